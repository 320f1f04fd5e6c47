#include "table/commands.h"

#include <fmt/format.h>

#include <algorithm>

#include "hosting/games.h"
#include "json/utf8.h"
#include "table/evolve.h"

namespace cheesemoon::table {

namespace {

using Decision = Result<Happening, TableRefusal>;

Failure<TableRefusal> no(std::string_view reason, std::string sentence) {
  return Failure{TableRefusal{std::string(reason), std::move(sentence)}};
}

Failure<TableRefusal> no_such_seat(const Table& table) {
  return no("no_such_seat", fmt::format("this table has the seats 1 to {}", table.seats.size()));
}
Failure<TableRefusal> not_your_seat(Seat seat) {
  return no("not_your_seat", fmt::format("you do not sit on seat {}", number(seat)));
}
Failure<TableRefusal> not_playing(const Table& table) {
  if (table.status == Status::over) return no("game_is_over", "the game is over");
  return no("not_begun", "the game has not begun: there are open seats");
}
Failure<TableRefusal> outdated() {
  return no("outdated", "something has happened since: look again and choose again");
}

/// Controls, and marks that turn the direction of the text around them.
bool is_unseen(char32_t letter) {
  return letter < U' ' || (letter >= U'\u007F' && letter <= U'\u009F') || letter == U'\u200E' ||
         letter == U'\u200F' || (letter >= U'\u2028' && letter <= U'\u202E') ||
         (letter >= U'\u2066' && letter <= U'\u2069');
}

/// Whether a person may do something; it does happen in `evolve`.
struct Decider {
  const Table& table;
  std::string_view person;

  [[nodiscard]] const Occupant& on(Seat seat) const { return table.seats[index(seat)]; }
  [[nodiscard]] bool is_maker() const { return person == table.maker; }

  Decision operator()(const SitDown& command) const {
    if (!has_seat(table, command.seat)) return no_such_seat(table);
    if (table.status != Status::open) return no("begun", "the game has begun already");
    if (on(command.seat).kind != Occupant::Kind::open)
      return no("seat_taken", fmt::format("seat {} is taken", number(command.seat)));
    return Happening{Sat{command.seat, std::string(person)}};
  }

  Decision operator()(const SeatBot& command) const {
    if (!has_seat(table, command.seat)) return no_such_seat(table);
    if (!is_maker()) return no("not_the_maker", "only who made the table invites bots");
    if (table.status != Status::open) return no("begun", "the game has begun already");
    if (on(command.seat).kind != Occupant::Kind::open)
      return no("seat_taken", fmt::format("seat {} is taken", number(command.seat)));
    const std::string& game = table.options.game.name();
    if (!hosting::is_bot(game, command.bot))
      return no("no_such_bot", "there is no bot of that name; " + hosting::bots_in_words(game));
    return Happening{BotSat{command.seat, command.bot}};
  }

  Decision operator()(const StandUp& command) const {
    if (!has_seat(table, command.seat)) return no_such_seat(table);
    if (table.status != Status::open)
      return no("begun", "the game has begun: resign to leave for good, or just come back later");
    const Occupant& occupant = on(command.seat);
    if (occupant.kind == Occupant::Kind::open)
      return no("seat_open", fmt::format("nobody sits on seat {}", number(command.seat)));
    if (!is_maker() && !sits(table, command.seat, person)) return not_your_seat(command.seat);
    return Happening{Left{command.seat}};
  }

  Decision operator()(const Act& command) const {
    if (auto refusal = why_not_at_turn(command.seat, command.at)) return Failure{*refusal};
    return Happening{Acted{command.seat, command.action, {}}};
  }

  Decision operator()(const Undo& command) const {
    if (auto refusal = why_not_at_turn(command.seat, command.at)) return Failure{*refusal};
    return Happening{Undone{command.seat}};
  }

  Decision operator()(const Say& command) const {
    if (!table.options.has_chat) return no("no_chat", "there is no chat at this table");
    const bool is_seated = std::any_of(
        table.seats.begin(), table.seats.end(),
        [&](const auto& one) { return one.kind == Occupant::Kind::person && one.who == person; });
    if (!is_seated && !is_maker()) return no("not_at_table", "only who plays here can chat");
    if (command.text.empty() || command.text.size() > longest_chat_line)
      return no("wrong_length", fmt::format("a line of chat has 1 to {} bytes", longest_chat_line));
    const auto letters = read_utf8(command.text);
    if (!letters || std::any_of(letters->begin(), letters->end(), is_unseen))
      return no("unreadable", "a line of chat is one line of text in UTF-8");
    return Happening{Said{std::string(person), command.text}};
  }

  Decision operator()(const Resign& command) const {
    if (auto refusal = why_not_in_game(command.seat)) return Failure{*refusal};
    return Happening{Resigned{command.seat}};
  }

  Decision operator()(const OfferEnd& command) const {
    if (auto refusal = why_not_in_game(command.seat)) return Failure{*refusal};
    if (on(command.seat).offers_end == command.offers)
      return no("as_before",
                command.offers ? "you have offered that already" : "you have made no such offer");
    return Happening{OfferedEnd{command.seat, command.offers}};
  }

  Decision operator()(const NextGame& /*command*/) const {
    if (table.status != Status::playing) return not_playing(table);
    if (!table.game->is_over()) return no("still_playing", "this game is not over");
    const bool is_seated =
        std::any_of(table.seats.begin(), table.seats.end(),
                    [&](const auto& one) { return one.is_person() && one.who == person; });
    if (!is_seated) return no("not_at_table", "only who plays here can go on");
    return Happening{Began{}};
  }

  Decision operator()(const Close& /*command*/) const {
    if (!is_maker()) return no("not_the_maker", "only who made the table closes it");
    if (table.status != Status::open) return no("begun", "the game has begun already");
    return Happening{Closed{}};
  }

 private:
  [[nodiscard]] std::optional<TableRefusal> why_not_in_game(Seat seat) const {
    if (!has_seat(table, seat)) return no_such_seat(table).error;
    if (table.status != Status::playing) return not_playing(table).error;
    if (!sits(table, seat, person)) return not_your_seat(seat).error;
    return std::nullopt;
  }
  [[nodiscard]] std::optional<TableRefusal> why_not_at_turn(Seat seat, std::uint32_t at) const {
    if (auto refusal = why_not_in_game(seat)) return refusal;
    if (at != sequence_of(table, seat)) return outdated().error;
    return std::nullopt;
  }
};

/// When the last seat is taken the game begins.
void begin_if_full(Table& table, Entries& entries, Time now) {
  const bool is_full = std::all_of(table.seats.begin(), table.seats.end(), [](const auto& one) {
    return one.kind != Occupant::Kind::open;
  });
  if (table.status != Status::open || !is_full) return;
  TableEntry begins{now, Began{}, {}};
  (void)evolve(table, begins, Chance::draw);
  entries.push_back(std::move(begins));
}

Result<Entries, TableRefusal> happen(Table& table, TableEntry entry) {
  if (auto refusal = evolve(table, entry, Chance::draw)) return Failure{*std::move(refusal)};
  const Time now = entry.time;
  Entries entries;
  entries.push_back(std::move(entry));
  begin_if_full(table, entries, now);
  return entries;
}

std::string named(std::string_view person, std::string_view request) {
  return request.empty() ? std::string{} : fmt::format("{} {}", person, request);
}

}  // namespace

Result<Entries, TableRefusal> perform(Table& table, std::string_view person, const Command& command,
                                      std::string_view request, Time now) {
  const std::string name = named(person, request);
  if (has_done(table, name)) return Entries{};
  auto decision = std::visit(Decider{table, person}, command);
  if (!decision) return Failure{decision.error()};
  return happen(table, {now, std::move(*decision), name});
}

Entries create(Table& table, TableOptions options, Dice dice, std::string_view maker,
               std::string_view before, Time now) {
  auto created = happen(
      table, {now,
              Created{std::move(options), std::move(dice), std::string(maker), std::string(before)},
              {}});
  return created ? std::move(*created) : Entries{};
}

Result<Entries, TableRefusal> perform_for_bot(Table& table, Seat seat, std::string_view action,
                                              Time now) {
  if (!is_in_play(table)) return not_playing(table);
  if (!is_played_by_bot(table, seat)) return not_your_seat(seat);
  return happen(table, {now, Acted{seat, std::string(action), {}}, {}});
}

Entries run_out_of_time(Table& table, Time now) {
  auto seats = out_of_time(table, now);
  if (seats.empty()) return {};
  return *happen(table, {now, TimedOut{std::move(seats)}, {}});
}

Entries close(Table& table, Time now) {
  if (table.status != Status::open) return {};
  return *happen(table, {now, Closed{}, {}});
}

std::optional<TableRefusal> why_no_rematch(const Table& table, std::string_view person) {
  if (table.status != Status::over) return no("still_playing", "the game is not over").error;
  const bool has_played = std::any_of(table.seats.begin(), table.seats.end(), [&](const auto& one) {
    return one.kind == Occupant::Kind::person && one.who == person;
  });
  if (!has_played) return no("not_at_table", "only who has played here asks for a rematch").error;
  if (!table.next.empty()) return no("rematched", "there is a rematch already").error;
  return std::nullopt;
}

Result<Entries, TableRefusal> rematch(Table& table, std::string_view person,
                                      std::string_view next_table, Time now) {
  if (auto refusal = why_no_rematch(table, person)) return Failure{*std::move(refusal)};
  return happen(table, {now, Rematched{std::string(next_table)}, {}});
}

TableOptions rematch_options(const Table& table, std::string_view person) {
  TableOptions options = table.options;
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
    const Occupant& occupant = table.seats[seat];
    SeatWish& wish = options.seats[seat];
    wish = {};
    if (occupant.kind == Occupant::Kind::bot) wish = {SeatWish::Kind::bot, occupant.who};
    if (occupant.kind == Occupant::Kind::person && occupant.who == person)
      wish = {SeatWish::Kind::person, {}};
  }
  std::rotate(options.seats.begin(), options.seats.begin() + 1, options.seats.end());
  return options;
}

}  // namespace cheesemoon::table
