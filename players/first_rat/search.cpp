#include "players/first_rat/search.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "engine/first_rat/turn.h"
#include "players/first_rat/greg_turn.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

/// How much is tried that has not done well so far.
constexpr float exploration = 0.054F;
/// Beyond this many the tree is forgotten.
constexpr std::size_t most_nodes = 150'000;
/// How many tables are looked at together at most, and how large the tree must be for one more.
constexpr std::size_t most_at_once = 8;
constexpr std::uint32_t visits_for_one_more = 64;
/// After so many ways it is looked whether there was enough thinking.
constexpr std::uint64_t ways_between_looks = 64;
/// How much worse a way looks that somebody is just looking at, so that others look elsewhere.
constexpr float discouragement = 0.2F;

}  // namespace

std::uint32_t TurnSearch::node_for(const Table& table) {
  const std::uint64_t hash = hash_of(table);
  const auto found = known_.find(hash);
  if (found != known_.end() && nodes_[found->second].table == table) return found->second;
  nodes_.push_back({.table = table});
  const auto node = static_cast<std::uint32_t>(nodes_.size() - 1);
  known_[hash] = node;
  return node;
}

std::size_t TurnSearch::select(const Node& node) const {
  const std::size_t team = deciding_team(node.table);
  const float root = std::sqrt(static_cast<float>(node.visits + node.pending));
  const bool is_taken_at_first_sight =
      habits_.others == Others::at_first_sight && node.table.team_count > 2 && team != team_;
  const std::size_t choices = is_taken_at_first_sight ? 1 : node.edge_count;
  std::size_t best = 0;
  float best_score = -1e9F;
  for (std::size_t choice = 0; choice < choices; ++choice) {
    const Edge& edge = edges_[node.first_edge + choice];
    float hope = worth_of(edge.turn.expected, team);
    if (edge.visits > 0) {
      const Node& child = nodes_[edge.node];
      if (child.visits > 0) hope = worth_of(child.mean, team);
      hope -= discouragement * static_cast<float>(child.pending) /
              static_cast<float>(child.visits + std::max(child.pending, 1U));
    }
    const float score =
        hope + exploration * edge.turn.prior * root / (1 + static_cast<float>(edge.visits));
    if (score <= best_score) continue;
    best = choice;
    best_score = score;
  }
  return best;
}

std::uint32_t TurnSearch::follow(std::uint32_t edge, std::uint32_t parent) {
  if (edges_[edge].visits > 0) return edges_[edge].node;
  Table table = nodes_[parent].table;
  NoWitness nobody;
  const Candidate& turn = edges_[edge].turn;
  for (std::uint32_t action = 0; action < turn.action_count; ++action)
    decide(table, actions_[turn.first_action + action], nobody);
  const std::uint32_t node = node_for(table);
  edges_[edge].node = node;
  return node;
}

TurnSearch::Ending TurnSearch::descend(std::uint32_t root, Descent& descent) {
  descent.nodes.assign(1, root);
  descent.edges.clear();
  Ending if_new = Ending::to_judge;
  while (true) {
    const std::uint32_t here = descent.nodes.back();
    const bool is_pending = nodes_[here].pending > 0;
    ++nodes_[here].pending;
    const Table& table = nodes_[here].table;
    if (table.turn.phase == Phase::over) return if_new;
    if (greg_acts(table)) {
      descent.nodes.push_back(node_for(after_greg(table, random_)));
      if_new = Ending::to_judge;
      continue;
    }
    if (nodes_[here].edge_count == 0) {
      if (is_pending) return Ending::taken;
      return here != root && nodes_[here].visits == 0 ? if_new : Ending::to_expand;
    }
    const auto edge = static_cast<std::uint32_t>(nodes_[here].first_edge + select(nodes_[here]));
    descent.nodes.push_back(follow(edge, here));
    descent.edges.push_back(edge);
    ++edges_[edge].visits;
    if_new = Ending::judged;
  }
}

void TurnSearch::take_back(const Descent& descent) {
  for (const std::uint32_t node : descent.nodes) --nodes_[node].pending;
  for (const std::uint32_t edge : descent.edges) --edges_[edge].visits;
}

/// Adds what was found at the end of a way to everything on it.
void TurnSearch::learn(const Descent& descent, const Forecast& found) {
  for (const std::uint32_t place : descent.nodes) {
    Node& node = nodes_[place];
    --node.pending;
    ++node.visits;
    const float weight = 1 / static_cast<float>(node.visits);
    for (std::size_t team = 0; team < node.table.team_count; ++team) {
      node.mean.win_share[team] += weight * (found.win_share[team] - node.mean.win_share[team]);
      node.mean.points[team] += weight * (found.points[team] - node.mean.points[team]);
    }
  }
  depth_ = std::max(depth_, static_cast<unsigned>(descent.nodes.size() - 1));
  ++thought_about_;
}

void TurnSearch::add_edges(Node& node, const Expansion& expansion) {
  node.first_edge = static_cast<std::uint32_t>(edges_.size());
  node.edge_count = static_cast<std::uint32_t>(expansion.candidates.size());
  const auto first_action = static_cast<std::uint32_t>(actions_.size());
  actions_.insert(actions_.end(), expansion.actions.begin(), expansion.actions.end());
  for (Candidate turn : expansion.candidates) {
    turn.first_action += first_action;
    edges_.push_back({turn});
  }
}

/// Follows ways until so many tables are to be expanded, or so many ways were followed.
void TurnSearch::simulate(std::uint32_t root, std::size_t at_once, std::uint64_t most,
                          cores::Workers& workers) {
  std::size_t to_expand = 0;
  for (std::uint64_t way = 0; to_expand < at_once && way < most; ++way) {
    if (descents_.size() == to_expand) descents_.emplace_back();
    Descent& descent = descents_[to_expand];
    const Ending ending = descend(root, descent);
    if (ending == Ending::taken) {
      take_back(descent);
      break;
    }
    if (ending == Ending::to_expand) {
      ++to_expand;
      continue;
    }
    learn(descent, ending == Ending::judged
                       ? edges_[descent.edges.back()].turn.expected
                       : judge_one(habits_.judge, nodes_[descent.nodes.back()].table));
  }
  workers.for_each(to_expand, [this](unsigned thread, std::size_t item) {
    Descent& descent = descents_[item];
    const Table& table = nodes_[descent.nodes.back()].table;
    expanders_[thread].expand(table, habits_.judge, descent.expansion);
  });
  for (std::size_t place = 0; place < to_expand; ++place) {
    const Descent& descent = descents_[place];
    add_edges(nodes_[descent.nodes.back()], descent.expansion);
    learn(descent, descent.expansion.candidates.front().expected);
  }
}

void TurnSearch::forget() {
  nodes_.clear();
  edges_.clear();
  actions_.clear();
  known_.clear();
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
    const auto action = actions_.begin() + best->turn.first_action;
    line.insert(line.end(), action, action + best->turn.action_count);
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
    const auto first = actions_.begin() + edge.turn.first_action;
    line.actions.assign(first, first + edge.turn.action_count);
    line.visits = edge.visits;
    const Forecast& expected = edge.visits > 0 ? nodes_[edge.node].mean : edge.turn.expected;
    line.win_share = expected.win_share;
    line.points = expected.points;
    thought.lines.push_back(std::move(line));
  }
  std::stable_sort(thought.lines.begin(), thought.lines.end(),
                   [](const Line& left, const Line& right) { return left.visits > right.visits; });
  return thought;
}

Thought TurnSearch::think(const Table& table, const Budget& budget, const Listener& listener) {
  const auto began = std::chrono::steady_clock::now();
  if (nodes_.size() > most_nodes || (!nodes_.empty() && nodes_[0].table.printed != table.printed))
    forget();
  const unsigned threads = std::max(1U, budget.threads);
  if (expanders_.size() < threads) expanders_.resize(threads);
  cores::Workers workers(threads);
  thought_about_ = 0;
  depth_ = 0;
  team_ = deciding_team(table);
  const std::uint32_t root = node_for(table);
  const auto is_enough = [&] {
    if (budget.stop != nullptr && budget.stop->load(std::memory_order_relaxed)) return true;
    if (budget.nodes > 0 && thought_about_ >= budget.nodes) return true;
    if (nodes_.size() > 2 * most_nodes) return true;
    return budget.time.count() > 0 && std::chrono::steady_clock::now() - began >= budget.time;
  };
  std::uint64_t next_report = 64;
  do {
    std::uint64_t at_once = 1 + nodes_[root].visits / visits_for_one_more;
    at_once = std::min<std::uint64_t>(at_once, most_at_once);
    std::uint64_t most = ways_between_looks;
    if (budget.nodes > 0) most = std::min(most, budget.nodes - thought_about_);
    simulate(root, at_once, most, workers);
    // With one turn to choose from there is nothing to think about.
    if (nodes_[root].edge_count == 1) break;
    if (listener && thought_about_ >= next_report) {
      listener(summary(root));
      next_report *= 2;
    }
  } while (!is_enough());
  return summary(root);
}

}  // namespace cheesemoon::players
