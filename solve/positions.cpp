#include "solve/positions.h"

#include <algorithm>
#include <memory>
#include <set>

namespace cheesemoon::solve {

using brave_rats::all_cards;
using brave_rats::Card;
using brave_rats::Hand;
using brave_rats::Standing;
using brave_rats::State;

namespace {

/// Of each kind a pair of hands holds one of six combinations of copies, as no kind has more than
/// two: a pair is a number with eight digits from 0 to 5, below 6 to the power of 8.
constexpr std::size_t pair_codes = 1'679'616;

std::size_t pair_code(Hand red, Hand blue) {
  // By copies in red's and in blue's hand.
  constexpr std::array<std::array<std::size_t, 3>, 3> digits{{{0, 1, 2}, {3, 4, 0}, {5, 0, 0}}};
  std::size_t code = 0;
  for (const Card card : all_cards) code = code * 6 + digits[red.count(card)][blue.count(card)];
  return code;
}

bool must_mirror(Hand red, Hand blue) {
  return blue < red;
}

State make_state(Edge edge, Score score) {
  State state{};
  const auto part = [&](unsigned shift) {
    return static_cast<std::uint8_t>((static_cast<unsigned>(score) >> shift) & 3U);
  };
  for (std::size_t side = 0; side < 2; ++side) {
    Standing& standing = state.sides[side].standing;
    const auto shift = static_cast<unsigned>(side) * 2;
    standing.won = part(shift) & 7U;
    standing.on_table = part(4 + shift) & 3U;
    standing.bonus = bonus_of(edge) == side + 1 ? 1 : 0;
    standing.sees_first = sees_first_of(edge) == side + 1 ? 1 : 0;
  }
  return state;
}

/// Plays the round by the rules, with cards to spare in both hands.
State after_round(Score score, unsigned bonus, Card red, Card blue) {
  State state = make_state(edge_of(bonus, 0), score);
  for (brave_rats::Side& side : state.sides) side.hand.add(Card::musician);
  state.sides[0].hand.add(red);
  state.sides[1].hand.add(blue);
  play_round(state, red, blue);
  return state;
}

struct Effects {
  std::array<std::array<RoundEffect, brave_rats::card_kinds>, brave_rats::card_kinds> table{};
  /// The few different changes there are, shared so that they stay in the nearest cache.
  std::set<ScoreChange> changes;

  Effects() {
    for (const Card red : all_cards) {
      for (const Card blue : all_cards) {
        RoundEffect& effect = table[index(red)][index(blue)];
        effect.edge = edge_of(after_round(0, 0, red, blue));
        for (unsigned bonus = 0; bonus < 3; ++bonus) {
          ScoreChange change{};
          for (std::size_t score = 0; score < score_count; ++score) {
            const State next = after_round(static_cast<Score>(score), bonus, red, blue);
            const auto winner = brave_rats::winner(next);
            change[score] = !winner                ? score_of(next)
                            : *winner == Seat::one ? red_has_won
                                                   : blue_has_won;
          }
          effect.score_change[bonus] = &*changes.insert(change).first;
        }
      }
    }
  }
};

}  // namespace

State state_of(const HandPair& pair, Edge edge, Score score) {
  State state = make_state(edge, score);
  state.sides[0].hand = pair.red;
  state.sides[1].hand = pair.blue;
  return state;
}

Score score_of(const State& state) {
  const Standing one = state.sides[0].standing;
  const Standing two = state.sides[1].standing;
  return static_cast<Score>((one.won & 3U) | ((two.won & 3U) << 2U) |
                            (static_cast<unsigned>(one.on_table) << 4U) |
                            (static_cast<unsigned>(two.on_table) << 6U));
}

Edge edge_of(const State& state) {
  const auto whose = [](unsigned one, unsigned two) { return one != 0 ? 1U : two != 0 ? 2U : 0U; };
  const Standing one = state.sides[0].standing;
  const Standing two = state.sides[1].standing;
  return edge_of(whose(one.bonus, two.bonus), whose(one.sees_first, two.sees_first));
}

const RoundEffect& effect_of(Card red, Card blue) {
  static const Effects effects;
  return effects.table[index(red)][index(blue)];
}

Positions::Positions(std::span<const State> roots) : places_(pair_codes, 0) {
  for (const State& root : roots) {
    const bool mirror = must_mirror(root.sides[0].hand, root.sides[1].hand);
    HandPair& pair = enter(root.sides[0].hand, root.sides[1].hand);
    const Edge edge = edge_of(root);
    const Score score = score_of(root);
    pair.blocks[mirror ? mirrored_edge(edge) : edge].add(mirror ? mirrored_score(score) : score);
    if (pair.red == pair.blue) pair.blocks[mirrored_edge(edge)].add(mirrored_score(score));
  }
  for (unsigned cards = brave_rats::hand_size; cards > 1; --cards) {
    for (const HandPair& pair : levels_[cards]) add_successors(pair);
  }
  number_all();
}

HandPair& Positions::enter(Hand red, Hand blue) {
  const bool mirror = must_mirror(red, blue);
  const Hand first = mirror ? blue : red;
  const Hand second = mirror ? red : blue;
  std::vector<HandPair>& level = levels_[red.size()];
  std::uint32_t& place = places_[pair_code(first, second)];
  if (place == 0) {
    level.push_back({first, second, {}});
    place = static_cast<std::uint32_t>(level.size());
  }
  return level[place - 1];
}

void Positions::add_successors(const HandPair& pair) {
  // Who sees first does not change where a round leads.
  std::array<std::array<std::uint64_t, score_count / 64>, 3> scores{};
  for (std::size_t edge = 0; edge < edge_count; ++edge) {
    for (std::size_t word = 0; word < score_count / 64; ++word)
      scores[bonus_of(static_cast<Edge>(edge))][word] |= pair.blocks[edge].present[word];
  }
  for (const Card red_card : all_cards) {
    if (!pair.red.contains(red_card)) continue;
    for (const Card blue_card : all_cards) {
      if (!pair.blue.contains(blue_card)) continue;
      Hand red = pair.red;
      Hand blue = pair.blue;
      red.remove(red_card);
      blue.remove(blue_card);
      const bool mirror = must_mirror(red, blue);
      const RoundEffect& effect = effect_of(red_card, blue_card);
      HandPair& next_pair = enter(red, blue);
      Block& block = next_pair.blocks[mirror ? mirrored_edge(effect.edge) : effect.edge];
      // Equal hands are their own mirror image, so both images of a position are kept there.
      Block* twin = red == blue ? &next_pair.blocks[mirrored_edge(effect.edge)] : nullptr;
      for (unsigned bonus = 0; bonus < 3; ++bonus) {
        const ScoreChange& change = *effect.score_change[bonus];
        for (std::size_t word = 0; word < score_count / 64; ++word) {
          for (std::uint64_t left = scores[bonus][word]; left != 0; left &= left - 1) {
            const NextScore next =
                change[word * 64 + static_cast<std::size_t>(std::countr_zero(left))];
            if (next >= red_has_won) continue;
            const auto score = static_cast<Score>(next);
            block.add(mirror ? mirrored_score(score) : score);
            if (twin != nullptr) twin->add(mirrored_score(score));
          }
        }
      }
    }
  }
}

void Positions::number_all() {
  std::uint32_t next = 0;
  for (std::vector<HandPair>& level : levels_) {
    for (HandPair& pair : level) {
      for (Block& block : pair.blocks) {
        block.first = next;
        std::uint16_t before = 0;
        for (std::size_t word = 0; word < block.present.size(); ++word) {
          block.before[word] = before;
          before = static_cast<std::uint16_t>(before + std::popcount(block.present[word]));
        }
        next += before;
      }
    }
  }
  size_ = next;
}

std::uint64_t Positions::count(unsigned cards) const {
  std::uint64_t count = 0;
  for (const HandPair& pair : levels_[cards]) {
    std::uint64_t here = 0;
    for (const Block& block : pair.blocks) {
      for (const std::uint64_t word : block.present)
        here += static_cast<std::uint64_t>(std::popcount(word));
    }
    count += pair.red == pair.blue ? here : 2 * here;
  }
  return count;
}

std::optional<Positions::Place> Positions::find(Hand red, Hand blue) const {
  const bool mirror = must_mirror(red, blue);
  const Hand first = mirror ? blue : red;
  const Hand second = mirror ? red : blue;
  const std::uint32_t place = places_[pair_code(first, second)];
  if (place == 0) return std::nullopt;
  return Place{&levels_[red.size()][place - 1], mirror};
}

std::optional<Positions::Number> Positions::find(const State& state) const {
  const auto place = find(state.sides[0].hand, state.sides[1].hand);
  if (!place) return std::nullopt;
  const Edge edge = edge_of(state);
  const Score score = score_of(state);
  const Block& block = place->pair->blocks[place->is_mirrored ? mirrored_edge(edge) : edge];
  const Score sought = place->is_mirrored ? mirrored_score(score) : score;
  if (!block.contains(sought)) return std::nullopt;
  return Number{block.number(sought), place->is_mirrored};
}

}  // namespace cheesemoon::solve
