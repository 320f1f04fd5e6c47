#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/brave_rats/brave_rats.h"

namespace cheesemoon::solve {

/// Rounds won and on the table, of red and blue: two bits each.
using Score = std::uint8_t;
constexpr std::size_t score_count = 256;

/// Who has +2 and who sees the other's card first, each nobody, red or blue.
using Edge = std::uint8_t;
constexpr std::size_t edge_count = 9;
constexpr Edge edge_of(unsigned bonus, unsigned sees_first) {
  return static_cast<Edge>(bonus * 3 + sees_first);
}
constexpr unsigned bonus_of(Edge edge) {
  return edge / 3U;
}
constexpr unsigned sees_first_of(Edge edge) {
  return edge % 3U;
}

/// The same with the players exchanged.
constexpr Score mirrored_score(Score score) {
  return static_cast<Score>(((score & 0x33U) << 2U) | ((score & 0xCCU) >> 2U));
}
constexpr Edge mirrored_edge(Edge edge) {
  constexpr std::array<std::uint8_t, 3> other{0, 2, 1};
  return edge_of(other[bonus_of(edge)], other[sees_first_of(edge)]);
}

/// The positions of two hands that have the same edge: a set of scores, and a number for each.
struct Block {
  std::array<std::uint64_t, score_count / 64> present{};
  std::array<std::uint16_t, score_count / 64> before{};
  std::uint32_t first = 0;

  void add(Score score) { present[score / 64U] |= std::uint64_t{1} << (score % 64U); }
  [[nodiscard]] bool contains(Score score) const {
    return ((present[score / 64U] >> (score % 64U)) & 1U) != 0;
  }
  [[nodiscard]] std::uint32_t number(Score score) const {
    const std::uint64_t lower = (std::uint64_t{1} << (score % 64U)) - 1;
    return first + before[score / 64U] +
           static_cast<std::uint32_t>(std::popcount(present[score / 64U] & lower));
  }
};

/// Two hands of the same size, red's not after blue's: the mirror image stands for the rest.
struct HandPair {
  brave_rats::Hand red;
  brave_rats::Hand blue;
  std::array<Block, edge_count> blocks;
};

/// All positions that can be reached from some roots, numbered without gaps. A position and its
/// mirror image, the same with the players exchanged, have one number.
class Positions {
 public:
  explicit Positions(std::span<const brave_rats::State> roots);

  /// How many positions have a number of their own.
  [[nodiscard]] std::size_t size() const { return size_; }
  /// How many positions with so many cards in each hand there are, mirror images counted as well.
  [[nodiscard]] std::uint64_t count(unsigned cards) const;

  /// The pairs of hands of so many cards each.
  [[nodiscard]] std::span<const HandPair> pairs(unsigned cards) const { return levels_[cards]; }

  struct Place {
    const HandPair* pair;
    bool is_mirrored;
  };
  /// Where two hands are, if they are.
  [[nodiscard]] std::optional<Place> find(brave_rats::Hand red, brave_rats::Hand blue) const;

  struct Number {
    std::uint32_t number;
    bool is_mirrored;
  };
  /// The number of a position of the play phase, if it is among these.
  [[nodiscard]] std::optional<Number> find(const brave_rats::State& state) const;

 private:
  HandPair& enter(brave_rats::Hand red, brave_rats::Hand blue);
  void add_successors(const HandPair& pair);
  void number_all();

  std::array<std::vector<HandPair>, brave_rats::hand_size + 1> levels_;
  /// By pair_code: the pair's place in its level, plus one.
  std::vector<std::uint32_t> places_;
  std::size_t size_ = 0;
};

/// The position of two hands with that edge and score.
brave_rats::State state_of(const HandPair& pair, Edge edge, Score score);

/// Shows all positions of two hands with their numbers.
template <class Visit>
void for_each_position(const HandPair& pair, const Visit& visit) {
  for (std::size_t edge = 0; edge < edge_count; ++edge) {
    const Block& block = pair.blocks[edge];
    for (std::size_t score = 0; score < score_count; ++score) {
      if (block.contains(static_cast<Score>(score)))
        visit(state_of(pair, static_cast<Edge>(edge), static_cast<Score>(score)),
              block.number(static_cast<Score>(score)));
    }
  }
}

Score score_of(const brave_rats::State& state);
Edge edge_of(const brave_rats::State& state);

/// How a round changes the score: the next score, or one of the two ends.
using NextScore = std::uint16_t;
constexpr NextScore red_has_won = 256;
constexpr NextScore blue_has_won = 257;
using ScoreChange = std::array<NextScore, score_count>;

/// What follows from two cards, whatever the score was.
struct RoundEffect {
  /// By who has +2: nobody, red, blue.
  std::array<const ScoreChange*, 3> score_change;
  Edge edge;
};

/// Asked of the rules once and kept, as there are only 192 cases.
const RoundEffect& effect_of(brave_rats::Card red, brave_rats::Card blue);

}  // namespace cheesemoon::solve
