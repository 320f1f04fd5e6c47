#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace cheesemoon {

/// Something that can be chosen about a game before it begins.
struct GameOption {
  std::string_view name;
  /// The first is the usual one.
  std::span<const std::string_view> values;
  /// Only a game with so many seats has it, in all others it is nothing; 0: every game has it.
  std::size_t only_with_seats = 0;
  /// Whether there may be more values than these, as many as there are files of that kind.
  bool has_more_values = false;
};

/// All that has to be known of a game before it begins. The command line, the checks of servers and
/// records, and the forms of the page come from this.
struct GameDescription {
  /// As programs call it, `first-rat`, and as people do.
  std::string_view name;
  std::string_view title;
  /// People at the table. Where their number can be chosen, it is an option of its own.
  std::size_t least_seats = 2;
  std::size_t most_seats = 2;
  std::size_t usual_seats = 2;
  std::span<const GameOption> options;
  /// Games may be played until somebody has won so many of them, for crowns: how many that are
  /// usually, and at most. 0: they may not.
  int usual_crowns = 0;
  int most_crowns = 0;
};

constexpr bool has_seats_to_choose(const GameDescription& game) {
  return game.least_seats < game.most_seats;
}

}  // namespace cheesemoon
