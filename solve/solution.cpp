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

/// A pair of hands is solved so quickly that threads take several at a time.
constexpr std::size_t pairs_at_a_time = 16;

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

/// Solves the positions of one pair of hands after another, on one thread. What it needs for one
/// pair it keeps for the next.
class PairSolver {
 public:
  PairSolver(const Positions& positions, std::vector<double>& values)
      : positions_(positions), values_(values), games_(score_count) {}

  [[nodiscard]] double largest_gap() const { return largest_gap_; }

  /// Solves all positions of two hands; those with one card less are solved.
  void solve_pair(const HandPair& pair, unsigned cards) {
    red_cards_ = kinds_of(pair.red);
    blue_cards_ = kinds_of(pair.blue);
    is_last_card_ = cards == 1;
    find_branches(pair);
    for (unsigned bonus = 0; bonus < 3; ++bonus) {
      const std::span<const Block, 3> blocks(&pair.blocks[edge_of(bonus, 0)], 3);
      list_scores(blocks);
      fill_games(bonus);
      for (std::size_t place = 0; place < score_total_; ++place) solve_round(blocks, place);
    }
  }

 private:
  void find_branches(const HandPair& pair) {
    for (std::size_t row = 0; row < red_cards_.size(); ++row) {
      for (std::size_t column = 0; column < blue_cards_.size(); ++column) {
        Branch& branch = branches_[row * max_choices + column];
        branch.effect = &effect_of(red_cards_[row], blue_cards_[column]);
        if (is_last_card_) continue;
        Hand red = pair.red;
        Hand blue = pair.blue;
        red.remove(red_cards_[row]);
        blue.remove(blue_cards_[column]);
        const auto place = positions_.find(red, blue);
        const Edge edge = branch.effect->edge;
        branch.is_mirrored = place->is_mirrored;
        branch.block = &place->pair->blocks[place->is_mirrored ? mirrored_edge(edge) : edge];
      }
    }
  }

  /// The scores of all rounds, whoever sees first in them: those have the same matrix.
  void list_scores(std::span<const Block, 3> blocks) {
    score_total_ = 0;
    for (std::size_t word = 0; word < score_count / 64; ++word) {
      std::uint64_t left =
          blocks[0].present[word] | blocks[1].present[word] | blocks[2].present[word];
      for (; left != 0; left &= left - 1) {
        const auto bit = static_cast<std::size_t>(std::countr_zero(left));
        scores_[score_total_++] = static_cast<Score>(word * 64 + bit);
      }
    }
  }

  void fill_games(unsigned bonus) {
    for (std::size_t row = 0; row < red_cards_.size(); ++row) {
      for (std::size_t column = 0; column < blue_cards_.size(); ++column) {
        const Branch& branch = branches_[row * max_choices + column];
        const ScoreChange& change = *branch.effect->score_change[bonus];
        for (std::size_t place = 0; place < score_total_; ++place)
          games_[place].payoff[row][column] = value_after(branch, change[scores_[place]]);
      }
    }
  }

  [[nodiscard]] double value_after(const Branch& branch, NextScore next) const {
    if (next == red_has_won) return 1;
    if (next == blue_has_won) return -1;
    if (is_last_card_) return 0;
    return branch.is_mirrored ? -values_[branch.block->number(mirror_table[next])]
                              : values_[branch.block->number(static_cast<Score>(next))];
  }

  /// The blocks are those in which nobody, red and blue see first.
  void solve_round(std::span<const Block, 3> blocks, std::size_t place) {
    MatrixGame& game = games_[place];
    game.rows = red_cards_.size();
    game.columns = blue_cards_.size();
    const Score score = scores_[place];
    const PureBounds bounds = pure_bounds(game);
    if (blocks[0].contains(score)) {
      double value = bounds.rows_first;
      if (bounds.rows_first != bounds.columns_first) {
        const MatrixSolution solution = solve_mixed(game);
        value = solution.value();
        largest_gap_ = std::max(largest_gap_, solution.gap);
      }
      values_[blocks[0].number(score)] = value;
    }
    // Whoever sees first answers the other's best card.
    if (blocks[1].contains(score)) values_[blocks[1].number(score)] = bounds.columns_first;
    if (blocks[2].contains(score)) values_[blocks[2].number(score)] = bounds.rows_first;
  }

  const Positions& positions_;
  std::vector<double>& values_;
  double largest_gap_ = 0;

  Kinds red_cards_;
  Kinds blue_cards_;
  bool is_last_card_ = false;
  std::array<Branch, max_choices * max_choices> branches_{};
  std::array<Score, score_count> scores_{};
  std::size_t score_total_ = 0;
  std::vector<MatrixGame> games_;
};

}  // namespace

Solution::Solution(std::span<const State> roots, unsigned threads)
    : positions_(roots), values_(positions_.size()) {
  std::vector<PairSolver> solvers(threads, PairSolver(positions_, values_));
  cores::Workers workers(threads);
  for (unsigned cards = 1; cards <= brave_rats::hand_size; ++cards) {
    const auto pairs = positions_.pairs(cards);
    workers.for_each(
        pairs.size(),
        [&](unsigned thread, std::size_t place) {
          solvers[thread].solve_pair(pairs[place], cards);
        },
        pairs_at_a_time);
  }
  for (const PairSolver& solver : solvers)
    largest_gap_ = std::max(largest_gap_, solver.largest_gap());
}

std::optional<double> Solution::value(const State& state) const {
  if (brave_rats::BraveRats::is_terminal(state)) return value_at_end(state);
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
