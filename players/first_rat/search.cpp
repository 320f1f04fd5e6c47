#include "players/first_rat/search.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/core/chance.h"
#include "engine/first_rat/turn.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

/// How many of the turns that look best are tried at all.
constexpr std::size_t width = 12;
/// How much is tried that has not done well so far.
constexpr float exploration = 0.06F;
/// How much better a turn must look to be preferred by far, as a share of wins.
constexpr float temperature = 0.08F;
/// Beyond this many the tree is forgotten.
constexpr std::size_t most_nodes = 150'000;

bool greg_acts(const Table& table) {
  return table.turn.phase == Phase::greg_draw || table.turn.phase == Phase::greg_lose ||
         table.turn.phase == Phase::greg_comic;
}

/// A deck for Greg that fits all that was seen of it.
std::uint32_t likely_deck(const Table& table, Random& random) {
  const Printed& printed = table.printed;
  std::uint32_t deck = table.seen | (std::uint32_t{1} << (printed.a_cards + printed.b_cards));
  const auto fill = [&](unsigned first, unsigned kinds, unsigned wanted) {
    const std::uint32_t all = ((std::uint32_t{1} << kinds) - 1) << first;
    while (static_cast<unsigned>(std::popcount(deck & all)) < wanted) {
      std::uint32_t left = all & ~deck;
      for (auto skip = random.below(static_cast<std::uint32_t>(std::popcount(left))); skip > 0;
           --skip)
        left &= left - 1;
      deck |= left & (0U - left);
    }
  };
  fill(0, printed.a_cards, printed.a_in_deck);
  fill(printed.a_cards, printed.b_cards, printed.b_in_deck);
  return deck;
}

}  // namespace

TurnSearch::Values TurnSearch::values_of(const Table& table) {
  const Forecast expected = forecast(table, weights_for(table));
  Values values{};
  for (std::size_t team = 0; team < table.team_count; ++team)
    values[team] = worth_of(expected, team);
  return values;
}

std::uint32_t TurnSearch::node_for(const Table& table) {
  const std::uint64_t hash = hash_of(table);
  const auto found = known_.find(hash);
  if (found != known_.end() && nodes_[found->second].table == table) return found->second;
  nodes_.push_back({.table = table});
  const auto node = static_cast<std::uint32_t>(nodes_.size() - 1);
  known_[hash] = node;
  return node;
}

void TurnSearch::expand(std::uint32_t place) {
  turns_.grow(nodes_[place].table);
  const std::size_t team = deciding_team(nodes_[place].table);
  std::vector<Values> values(turns_.size());
  for (std::size_t turn = 0; turn < turns_.size(); ++turn)
    values[turn] = values_of(turns_.after(turn));
  std::vector<std::size_t> order(turns_.size());
  std::iota(order.begin(), order.end(), 0U);
  const std::size_t kept = std::min(width, order.size());
  std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(kept), order.end(),
                    [&](std::size_t left, std::size_t right) {
                      return values[left][team] != values[right][team]
                                 ? values[left][team] > values[right][team]
                                 : left < right;
                    });
  Node& node = nodes_[place];
  node.first_edge = static_cast<std::uint32_t>(edges_.size());
  node.edge_count = static_cast<std::uint32_t>(kept);
  node.expanded = true;
  float sum = 0;
  for (std::size_t choice = 0; choice < kept; ++choice) {
    const std::size_t turn = order[choice];
    const std::vector<Action> actions = turns_.actions(turn);
    Edge edge;
    edge.first_action = static_cast<std::uint32_t>(actions_.size());
    edge.action_count = static_cast<std::uint32_t>(actions.size());
    edge.expected = values[turn];
    edge.prior = std::exp((values[turn][team] - values[order[0]][team]) / temperature);
    sum += edge.prior;
    actions_.insert(actions_.end(), actions.begin(), actions.end());
    edges_.push_back(edge);
  }
  for (std::size_t choice = 0; choice < kept; ++choice)
    edges_[node.first_edge + choice].prior /= sum;
}

std::size_t TurnSearch::select(const Node& node) {
  const std::size_t team = deciding_team(node.table);
  const float root = std::sqrt(static_cast<float>(node.visits + 1));
  std::size_t best = 0;
  float best_score = -1e9F;
  for (std::size_t choice = 0; choice < node.edge_count; ++choice) {
    const Edge& edge = edges_[node.first_edge + choice];
    float mean = edge.expected[team];
    if (edge.visits > 0) {
      const Node& child = nodes_[edge.node];
      mean = child.sum[team] / static_cast<float>(child.visits);
    }
    const float score =
        mean + exploration * 0.3F * edge.prior * root / (1 + static_cast<float>(edge.visits));
    if (score <= best_score) continue;
    best = choice;
    best_score = score;
  }
  return best;
}

std::uint32_t TurnSearch::follow(Edge& edge, const Node& parent) {
  if (edge.visits > 0) return edge.node;
  Table table = parent.table;
  NoWitness nobody;
  for (std::uint32_t action = 0; action < edge.action_count; ++action)
    decide(table, actions_[edge.first_action + action], nobody);
  const std::uint32_t node = node_for(table);
  edge.node = node;
  return node;
}

std::uint32_t TurnSearch::let_greg_play(const Table& table) {
  State state{};
  state.table = table;
  state.box.deck = likely_deck(table, random_);
  while (FirstRat::actors(state).contains(Seat::chance))
    (void)FirstRat::apply(state, Seat::chance, draw_chance<FirstRat>(state, random_));
  return node_for(state.table);
}

void TurnSearch::simulate(std::uint32_t root) {
  std::vector<std::uint32_t> path{root};
  Values values{};
  while (true) {
    const std::uint32_t here = path.back();
    const Table& table = nodes_[here].table;
    if (table.turn.phase == Phase::over) {
      values = values_of(table);
      break;
    }
    if (greg_acts(table)) {
      const Table before = table;
      path.push_back(let_greg_play(before));
      continue;
    }
    if (!nodes_[here].expanded) {
      if (here != root && nodes_[here].visits == 0) {
        values = values_of(table);
        break;
      }
      expand(here);
      if (here != root) {
        values = edges_[nodes_[here].first_edge].expected;
        break;
      }
    }
    const std::size_t edge = nodes_[here].first_edge + select(nodes_[here]);
    const Node parent = nodes_[here];
    path.push_back(follow(edges_[edge], parent));
    ++edges_[edge].visits;
  }
  depth_ = std::max(depth_, static_cast<unsigned>(path.size() - 1));
  for (const std::uint32_t place : path) {
    Node& node = nodes_[place];
    ++node.visits;
    for (std::size_t team = 0; team < most_seats; ++team) node.sum[team] += values[team];
  }
}

std::vector<Action> TurnSearch::principal_from(std::uint32_t root) const {
  std::vector<Action> line;
  std::uint32_t here = root;
  while (nodes_[here].edge_count > 0) {
    const auto first = edges_.begin() + nodes_[here].first_edge;
    const auto best = std::max_element(
        first, first + nodes_[here].edge_count,
        [](const Edge& left, const Edge& right) { return left.visits < right.visits; });
    if (best->visits == 0) break;
    const auto action = actions_.begin() + best->first_action;
    line.insert(line.end(), action, action + best->action_count);
    here = best->node;
  }
  return line;
}

Thought TurnSearch::summary(std::uint32_t root) const {
  Thought thought;
  thought.nodes = thought_about_;
  thought.depth = depth_;
  thought.principal = principal_from(root);
  const Node& node = nodes_[root];
  for (std::size_t choice = 0; choice < node.edge_count; ++choice) {
    const Edge& edge = edges_[node.first_edge + choice];
    Line line;
    const auto first = actions_.begin() + edge.first_action;
    line.actions.assign(first, first + edge.action_count);
    line.visits = edge.visits;
    line.win_share = edge.expected;
    if (edge.visits > 0) {
      const Node& child = nodes_[edge.node];
      for (std::size_t team = 0; team < most_seats; ++team)
        line.win_share[team] = child.sum[team] / static_cast<float>(child.visits);
      line.points = forecast(child.table, weights_for(child.table)).points;
    }
    for (std::size_t team = 0; team < node.table.team_count; ++team)
      line.win_share[team] -= point_worth * line.points[team];
    thought.lines.push_back(std::move(line));
  }
  std::stable_sort(thought.lines.begin(), thought.lines.end(),
                   [](const Line& left, const Line& right) { return left.visits > right.visits; });
  return thought;
}

Thought TurnSearch::think(const Table& table, const Budget& budget, const Listener& listener) {
  const auto began = std::chrono::steady_clock::now();
  if (nodes_.size() > most_nodes || (!nodes_.empty() && nodes_[0].table.printed != table.printed)) {
    nodes_.clear();
    edges_.clear();
    actions_.clear();
    known_.clear();
  }
  thought_about_ = 0;
  depth_ = 0;
  const std::uint32_t root = node_for(table);
  const auto is_enough = [&] {
    if (budget.stop != nullptr && budget.stop->load(std::memory_order_relaxed)) return true;
    if (budget.nodes > 0 && thought_about_ >= budget.nodes) return true;
    if (nodes_.size() > 2 * most_nodes) return true;
    return budget.time.count() > 0 && thought_about_ % 8 == 0 &&
           std::chrono::steady_clock::now() - began >= budget.time;
  };
  std::uint64_t next_report = 64;
  do {
    simulate(root);
    ++thought_about_;
    // With one turn to choose from there is nothing to think about.
    if (nodes_[root].expanded && nodes_[root].edge_count == 1) break;
    if (listener && thought_about_ == next_report) {
      listener(summary(root));
      next_report *= 2;
    }
  } while (!is_enough());
  return summary(root);
}

}  // namespace cheesemoon::players
