#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "hosting/hosted_game.h"
#include "json/error.h"
#include "table/clock.h"

namespace cheesemoon::table {

/// Who is to sit on a seat at the start.
struct SeatWish {
  enum class Kind : std::uint8_t {
    open,    // whoever comes
    person,  // whoever makes the table; on several seats: people who share a device
    bot,
  };

  Kind kind = Kind::open;
  /// The name of the player, if it is a bot.
  std::string bot;

  bool operator==(const SeatWish&) const = default;
};

/// What a table is made with.
struct TableOptions {
  hosting::ChosenGame game;
  std::vector<SeatWish> seats;
  /// In the list of open tables; others are found by their link.
  bool is_public = false;
  /// Whether it counts for ratings, if it can.
  bool is_rated = false;
  bool has_chat = true;
  /// Whether the game begins when everybody has said so, and not as soon as all seats are taken.
  bool has_ready_check = false;
  std::optional<ClockOptions> clock;
  /// BraveRats: games are played until somebody has so many crowns.
  std::optional<int> crowns;

  bool operator==(const TableOptions&) const = default;
};

inline constexpr std::int64_t longest_clock = 14LL * 24 * 3600;
inline constexpr std::int64_t longest_increment = 3600;

/// Reads options that a client has sent, or those of a journal. What is missing has its default:
/// the maker on the first seat, the others open. The error names the member that is wrong and what
/// was expected.
Result<TableOptions, JsonError> read_table_options(const boost::json::value& json);

boost::json::object write_table_options(const TableOptions& options);

}  // namespace cheesemoon::table
