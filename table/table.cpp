#include "table/table.h"

#include <algorithm>

#include "hosting/games.h"

namespace cheesemoon::table {

namespace {

/// Plays for those who are gone: well enough not to spoil the game for the others.
constexpr std::string_view replacement = "level4";

}  // namespace

bool has_seat(const Table& table, Seat seat) {
  return index(seat) < table.seats.size();
}

bool is_seat_of(const Table& table, Seat seat, std::string_view person) {
  return has_seat(table, seat) && table.seats[index(seat)].kind == Occupant::Kind::person &&
         table.seats[index(seat)].who == person;
}

bool sits(const Table& table, Seat seat, std::string_view person) {
  return is_seat_of(table, seat, person) && table.seats[index(seat)].is_person();
}

bool is_in_play(const Table& table) {
  return table.status == Status::playing && !table.game->is_over();
}

bool is_played_by_bot(const Table& table, Seat seat) {
  return has_seat(table, seat) && table.seats[index(seat)].kind != Occupant::Kind::open &&
         !table.seats[index(seat)].is_person();
}

std::string_view bot_of(const Table& table, Seat seat) {
  const Occupant& occupant = table.seats[index(seat)];
  return occupant.kind == Occupant::Kind::bot ? std::string_view(occupant.who) : replacement;
}

std::string_view stand_in_of(const Table& table) {
  return hosting::games().find(table.options.game.name())->bots().front();
}

bool waits_in_secret(const Table& table, Seat seat) {
  return !table.game->actors().contains(seat) &&
         table.game->actors_seen(hosting::spectator).contains(seat);
}

bool is_awaited(const Table& table, Seat seat) {
  return is_in_play(table) && table.game->actors().contains(seat);
}

std::vector<Seat> awaited_seen_by(const Table& table, std::string_view person) {
  std::vector<Seat> seats;
  if (!is_in_play(table)) return seats;
  for (std::size_t place = 0; place < table.seats.size(); ++place) {
    const Seat seat = static_cast<Seat>(place);
    if (is_awaited(table, seat) ||
        (waits_in_secret(table, seat) && !is_seat_of(table, seat, person)))
      seats.push_back(seat);
  }
  return seats;
}

bool has_done(const Table& table, std::string_view request) {
  return !request.empty() &&
         std::find(table.requests.begin(), table.requests.end(), request) != table.requests.end();
}

std::optional<SeatClock> clock_seen(const Table& table, Seat seat, Viewer viewer) {
  if (table.clocks.empty() || !table.seats[index(seat)].is_person()) return std::nullopt;
  const TableClock& clock = table.clocks[index(seat)];
  const bool acts_in_secret = is_in_play(table) && !table.game->actors().contains(seat) &&
                              table.game->actors_seen(viewer).contains(seat);
  return acts_in_secret ? clock.before : clock.now;
}

std::optional<Time> next_deadline(const Table& table) {
  std::optional<Time> next;
  for (const TableClock& clock : table.clocks)
    if (const auto deadline = clock.now.deadline())
      if (!next || *deadline < *next) next = deadline;
  return next;
}

std::vector<Seat> out_of_time(const Table& table, Time ran) {
  std::vector<Seat> seats;
  for (std::size_t place = 0; place < table.clocks.size(); ++place) {
    const auto deadline = table.clocks[place].now.deadline();
    if (deadline && *deadline <= ran) seats.push_back(static_cast<Seat>(place));
  }
  return seats;
}

}  // namespace cheesemoon::table
