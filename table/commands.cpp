#include "table/commands.h"

#include <fmt/format.h>

#include <algorithm>

#include "hosting/games.h"
#include "table/chat_text.h"
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

/// Whether a person may do something; it does happen in `evolve`.
struct Decider {
  const Table& table;
  std::string_view person;
  Instant now;

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

  Decision operator()(const Ready& command) const {
    if (!has_seat(table, command.seat)) return no_such_seat(table);
    if (table.status != Status::open) return no("begun", "the game has begun already");
    if (!sits(table, command.seat, person)) return not_your_seat(command.seat);
    if (!table.options.has_ready_check)
      return no("no_ready_check", "this table begins as soon as all seats are taken");
    if (on(command.seat).is_ready == command.is_ready)
      return no("as_before", "you have said so already");
    return Happening{Readied{command.seat, command.is_ready}};
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
    auto text = chat_text(command.text);
    if (!text) return no("unreadable", "a line of chat is text in UTF-8");
    if (text->empty() || command.text.size() > longest_chat_line)
      return no("wrong_length", fmt::format("a line of chat has 1 to {} bytes that can be seen",
                                            longest_chat_line));
    return Happening{Said{std::string(person), *std::move(text)}};
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
    // A bot agrees to nothing, and whoever is gone has lost.
    const bool all_can_agree = std::all_of(table.seats.begin(), table.seats.end(),
                                           [](const auto& one) { return one.is_person(); });
    if (table.options.is_rated && !all_can_agree)
      return no("is_rated",
                "where it counts a game ends without a result only if every seat agrees, and bots "
                "do not: resign, or play on");
    return Happening{OfferedEnd{command.seat, command.offers}};
  }

  Decision operator()(const Call& command) const {
    if (auto refusal = why_not_about_other(command.seat)) return Failure{*refusal};
    if (table.options.clock) return no("has_clock", "his clock runs: nobody has to be called");
    if (command.is_here) return no("here", "he is here: he thinks");
    if (!is_awaited(table, command.seat)) return no("not_awaited", "nobody waits for him now");
    if (on(command.seat).called) return no("as_before", "he has been called already");
    return Happening{Called{command.seat}};
  }

  /// Whoever has chosen meanwhile was there, and is not called any more.
  Decision operator()(const TakeOut& command) const {
    if (auto refusal = why_not_about_other(command.seat)) return Failure{*refusal};
    const auto called = on(command.seat).called;
    if (!called) return no("not_called", "he has not been called, or has come back");
    if (now.ran < *called + time_to_come_back)
      return no("still_called", "he can still come back: wait a little longer");
    if (command.is_replaced && table.options.is_rated)
      return no("is_rated", "a bot cannot play for somebody where it counts");
    return Happening{TakenOut{command.seat, command.is_replaced}};
  }

  Decision operator()(const NextGame& /*command*/) const {
    if (table.status != Status::playing) return not_playing(table);
    if (!table.game->is_over()) return no("still_playing", "this game is not over");
    if (!plays() && !is_maker_of_bots_table())
      return no("not_at_table", "only who plays here can go on");
    return Happening{Began{}};
  }

  Decision operator()(const Close& /*command*/) const {
    if (!is_maker()) return no("not_the_maker", "only who made the table closes it");
    if (table.status == Status::over) return not_playing(table);
    if (table.status != Status::open && !is_maker_of_bots_table())
      return no("begun", "the game has begun already");
    return Happening{Closed{}};
  }

 private:
  [[nodiscard]] bool plays() const {
    return std::any_of(table.seats.begin(), table.seats.end(),
                       [&](const auto& one) { return one.is_person() && one.who == person; });
  }
  /// Where only bots play, whoever made the table decides for them.
  [[nodiscard]] bool is_maker_of_bots_table() const {
    return is_maker() && std::none_of(table.seats.begin(), table.seats.end(),
                                      [](const auto& one) { return one.is_person(); });
  }
  /// Of what somebody who plays wants done about another who does not.
  [[nodiscard]] std::optional<TableRefusal> why_not_about_other(Seat seat) const {
    if (!has_seat(table, seat)) return no_such_seat(table).error;
    if (table.status != Status::playing) return not_playing(table).error;
    if (!plays()) return no("not_at_table", "only who plays here can ask that").error;
    if (!on(seat).is_person() || on(seat).who == person)
      return no("no_such_person", "no other person plays there").error;
    return std::nullopt;
  }
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

/// When the last seat is taken the game begins, or when everybody is ready.
void begin_if_ready(Table& table, Entries& entries, Instant now) {
  const bool waits = table.options.has_ready_check;
  const bool can_begin =
      std::all_of(table.seats.begin(), table.seats.end(), [waits](const auto& one) {
        if (one.kind == Occupant::Kind::person) return one.is_ready || !waits;
        return one.kind == Occupant::Kind::bot;
      });
  if (table.status != Status::open || !can_begin) return;
  TableEntry begins{now, Began{}, {}};
  (void)evolve(table, begins, Chance::draw);
  entries.push_back(std::move(begins));
}

Result<Entries, TableRefusal> happen(Table& table, TableEntry entry) {
  if (auto refusal = evolve(table, entry, Chance::draw)) return Failure{*std::move(refusal)};
  const Instant now = entry.when;
  Entries entries;
  entries.push_back(std::move(entry));
  begin_if_ready(table, entries, now);
  return entries;
}

std::string named(std::string_view person, std::string_view request) {
  return request.empty() ? std::string{} : fmt::format("{} {}", person, request);
}

}  // namespace

Result<Entries, TableRefusal> perform(Table& table, std::string_view person, const Command& command,
                                      std::string_view request, Instant now) {
  const std::string name = named(person, request);
  if (has_done(table, name)) return Entries{};
  auto decision = std::visit(Decider{table, person, now}, command);
  if (!decision) return Failure{decision.error()};
  return happen(table, {now, std::move(*decision), name});
}

Entries create(Table& table, TableOptions options, Dice dice, std::string_view maker,
               std::string_view before, Instant now) {
  auto created = happen(
      table, {now,
              Created{std::move(options), std::move(dice), std::string(maker), std::string(before)},
              {}});
  return created ? std::move(*created) : Entries{};
}

Result<Entries, TableRefusal> perform_for_bot(Table& table, Seat seat, std::string_view action,
                                              Instant now) {
  if (!is_in_play(table)) return not_playing(table);
  if (!is_played_by_bot(table, seat)) return not_your_seat(seat);
  return happen(table, {now, Acted{seat, std::string(action), {}}, {}});
}

Entries run_out_of_time(Table& table, Instant now) {
  auto seats = out_of_time(table, now.ran);
  if (seats.empty()) return {};
  return *happen(table, {now, TimedOut{std::move(seats)}, {}});
}

Entries come_back(Table& table, Seat seat, Instant now) {
  if (table.status != Status::playing || !table.seats[index(seat)].called) return {};
  return *happen(table, {now, CameBack{seat}, {}});
}

Entries note_hint(Table& table, Seat seat, Instant now) {
  if (table.seats[index(seat)].is_hinted) return {};
  return *happen(table, {now, Hinted{seat}, {}});
}

Entries close(Table& table, Instant now) {
  if (table.status != Status::open) return {};
  return *happen(table, {now, Closed{}, {}});
}

Entries give_up_game(Table& table, Instant now) {
  if (table.status != Status::playing) return {};
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
                                      std::string_view next_table, Instant now) {
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
  // Whoever asks for a rematch, or follows, is ready.
  options.has_ready_check = false;
  std::rotate(options.seats.begin(), options.seats.begin() + 1, options.seats.end());
  return options;
}

}  // namespace cheesemoon::table
