#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/result.h"
#include "table/table.h"
#include "table/table_entry.h"
#include "table/table_refusal.h"

namespace cheesemoon::table {

// What people want to do at a table. `at` is the number of the last thing that the seat was told
// when its choice was made: a choice made from an old picture is refused.

struct SitDown {
  Seat seat = Seat::one;
};
/// The maker of the table has a bot sit down.
struct SeatBot {
  Seat seat = Seat::one;
  std::string bot;
};
/// Before the game; the maker can also send others away.
struct StandUp {
  Seat seat = Seat::one;
};
/// Before the game, at a table with a ready check.
struct Ready {
  Seat seat = Seat::one;
  bool is_ready = true;
};
struct Act {
  Seat seat = Seat::one;
  std::string action;
  std::uint32_t at = 0;
};
struct Undo {
  Seat seat = Seat::one;
  std::uint32_t at = 0;
};
struct Say {
  std::string text;
};
struct Resign {
  Seat seat = Seat::one;
};
struct OfferEnd {
  Seat seat = Seat::one;
  bool offers = true;
};
/// Asks somebody who is away to come back: from then on he has `time_to_come_back`.
struct Call {
  Seat seat = Seat::one;
  /// Only the host knows.
  bool is_here = false;
};
/// Goes on without somebody who was called and did not come back: he has lost, or a bot plays in
/// his place, and what it reaches counts.
struct TakeOut {
  Seat seat = Seat::one;
  bool is_replaced = false;
};
/// The next game of a match for crowns.
struct NextGame {};
/// The maker gives up a table that has not begun, or at which only bots play.
struct Close {};

using Command = std::variant<SitDown, SeatBot, StandUp, Ready, Act, Undo, Say, Resign, OfferEnd,
                             Call, TakeOut, NextGame, Close>;

/// In bytes.
inline constexpr std::size_t longest_chat_line = 500;

using Entries = std::vector<TableEntry>;

/// Does what a person wants, if he may, and says what is to be written into the journal. The
/// request names it for this person: one that was done is not done again, and writes nothing.
Result<Entries, TableRefusal> perform(Table& table, std::string_view person, const Command& command,
                                      std::string_view request, Instant now);

/// A new table that nobody has written down yet.
Entries create(Table& table, TableOptions options, Dice dice, std::string_view maker,
               std::string_view before, Instant now);

/// What a bot answered.
Result<Entries, TableRefusal> perform_for_bot(Table& table, Seat seat, std::string_view action,
                                              Instant now);
/// Takes those from the game whose time is up, if any.
Entries run_out_of_time(Table& table, Instant now);
/// Somebody is there again; nothing if nobody waited for him.
Entries come_back(Table& table, Seat seat, Instant now);
/// Remembers that a seat was given a hint.
Entries note_hint(Table& table, Seat seat, Instant now);
/// For tables that wait for too long.
Entries close(Table& table, Instant now);
/// For games in which a bot has to act and none can.
Entries give_up_game(Table& table, Instant now);
/// Whether somebody may not play again with those of a table.
std::optional<TableRefusal> why_no_rematch(const Table& table, std::string_view person);
/// Shows those of a table that is over where it goes on.
Result<Entries, TableRefusal> rematch(Table& table, std::string_view person,
                                      std::string_view next_table, Instant now);
/// The options of a rematch: seats move on by one; other people's are open for them to come.
TableOptions rematch_options(const Table& table, std::string_view person);

}  // namespace cheesemoon::table
