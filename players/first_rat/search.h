#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <unordered_map>
#include <vector>

#include "engine/core/random.h"
#include "engine/first_rat/first_rat.h"
#include "players/budget.h"
#include "players/first_rat/forecast.h"
#include "players/first_rat/turns.h"

namespace cheesemoon::players {

/// A whole turn that was thought about.
struct Line {
  std::vector<first_rat::Action> actions;
  std::uint32_t visits = 0;
  /// What it leads to, by team: the share of wins, and points as they look right after the turn.
  std::array<float, first_rat::most_seats> win_share{};
  std::array<float, first_rat::most_seats> points{};
};

struct Thought {
  /// The best first.
  std::vector<Line> lines;
  /// The decisions that are expected to follow each other, from the one that is due; those of
  /// chance are not among them.
  std::vector<first_rat::Action> principal;
  std::uint64_t nodes = 0;
  /// How many turns the deepest line has.
  unsigned depth = 0;
};

/// Monte-Carlo tree search over whole turns: a few of the turns that look best are tried, those
/// that do well more often. Tables are judged by forecast; every team is taken to play for itself.
class TurnSearch {
 public:
  explicit TurnSearch(Random random) : random_(random) {}

  /// Hears what is thought so far, each time that twice as much was thought.
  using Listener = std::function<void(const Thought&)>;

  /// Thinks about the turn that is due. What was found for earlier turns is used again.
  Thought think(const first_rat::Table& table, const Budget& budget, const Listener& listener = {});

 private:
  using Values = std::array<float, first_rat::most_seats>;

  struct Edge {
    std::uint32_t first_action = 0;
    std::uint32_t action_count = 0;
    std::uint32_t node = 0;
    std::uint32_t visits = 0;
    float prior = 0;
    Values expected{};
  };
  struct Node {
    first_rat::Table table;
    Values sum{};
    std::uint32_t visits = 0;
    std::uint32_t first_edge = 0;
    std::uint32_t edge_count = 0;
    bool expanded = false;
  };

  std::uint32_t node_for(const first_rat::Table& table);
  void expand(std::uint32_t place);
  std::size_t select(const Node& node);
  std::uint32_t follow(Edge& edge, const Node& parent);
  std::uint32_t let_greg_play(const first_rat::Table& table);
  void simulate(std::uint32_t root);
  [[nodiscard]] Thought summary(std::uint32_t root) const;
  [[nodiscard]] std::vector<first_rat::Action> principal_from(std::uint32_t root) const;
  static Values values_of(const first_rat::Table& table);

  Random random_;
  TurnTree turns_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<first_rat::Action> actions_;
  std::unordered_map<std::uint64_t, std::uint32_t> known_;
  std::uint64_t thought_about_ = 0;
  unsigned depth_ = 0;
};

}  // namespace cheesemoon::players
