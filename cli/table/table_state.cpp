#include "cli/table/table_state.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/named.h"
#include "cli/table/safe_text.h"
#include "json/reader.h"
#include "server/identity/commitment.h"

namespace cheesemoon::cli {

namespace {

std::string read_text(const JsonReader& reader) {
  return reader.is_null() ? std::string() : safe_text(reader.text());
}

SeatState read_seat(const JsonReader& reader) {
  constexpr std::array<std::string_view, 3> kinds{"open", "person", "bot"};
  SeatState seat;
  seat.kind = static_cast<SeatState::Kind>(read_named(reader.member("kind"), kinds));
  if (seat.kind == SeatState::Kind::person) {
    seat.person = read_text(reader.member("person"));
    seat.name = read_text(reader.member("name"));
  }
  if (seat.kind == SeatState::Kind::bot) seat.bot = read_text(reader.member("bot"));
  seat.gone = read_text(reader.member("gone"));
  seat.offers_end = reader.member("offers_end").truth();
  return seat;
}

std::vector<int> read_numbers(const JsonReader& reader) {
  constexpr int most = 1'000;
  std::vector<int> numbers;
  const auto elements = reader.elements(seat_limit);
  numbers.reserve(elements.size());
  for (const JsonReader& one : elements) numbers.push_back(one.number(0, most));
  return numbers;
}

std::string own_name(const SeatState& seat, std::size_t place, const Words& words) {
  if (seat.kind == SeatState::Kind::bot) {
    const auto level = players::level_of(seat.bot);
    return level ? std::string(words.level_names[*level]) : seat.bot;
  }
  return seat.name.empty() ? fmt::format("{}", place + 1) : seat.name;
}

}  // namespace

Result<TableState, std::string> read_table_state(const boost::json::value& json) {
  constexpr std::array<std::string_view, 3> statuses{"open", "playing", "over"};
  constexpr int most_games = 1'000'000;
  std::optional<JsonError> error;
  const JsonReader reader(json, error);
  TableState state;
  state.id = read_text(reader.member("id"));
  state.status = static_cast<TableState::Status>(read_named(reader.member("status"), statuses));
  const JsonReader made_with = reader.member("made_with");
  state.game = read_text(made_with.member("game"));
  for (const JsonReader& seat : reader.member("seats").elements(seat_limit))
    state.seats.push_back(read_seat(seat));
  state.games = reader.member("games").number(0, most_games);
  if (const JsonReader crowns = reader.member("crowns"); !crowns.is_null()) {
    constexpr int most_crowns = 1'000;
    state.crowns = CrownsState{crowns.member("to_win").number(1, most_crowns),
                               read_numbers(crowns.member("won"))};
  }
  if (const JsonReader ending = reader.member("ending"); !ending.is_null())
    state.ending =
        EndingState{read_text(ending.member("kind")), read_numbers(ending.member("places"))};
  state.commitment = read_text(reader.member("commitment"));
  if (const JsonReader opening = reader.member("opening"); !opening.is_null())
    state.opening =
        OpeningState{read_text(opening.member("seed")), read_text(opening.member("salt"))};
  state.next = read_text(reader.member("next"));
  if (error) return Failure{describe(*error)};
  return state;
}

std::vector<Seat> seats_of(const TableState& state, const std::string& person) {
  std::vector<Seat> seats;
  for (std::size_t place = 0; place < state.seats.size(); ++place) {
    const SeatState& seat = state.seats[place];
    if (seat.kind == SeatState::Kind::person && seat.person == person)
      seats.push_back(static_cast<Seat>(place));
  }
  return seats;
}

std::optional<Seat> first_open_seat(const TableState& state) {
  if (state.status != TableState::Status::open) return std::nullopt;
  const auto found =
      std::find_if(state.seats.begin(), state.seats.end(),
                   [](const SeatState& seat) { return seat.kind == SeatState::Kind::open; });
  if (found == state.seats.end()) return std::nullopt;
  return static_cast<Seat>(found - state.seats.begin());
}

std::vector<std::string> names_of(const TableState& state, const Words& words) {
  std::vector<std::string> plain;
  plain.reserve(state.seats.size());
  for (std::size_t place = 0; place < state.seats.size(); ++place)
    plain.push_back(own_name(state.seats[place], place, words));
  std::vector<std::string> names;
  names.reserve(plain.size());
  for (std::size_t place = 0; place < plain.size(); ++place) {
    const bool is_shared = std::count(plain.begin(), plain.end(), plain[place]) > 1;
    names.push_back(is_shared ? fmt::format("{} {}", plain[place], place + 1) : plain[place]);
  }
  return names;
}

bool is_commitment_kept(std::string_view commitment, const OpeningState& opening) {
  const auto seed = server::Secret::read(opening.seed);
  const auto salt = server::Secret::read(opening.salt);
  return seed && salt && server::verify(commitment, {*seed, *salt});
}

}  // namespace cheesemoon::cli
