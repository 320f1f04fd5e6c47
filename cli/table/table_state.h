#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/words.h"
#include "engine/core/result.h"
#include "engine/core/seat.h"

namespace cheesemoon::cli {

/// A seat at a table. Words are those of docs/protocol.md.
struct SeatState {
  enum class Kind : std::uint8_t { open, person, bot };
  Kind kind = Kind::open;
  std::string person;
  std::string name;
  std::string bot;
  /// `resigned`, `timed_out`, `left`, `replaced` or nothing.
  std::string gone;
  bool offers_end = false;
};

struct CrownsState {
  int to_win = 0;
  std::vector<int> won;
};

struct EndingState {
  std::string kind;
  std::vector<int> places;
};

/// What makes up for the commitment, in hex digits.
struct OpeningState {
  std::string seed;
  std::string salt;
};

/// What is said of a table besides the game: the `state` of docs/protocol.md.
struct TableState {
  enum class Status : std::uint8_t { open, playing, over };
  std::string id;
  Status status = Status::open;
  std::string game;
  std::vector<SeatState> seats;
  int games = 0;
  std::optional<CrownsState> crowns;
  std::optional<EndingState> ending;
  std::string commitment;
  std::optional<OpeningState> opening;
  /// The rematch, or nothing.
  std::string next;
};

/// The error is a sentence that names the member.
Result<TableState, std::string> read_table_state(const boost::json::value& json);

/// The seats of a person; several if people share a keyboard.
std::vector<Seat> seats_of(const TableState& state, const std::string& person);
std::optional<Seat> first_open_seat(const TableState& state);

/// How those on the seats are called; who has the name of another has his number besides.
std::vector<std::string> names_of(const TableState& state, const Words& words);

/// Whether what a server opened after the game fits what it committed itself to before.
bool is_commitment_kept(std::string_view commitment, const OpeningState& opening);

}  // namespace cheesemoon::cli
