#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/seat.h"
#include "table/clock.h"
#include "table/dice.h"
#include "table/table_options.h"

namespace cheesemoon::table {

/// What chance has decided, and how many words of the table's random numbers were taken then: a
/// table that is read again continues there.
struct Drawn {
  std::vector<std::string> outcomes;
  std::uint64_t taken = 0;

  bool operator==(const Drawn&) const = default;
};

// What can happen at a table.

struct Created {
  TableOptions options;
  /// Of a journal that was read they have their seed and salt only: the rest is made of these by
  /// whoever hosts the table.
  Dice dice;
  std::string maker;
  /// The table of which this one is the rematch.
  std::string before;
};
struct Sat {
  Seat seat = Seat::one;
  std::string person;
};
struct BotSat {
  Seat seat = Seat::one;
  std::string bot;
};
struct Left {
  Seat seat = Seat::one;
};
/// Is ready to begin, or no longer is.
struct Readied {
  Seat seat = Seat::one;
  bool is_ready = true;
};
/// A game begins: the first when all seats are taken, the next ones of a match for crowns later.
struct Began {
  Drawn drawn;
};
struct Acted {
  Seat seat = Seat::one;
  std::string action;
  Drawn drawn;
};
struct Undone {
  Seat seat = Seat::one;
};
struct Said {
  std::string person;
  /// Empty when the person was deleted.
  std::string text;
};
struct Resigned {
  Seat seat = Seat::one;
};
struct TimedOut {
  std::vector<Seat> seats;
};
/// The others wait for somebody who is away, and have told him so.
struct Called {
  Seat seat = Seat::one;
};
struct CameBack {
  Seat seat = Seat::one;
};
/// He did not come back: he has lost, or a bot plays in his place.
struct TakenOut {
  Seat seat = Seat::one;
  bool is_replaced = false;
};
/// Asked for a hint, for the first time.
struct Hinted {
  Seat seat = Seat::one;
};
/// Wants to end the game without a result, or no longer does.
struct OfferedEnd {
  Seat seat = Seat::one;
  bool offers = true;
};
struct Rematched {
  std::string table;
};
/// Given up before it began, or a game among bots.
struct Closed {};

using Happening =
    std::variant<Created, Sat, BotSat, Left, Readied, Began, Acted, Undone, Said, Resigned,
                 TimedOut, Called, CameBack, TakenOut, Hinted, OfferedEnd, Rematched, Closed>;

/// One entry of a table's journal.
struct TableEntry {
  Instant when;
  Happening what;
  /// Of the client's request it answers, with the person's id; empty if nobody asked for it.
  std::string request;
};

/// The body of an entry: JSON on one line.
std::string write_entry(const TableEntry& entry);
/// The date stands beside the body in the journal. The error is for whoever runs the server: a
/// journal that cannot be read is damaged.
Result<TableEntry, std::string> read_entry(Time date, std::string_view body);

}  // namespace cheesemoon::table
