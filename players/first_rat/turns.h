#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_set>
#include <vector>

#include "engine/first_rat/first_rat.h"

namespace cheesemoon::players {

/// Whose decision is due: in Greg's turn the player decides between equal tracks.
std::size_t deciding_team(const first_rat::Table& table);

/// Everything that a team can do with a turn, from the decision that is due to the turn's end.
///
/// Parts are built in one order only and turns that lead to the same table are kept once. If there
/// are very many, some are left out, but every way to begin is followed to an end.
class TurnTree {
 public:
  /// Lists the turns of the team that has to decide on this table.
  void grow(const first_rat::Table& table);

  [[nodiscard]] std::size_t size() const { return ends_.size(); }
  /// The table after a turn.
  [[nodiscard]] const first_rat::Table& after(std::size_t turn) const {
    return nodes_[ends_[turn]].table;
  }
  /// The decisions of a turn.
  [[nodiscard]] std::vector<first_rat::Action> actions(std::size_t turn) const;

 private:
  struct Node {
    first_rat::Table table;
    first_rat::Action action = first_rat::Action::of(first_rat::Deed::end);
    std::uint32_t parent = 0;
  };
  void follow(std::uint32_t first, std::size_t room);
  void keep_if_new(std::uint32_t node);

  std::vector<Node> nodes_;
  std::vector<std::uint32_t> ends_;
  std::vector<std::uint32_t> open_;
  std::unordered_set<std::uint64_t> seen_;
};

/// A number for what can change on a table; equal tables have the same.
std::uint64_t hash_of(const first_rat::Table& table);

}  // namespace cheesemoon::players
