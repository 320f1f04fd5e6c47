#include "players/first_rat/turns.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

#include "engine/first_rat/turn.h"
#include "players/first_rat/hash.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

constexpr std::uint32_t no_parent = std::numeric_limits<std::uint32_t>::max();
/// How many tables one turn may lead to, at most about.
constexpr std::size_t most_turn_nodes = 6'000;
/// Every first decision may be followed this far in any case.
constexpr std::size_t least_room = 24;

/// Parts in the order cockpit, cargo bay, thruster, donation: any other order leads to the same.
unsigned building_order(const Action& action) {
  return action.deed == Deed::build ? action.what : 3U;
}

bool is_building(const Action& action) {
  return action.deed == Deed::build || action.deed == Deed::donate;
}

}  // namespace

std::size_t deciding_team(const Table& table) {
  return table.turn.phase == Phase::greg_best ? 0 : table.turn.team;
}

std::uint64_t hash_of(const Table& table) {
  // What is printed never changes within a game.
  constexpr std::size_t begin = sizeof(Printed);
  std::array<std::uint64_t, 32> words{};
  static_assert(sizeof(Table) - begin <= sizeof(words));
  std::memcpy(words.data(), reinterpret_cast<const unsigned char*>(&table) + begin,
              sizeof(Table) - begin);
  return hash_of(words);
}

void TurnTree::keep_if_new(std::uint32_t node) {
  if (seen_.insert(hash_of(nodes_[node].table)).second) ends_.push_back(node);
}

/// Follows one beginning to all its ends, as long as there is room.
void TurnTree::follow(std::uint32_t first, std::size_t room) {
  const std::uint8_t team = nodes_[0].table.turn.team;
  const std::uint16_t round = nodes_[0].table.round;
  const Phase began_in = nodes_[0].table.turn.phase;
  const auto is_over = [&](const Table& table) {
    if (began_in == Phase::greg_best) return true;
    return table.turn.team != team || table.round != round || table.turn.phase == Phase::over;
  };
  const std::size_t limit = nodes_.size() + room;
  const std::size_t ends_before = ends_.size();
  open_.assign(1, first);
  while (!open_.empty()) {
    const std::uint32_t node = open_.back();
    open_.pop_back();
    if (is_over(nodes_[node].table)) {
      keep_if_new(node);
      continue;
    }
    // Once the room is used up, one way is followed to its end and the others are dropped.
    const bool is_full = nodes_.size() >= limit;
    if (is_full && ends_.size() > ends_before) continue;
    // A copy, as the nodes move while they grow.
    const Node from = nodes_[node];
    bool is_followed = false;
    for_each_decision(from.table, [&](const Action& action) {
      if (is_full && is_followed) return;
      if (is_building(action) && is_building(from.action) && from.parent != no_parent &&
          building_order(action) < building_order(from.action))
        return;
      nodes_.push_back({from.table, action, node});
      NoWitness nobody;
      decide(nodes_.back().table, action, nobody);
      open_.push_back(static_cast<std::uint32_t>(nodes_.size() - 1));
      is_followed = true;
    });
  }
}

void TurnTree::grow(const Table& table) {
  nodes_.clear();
  ends_.clear();
  seen_.clear();
  nodes_.push_back({table, Action::of(Deed::end), no_parent});
  for_each_decision(table, [&](const Action& action) {
    // Whatever has many ways gets much of the room, but leaves some for those after it.
    const std::size_t left = most_turn_nodes - std::min(most_turn_nodes, nodes_.size());
    const std::size_t room = std::max(least_room, left / 4);
    nodes_.push_back({table, action, 0});
    NoWitness nobody;
    decide(nodes_.back().table, action, nobody);
    follow(static_cast<std::uint32_t>(nodes_.size() - 1), room);
  });
}

std::vector<Action> TurnTree::actions(std::size_t turn) const {
  std::vector<Action> actions;
  for (std::uint32_t node = ends_[turn]; nodes_[node].parent != no_parent;
       node = nodes_[node].parent)
    actions.push_back(nodes_[node].action);
  std::reverse(actions.begin(), actions.end());
  return actions;
}

}  // namespace cheesemoon::players
