#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "cores/workers.h"
#include "engine/core/random.h"
#include "engine/first_rat/first_rat.h"
#include "players/budget.h"
#include "players/first_rat/expansion.h"
#include "players/first_rat/judge.h"

namespace cheesemoon::players {

/// A whole turn that was thought about.
struct Line {
  std::vector<first_rat::Action> actions;
  std::uint32_t visits = 0;
  /// What it is expected to lead to, by team.
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

/// How those who do not think are taken to play, with more than two at the table.
enum class Others : std::uint8_t {
  /// What looks best to them. So one sees as far as one's own next turn, which is worth more than
  /// knowing all that they might do; but it flatters who thinks.
  at_first_sight,
  /// As well as who thinks: weaker, but fair to all.
  as_well
};

/// What a search is to be told besides the table.
struct SearchHabits {
  Others others = Others::at_first_sight;
  Judge judge = house_judge();
};

/// Monte-Carlo tree search over whole turns: a few of the turns that look best are tried, those
/// that do well more often. A judge is asked about all turns of a table at once; every team is
/// taken to play for itself.
/// Several tables at a time are looked at, so that several threads can; which ones does not depend
/// on the number of threads.
class TurnSearch {
 public:
  explicit TurnSearch(Random random, SearchHabits habits = {})
      : random_(random), habits_(std::move(habits)) {}

  /// Hears what is thought so far, each time that twice as much was thought.
  using Listener = std::function<void(const Thought&)>;

  /// Thinks about the turn that is due. What was found for earlier turns is used again.
  Thought think(const first_rat::Table& table, const Budget& budget, const Listener& listener = {});

 private:
  struct Edge {
    Candidate turn{};
    std::uint32_t node = 0;
    std::uint32_t visits = 0;
  };
  struct Node {
    first_rat::Table table;
    /// The mean of what was found below.
    Forecast mean{};
    std::uint32_t visits = 0;
    /// Ways through this node whose end is not judged yet.
    std::uint32_t pending = 0;
    std::uint32_t first_edge = 0;
    std::uint32_t edge_count = 0;
  };
  /// What is found at the end of a way: a table that is judged already, when its parent's turns
  /// were looked at; one that is to be judged alone; one whose turns are to be looked at; or one
  /// that somebody is looking at.
  enum class Ending : std::uint8_t { judged, to_judge, to_expand, taken };
  /// A way from the root to a table that is to be judged.
  struct Descent {
    std::vector<std::uint32_t> nodes;
    std::vector<std::uint32_t> edges;
    Expansion expansion;
  };

  std::uint32_t node_for(const first_rat::Table& table);
  std::size_t select(const Node& node) const;
  std::uint32_t follow(std::uint32_t edge, std::uint32_t parent);
  Ending descend(std::uint32_t root, Descent& descent);
  void take_back(const Descent& descent);
  void learn(const Descent& descent, const Forecast& found);
  void add_edges(Node& node, const Expansion& expansion);
  void simulate(std::uint32_t root, std::size_t at_once, std::uint64_t most,
                cores::Workers& workers);
  void forget();
  [[nodiscard]] Thought summary(std::uint32_t root) const;
  [[nodiscard]] std::vector<first_rat::Action> principal_from(std::uint32_t root) const;

  Random random_;
  SearchHabits habits_;
  std::vector<Expander> expanders_;
  std::vector<Descent> descents_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<first_rat::Action> actions_;
  std::unordered_map<std::uint64_t, std::uint32_t> known_;
  std::uint64_t thought_about_ = 0;
  unsigned depth_ = 0;
  /// Who thinks.
  std::size_t team_ = 0;
};

}  // namespace cheesemoon::players
