#include "table/evolve.h"

#include <algorithm>
#include <functional>

namespace cheesemoon::table {

namespace {

using hosting::HostedGame;
using hosting::spectator;

constexpr std::uint8_t everybody = 0xFF;

constexpr std::uint8_t only(Seat seat) {
  return static_cast<std::uint8_t>(1U << index(seat));
}

/// Whether a seat has made a choice that waits for another's: nobody else may know.
bool waits_in_secret(const HostedGame& game, Seat seat) {
  return !game.actors().contains(seat) && game.actors_seen(spectator).contains(seat);
}

std::optional<TableRefusal> do_chance(Table& table, Drawn& drawn, Chance chance) {
  if (chance == Chance::draw) {
    drawn.outcomes = table.game->draw_chance(table.dice.random);
    drawn.taken = table.dice.random.taken();
    return std::nullopt;
  }
  for (const std::string& outcome : drawn.outcomes)
    if (auto refusal = table.game->apply_chance(outcome)) return refused(*std::move(refusal));
  if (!drawn.outcomes.empty()) table.dice.random.continue_after(drawn.taken);
  return std::nullopt;
}

/// The places of those who stayed, by those in the game; whoever is gone comes behind them.
std::vector<int> places_of(const Table& table, const std::vector<int>& in_game) {
  std::vector<int> places;
  places.reserve(table.seats.size());
  const auto stays = [&](std::size_t seat) { return table.seats[seat].gone == Occupant::Gone::no; };
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
    int before = 0;
    for (std::size_t other = 0; other < table.seats.size(); ++other)
      if (stays(other) && (!stays(seat) || in_game[other] < in_game[seat])) ++before;
    places.push_back(before + 1);
  }
  return places;
}

void end(Table& table, Ending::Kind kind, std::vector<int> places) {
  table.status = Status::over;
  table.ending = Ending{kind, std::move(places)};
}

/// The game is over: so is the table, or a match for crowns goes on.
void count_game(Table& table) {
  const std::vector<int> places = table.game->places();
  if (!table.options.crowns) {
    end(table, Ending::Kind::finished, places_of(table, places));
    return;
  }
  const bool is_won = std::count(places.begin(), places.end(), 1) == 1;
  for (std::size_t seat = 0; is_won && seat < places.size(); ++seat)
    if (places[seat] == 1 && ++table.crowns[seat] >= *table.options.crowns)
      end(table, Ending::Kind::finished, places);
}

/// Somebody is gone. With nobody left to play against, or no person at all, it is over.
void count_those_left(Table& table, Ending::Kind kind) {
  std::size_t left = 0;
  bool has_person = false;
  for (const Occupant& occupant : table.seats) {
    if (occupant.gone == Occupant::Gone::no) ++left;
    if (occupant.is_person()) has_person = true;
  }
  if (left > 1 && has_person) return;
  end(table, kind, places_of(table, std::vector<int>(table.seats.size(), 1)));
}

void settle_clocks(Table& table, Time now, std::optional<Seat> acted) {
  if (table.clocks.empty()) return;
  const ClockOptions& options = *table.options.clock;
  for (std::size_t place = 0; place < table.clocks.size(); ++place) {
    const Seat seat = static_cast<Seat>(place);
    TableClock& clock = table.clocks[place];
    const bool runs =
        is_in_play(table) && table.seats[place].is_person() && table.game->actors().contains(seat);
    if (acted == seat) {
      clock.before = clock.now;
      // What cannot be taken back has ended a turn, even if the next one is his again.
      if (!runs || !table.game->can_undo(seat)) stop_clock(clock.now, options, now);
    }
    if (runs && !clock.now.since) start_clock(clock.now, options, now);
    if (!runs && clock.now.since) stop_clock(clock.now, options, now);
  }
}

/// Lets things happen; each answers whom to tell of it, or why it cannot happen.
struct Evolution {
  using Told = Result<std::uint8_t, TableRefusal>;

  Table& table;
  Time now;
  Chance chance;

  Told operator()(const Created& created) const {
    table.options = created.options;
    table.maker = created.maker;
    table.before = created.before;
    table.dice = created.dice;
    table.created = now;
    table.crowns.assign(created.options.crowns ? created.options.seats.size() : 0, 0);
    for (const SeatWish& wish : created.options.seats) {
      Occupant occupant;
      if (wish.kind == SeatWish::Kind::person) occupant = {Occupant::Kind::person, created.maker};
      if (wish.kind == SeatWish::Kind::bot) occupant = {Occupant::Kind::bot, wish.bot};
      table.seats.push_back(std::move(occupant));
    }
    if (created.options.clock)
      table.clocks.assign(table.seats.size(), {full_clock(*created.options.clock), {}});
    table.game = table.options.game.begin();
    return everybody;
  }

  Told operator()(const Sat& sat) const {
    table.seats[index(sat.seat)] = {Occupant::Kind::person, sat.person};
    return everybody;
  }
  Told operator()(const BotSat& sat) const {
    table.seats[index(sat.seat)] = {Occupant::Kind::bot, sat.bot};
    return everybody;
  }
  Told operator()(const Left& left) const {
    table.seats[index(left.seat)] = {};
    return everybody;
  }

  Told operator()(Began& began) const {
    if (table.games > 0) {
      table.earlier_records.push_back(table.game->record());
      table.game = table.options.game.begin();
    }
    ++table.games;
    table.status = Status::playing;
    if (auto refusal = do_chance(table, began.drawn, chance)) return Failure{*refusal};
    return everybody;
  }

  Told operator()(Acted& acted) const {
    if (auto refusal = table.game->apply(acted.seat, acted.action))
      return Failure{refused(*std::move(refusal))};
    if (auto refusal = do_chance(table, acted.drawn, chance)) return Failure{*refusal};
    if (table.game->is_over()) count_game(table);
    settle_clocks(table, now, acted.seat);
    return waits_in_secret(*table.game, acted.seat) ? only(acted.seat) : everybody;
  }

  Told operator()(const Undone& undone) const {
    const bool was_secret = waits_in_secret(*table.game, undone.seat);
    if (auto refusal = table.game->undo(undone.seat)) return Failure{refused(*std::move(refusal))};
    if (!table.clocks.empty())
      table.clocks[index(undone.seat)].now = table.clocks[index(undone.seat)].before;
    return was_secret ? only(undone.seat) : everybody;
  }

  Told operator()(const Said& said) const {
    table.chat.push_back({table.steps.size(), now, said.person, said.text});
    if (table.chat.size() > chat_lines_kept) table.chat.pop_front();
    return everybody;
  }

  Told operator()(const Resigned& resigned) const {
    table.seats[index(resigned.seat)].gone = Occupant::Gone::resigned;
    count_those_left(table, Ending::Kind::resigned);
    return everybody;
  }
  Told operator()(const TimedOut& timed_out) const {
    for (const Seat seat : timed_out.seats)
      table.seats[index(seat)].gone = Occupant::Gone::timed_out;
    count_those_left(table, Ending::Kind::timed_out);
    return everybody;
  }

  Told operator()(const OfferedEnd& offered) const {
    table.seats[index(offered.seat)].offers_end = offered.offers;
    const bool all_agree = std::all_of(table.seats.begin(), table.seats.end(), [](const auto& one) {
      return !one.is_person() || one.offers_end;
    });
    if (all_agree) end(table, Ending::Kind::agreed, {});
    return everybody;
  }

  Told operator()(const Rematched& rematched) const {
    table.next = rematched.table;
    return everybody;
  }
  Told operator()(const Closed& /*closed*/) const {
    end(table, Ending::Kind::closed, {});
    return everybody;
  }
};

/// Journals can be damaged: what every entry but the first takes for granted.
std::optional<TableRefusal> what_is_missing(const Table& table, const Happening& what) {
  const bool is_first = std::holds_alternative<Created>(what);
  if (is_first == (table.game != nullptr))
    return TableRefusal{"unreadable", "a journal begins with the creation of its table"};
  const auto is_there = [&](Seat seat) { return has_seat(table, seat); };
  const bool seats_are_there = std::visit(
      [&]<class What>(const What& happening) {
        if constexpr (requires { happening.seat; }) return is_there(happening.seat);
        if constexpr (std::same_as<What, TimedOut>)
          return std::all_of(happening.seats.begin(), happening.seats.end(), is_there);
        return true;
      },
      what);
  if (!seats_are_there) return TableRefusal{"no_such_seat", "the table has no such seat"};
  return std::nullopt;
}

void remember_request(Table& table, std::string_view request) {
  if (request.empty()) return;
  table.requests.push_back(std::hash<std::string_view>{}(request));
  if (table.requests.size() > requests_kept) table.requests.pop_front();
}

void tell(Table& table, std::uint8_t told_to) {
  Step step{.told_to = told_to, .game = static_cast<std::uint16_t>(table.games)};
  std::size_t moves = table.game->moves();
  for (std::size_t place = 0; place < table.seats.size(); ++place) {
    const Seat seat = static_cast<Seat>(place);
    if (table.game->can_undo(seat))
      step.undoable = static_cast<std::uint8_t>(step.undoable | only(seat));
    if (!waits_in_secret(*table.game, seat)) continue;
    step.secret = static_cast<std::uint8_t>(step.secret | only(seat));
    --moves;
  }
  step.moves = static_cast<std::uint16_t>(moves);
  table.steps.push_back(step);
  for (unsigned bit = 0; bit < table.told.size(); ++bit)
    if (((unsigned{told_to} >> bit) & 1U) != 0) ++table.told[bit];
}

}  // namespace

std::optional<TableRefusal> evolve(Table& table, TableEntry& entry, Chance chance) {
  if (auto refusal = what_is_missing(table, entry.what)) return refusal;
  const auto told = std::visit(Evolution{table, entry.time, chance}, entry.what);
  if (!told) return told.error();
  if (!std::holds_alternative<Acted>(entry.what)) settle_clocks(table, entry.time, std::nullopt);
  remember_request(table, entry.request);
  tell(table, *told);
  table.updated = entry.time;
  ++table.sequence;
  return std::nullopt;
}

}  // namespace cheesemoon::table
