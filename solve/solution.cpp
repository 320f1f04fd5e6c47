#include "solve/solution.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <utility>

namespace cheesemoon::solve {

using brave_rats::Card;
using brave_rats::Hand;
using brave_rats::State;

namespace {

using Kinds = FixedVector<Card, brave_rats::card_kinds>;

/// Where a pair of cards leads from two hands.
struct Branch {
  const RoundEffect* effect = nullptr;
  const Block* block = nullptr;
  bool is_mirrored = false;
};

constexpr auto mirror_table = [] {
  std::array<Score, score_count> table{};
  for (std::size_t score = 0; score < score_count; ++score)
    table[score] = mirrored_score(static_cast<Score>(score));
  return table;
}();

}  // namespace

Solution::Solution(std::span<const State> roots, unsigned threads)
    : positions_(roots), values_(positions_.size()) {
  std::vector<double> gaps(threads, 0.0);
  for (unsigned cards = 1; cards <= brave_rats::hand_size; ++cards) {
    const auto pairs = positions_.pairs(cards);
    for_each_in_parallel(pairs.size(), threads, [&](unsigned thread, std::size_t place) {
      gaps[thread] = std::max(gaps[thread], solve_pair(pairs[place], cards));
    });
  }
  largest_gap_ = *std::max_element(gaps.begin(), gaps.end());
}

/// Solves all positions of two hands; those with one card less are solved. Returns the largest gap.
double Solution::solve_pair(const HandPair& pair, unsigned cards) {
  const Kinds red_cards = kinds_of(pair.red);
  const Kinds blue_cards = kinds_of(pair.blue);
  std::array<Branch, max_choices * max_choices> branches;
  for (std::size_t row = 0; row < red_cards.size(); ++row) {
    for (std::size_t column = 0; column < blue_cards.size(); ++column) {
      Branch& branch = branches[row * max_choices + column];
      branch.effect = &effect_of(red_cards[row], blue_cards[column]);
      if (cards == 1) continue;
      Hand red = pair.red;
      Hand blue = pair.blue;
      red.remove(red_cards[row]);
      blue.remove(blue_cards[column]);
      const auto place = positions_.find(red, blue);
      const Edge edge = branch.effect->edge;
      branch.is_mirrored = place->is_mirrored;
      branch.block = &place->pair->blocks[place->is_mirrored ? mirrored_edge(edge) : edge];
    }
  }

  double largest_gap = 0;
  std::array<Score, score_count> scores;
  std::array<MatrixGame, score_count> games;
  for (unsigned bonus = 0; bonus < 3; ++bonus) {
    // Rounds that differ only in who sees first have the same matrix.
    const Block* blocks = &pair.blocks[edge_of(bonus, 0)];
    std::size_t count = 0;
    for (std::size_t word = 0; word < score_count / 64; ++word) {
      std::uint64_t left =
          blocks[0].present[word] | blocks[1].present[word] | blocks[2].present[word];
      for (; left != 0; left &= left - 1)
        scores[count++] =
            static_cast<Score>(word * 64 + static_cast<std::size_t>(std::countr_zero(left)));
    }
    for (std::size_t row = 0; row < red_cards.size(); ++row) {
      for (std::size_t column = 0; column < blue_cards.size(); ++column) {
        const Branch& branch = branches[row * max_choices + column];
        const ScoreChange& change = *branch.effect->score_change[bonus];
        for (std::size_t place = 0; place < count; ++place) {
          const NextScore next = change[scores[place]];
          double value = 0;
          if (next == red_has_won) {
            value = 1;
          } else if (next == blue_has_won) {
            value = -1;
          } else if (cards > 1) {
            value = branch.is_mirrored ? -values_[branch.block->number(mirror_table[next])]
                                       : values_[branch.block->number(static_cast<Score>(next))];
          }
          games[place].payoff[row][column] = value;
        }
      }
    }
    for (std::size_t place = 0; place < count; ++place) {
      MatrixGame& game = games[place];
      game.rows = red_cards.size();
      game.columns = blue_cards.size();
      const Score score = scores[place];
      const PureBounds bounds = pure_bounds(game);
      if (blocks[0].contains(score)) {
        double value = bounds.rows_first;
        if (bounds.rows_first != bounds.columns_first) {
          const MatrixSolution solution = solve_mixed(game);
          value = solution.value();
          largest_gap = std::max(largest_gap, solution.gap);
        }
        values_[blocks[0].number(score)] = value;
      }
      // Whoever sees first answers the other's best card.
      if (blocks[1].contains(score)) values_[blocks[1].number(score)] = bounds.columns_first;
      if (blocks[2].contains(score)) values_[blocks[2].number(score)] = bounds.rows_first;
    }
  }
  return largest_gap;
}

std::optional<double> Solution::value(const State& state) const {
  if (brave_rats::BraveRats::is_terminal(state)) return brave_rats::BraveRats::returns(state)[0];
  const auto number = positions_.find(state);
  if (!number) return std::nullopt;
  const double value = values_[number->number];
  return number->is_mirrored ? -value : value;
}

Kinds kinds_of(Hand hand) {
  Kinds kinds;
  for (const Card card : brave_rats::all_cards) {
    if (hand.contains(card)) kinds.push_back(card);
  }
  return kinds;
}

Round round_at(const Solution& solution, const State& state) {
  Round round;
  round.red_cards = kinds_of(state.sides[0].hand);
  round.blue_cards = kinds_of(state.sides[1].hand);
  round.game.rows = round.red_cards.size();
  round.game.columns = round.blue_cards.size();
  for (std::size_t row = 0; row < round.game.rows; ++row) {
    for (std::size_t column = 0; column < round.game.columns; ++column) {
      State next = state;
      play_round(next, round.red_cards[row], round.blue_cards[column]);
      const auto value = solution.value(next);
      assert(value.has_value());
      round.game.payoff[row][column] = value.value_or(0);
    }
  }
  return round;
}

}  // namespace cheesemoon::solve
