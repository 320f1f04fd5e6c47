#pragma once

#include <array>
#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <vector>

#include "cli/words.h"
#include "engine/core/result.h"
#include "engine/core/seat.h"

namespace cheesemoon::cli {

inline constexpr std::size_t most_seats_at_a_table = 5;

/// A seat at a table of a server. Words are those of docs/protocol.md.
struct RemoteSeat {
  enum class Kind : std::uint8_t { open, person, bot };
  Kind kind = Kind::open;
  std::string person;
  std::string name;
  std::string bot;
  /// `resigned`, `timed_out` or nothing.
  std::string gone;
  bool offers_end = false;
};

struct RemoteCrowns {
  int to_win = 0;
  std::vector<int> won;
};

struct RemoteEnding {
  std::string kind;
  std::vector<int> places;
};

/// What makes up for the commitment, in hex digits.
struct RemoteOpening {
  std::string seed;
  std::string salt;
};

/// What a server says of a table besides the game: the `state` of docs/protocol.md.
struct TableState {
  enum class Status : std::uint8_t { open, playing, over };
  std::string id;
  Status status = Status::open;
  std::string game;
  /// Of BraveRats.
  std::string variant;
  std::string maker;
  std::vector<RemoteSeat> seats;
  int games = 0;
  std::optional<RemoteCrowns> crowns;
  std::optional<RemoteEnding> ending;
  std::string commitment;
  std::optional<RemoteOpening> opening;
  /// The rematch, or nothing.
  std::string next;
};

/// The error is a sentence that names the member.
Result<TableState, std::string> read_table_state(const boost::json::value& json);

/// The seat of a person, the first if there are several.
std::optional<Seat> seat_of(const TableState& state, const std::string& person);
std::optional<Seat> first_open_seat(const TableState& state);

/// How those on the seats are called; who has the name of another has his number besides.
std::vector<std::string> names_of(const TableState& state, const Words& words);

}  // namespace cheesemoon::cli
