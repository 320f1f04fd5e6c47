#include "table/evolve.h"

#include <algorithm>

namespace cheesemoon::table {

namespace {

constexpr std::uint8_t everybody = 0xFF;
/// Shown with the table when it is next told of.
constexpr std::uint8_t nobody = 0;

constexpr std::uint8_t only(Seat seat) {
  return static_cast<std::uint8_t>(1U << index(seat));
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
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
    int before = 0;
    for (std::size_t other = 0; other < table.seats.size(); ++other)
      if (stays(table.seats[other]) &&
          (!stays(table.seats[seat]) || in_game[other] < in_game[seat]))
        ++before;
    places.push_back(before + 1);
  }
  return places;
}

void end(Table& table, Ending::Kind kind, std::vector<int> places) {
  table.status = Status::over;
  table.ending = Ending{kind, std::move(places)};
}

/// The game is over: so is the table, or a match for crowns goes on.
void count_finished_game(Table& table) {
  const std::vector<int> places = table.game->places();
  if (!table.options.crowns) {
    end(table, Ending::Kind::finished, places_of(table, places));
    return;
  }
  const auto winner = std::find(places.begin(), places.end(), 1);
  if (std::count(winner, places.end(), 1) == 1)
    count_game(table.match, static_cast<Seat>(winner - places.begin()));
  if (champion(table.match)) end(table, Ending::Kind::finished, places);
}

/// Somebody is gone. With nobody left to play against, or no person at all, it is over.
void count_those_left(Table& table, Ending::Kind kind) {
  std::size_t left = 0;
  bool has_person = false;
  for (const Occupant& occupant : table.seats) {
    if (stays(occupant)) ++left;
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
    const bool runs = table.seats[place].is_person() && is_awaited(table, seat);
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
  Instant now;
  Chance chance = Chance::replay;

  Told operator()(const Created& created) const {
    table.options = created.options;
    table.maker = created.maker;
    table.before = created.before;
    table.dice = created.dice;
    table.created = now.date;
    table.match.crowns_to_win = static_cast<std::uint8_t>(created.options.crowns.value_or(0));
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
    // Whoever sits down is there.
    table.seats[index(sat.seat)] = {
        .kind = Occupant::Kind::person, .who = sat.person, .is_ready = true};
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

  Told operator()(const Readied& readied) const {
    table.seats[index(readied.seat)].is_ready = readied.is_ready;
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
    Occupant& occupant = table.seats[index(acted.seat)];
    if (occupant.is_person()) ++occupant.acts;
    if (table.game->is_over()) count_finished_game(table);
    settle_clocks(table, now.ran, acted.seat);
    return waits_in_secret(table, acted.seat) ? only(acted.seat) : everybody;
  }

  Told operator()(const Undone& undone) const {
    const bool was_secret = waits_in_secret(table, undone.seat);
    if (auto refusal = table.game->undo(undone.seat)) return Failure{refused(*std::move(refusal))};
    --table.seats[index(undone.seat)].acts;
    if (!table.clocks.empty())
      table.clocks[index(undone.seat)].now = table.clocks[index(undone.seat)].before;
    return was_secret ? only(undone.seat) : everybody;
  }

  Told operator()(const Said& said) const {
    // What somebody said who is gone went with him.
    if (said.text.empty()) return everybody;
    table.chat.push_back({table.steps.size(), now.date, said.person, said.text});
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

  Told operator()(const Called& called) const {
    table.seats[index(called.seat)].called = now.ran;
    return everybody;
  }
  Told operator()(const CameBack& /*came_back*/) const { return everybody; }
  Told operator()(const TakenOut& taken_out) const {
    Occupant& occupant = table.seats[index(taken_out.seat)];
    occupant.gone = taken_out.is_replaced ? Occupant::Gone::replaced : Occupant::Gone::left;
    if (!taken_out.is_replaced) count_those_left(table, Ending::Kind::left);
    return everybody;
  }

  Told operator()(const Hinted& hinted) const {
    table.seats[index(hinted.seat)].is_hinted = true;
    return nobody;
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

/// Whoever does something is there: nobody waits for him to come back any more.
void end_call(Table& table, const Happening& what) {
  std::visit(
      [&]<class What>(const What& happening) {
        if constexpr (requires { happening.seat; } && !std::same_as<What, Called>)
          table.seats[index(happening.seat)].called.reset();
        if constexpr (std::same_as<What, Said>)
          for (Occupant& occupant : table.seats)
            if (occupant.who == happening.person) occupant.called.reset();
      },
      what);
}

void remember_request(Table& table, std::string_view request) {
  if (request.empty()) return;
  table.requests.emplace_back(request);
  if (table.requests.size() > requests_kept) table.requests.pop_front();
}

void tell(Table& table, std::uint8_t told_to) {
  Step step{.told_to = told_to, .game = static_cast<std::uint16_t>(table.games)};
  std::size_t moves = table.game->moves();
  for (std::size_t place = 0; place < table.seats.size(); ++place) {
    const Seat seat = static_cast<Seat>(place);
    if (table.game->can_undo(seat))
      step.undoable = static_cast<std::uint8_t>(step.undoable | only(seat));
    if (!waits_in_secret(table, seat)) continue;
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
  const auto told = std::visit(Evolution{table, entry.when, chance}, entry.what);
  if (!told) return told.error();
  if (!std::holds_alternative<Acted>(entry.what))
    settle_clocks(table, entry.when.ran, std::nullopt);
  end_call(table, entry.what);
  remember_request(table, entry.request);
  tell(table, *told);
  table.updated = entry.when.date;
  ++table.sequence;
  return std::nullopt;
}

}  // namespace cheesemoon::table
