#include "table/table_options.h"

#include <fmt/format.h>

#include <algorithm>

#include "hosting/games.h"
#include "json/reader.h"
#include "json/utf8.h"

namespace cheesemoon::table {

namespace {

constexpr std::string_view word_person = "person";
constexpr std::string_view word_open = "open";

SeatWish read_wish(const JsonReader& reader, std::string_view game) {
  const std::string_view text = reader.text();
  if (!reader.ok()) return {};
  if (text == word_open) return {};
  if (text == word_person) return {.kind = SeatWish::Kind::person, .bot = {}};
  if (hosting::is_bot(game, text)) return {.kind = SeatWish::Kind::bot, .bot = std::string(text)};
  reader.fail(fmt::format(R"(expected "{}", "{}" or a bot, found "{}"; {})", word_person, word_open,
                          beginning_of(text, 20), hosting::bots_in_words(game)));
  return {};
}

std::vector<SeatWish> default_seats(std::size_t count) {
  std::vector<SeatWish> seats(count);
  seats.front().kind = SeatWish::Kind::person;
  return seats;
}

std::optional<ClockOptions> read_clock(const JsonReader& reader) {
  if (reader.is_null()) return std::nullopt;
  reader.allow_only({"kind", "seconds", "increment"});
  ClockOptions clock;
  const std::string_view kind = reader.member("kind").text();
  if (kind == "game") {
    clock.kind = ClockOptions::Kind::game;
  } else if (kind != "turn") {
    reader.member("kind").fail(fmt::format(R"(expected "turn" or "game", found "{}")", kind));
  }
  clock.seconds = reader.member("seconds").number(1, longest_clock);
  if (reader.has("increment"))
    clock.increment = reader.member("increment").number(0, longest_increment);
  if (clock.increment > 0 && clock.kind == ClockOptions::Kind::turn)
    reader.member("increment").fail("only a clock for the whole game has an increment");
  return clock;
}

std::optional<int> read_crowns(const JsonReader& reader, const GameDescription& game) {
  if (reader.is_null()) return std::nullopt;
  if (game.most_crowns == 0) reader.fail(fmt::format("{} is not played for crowns", game.title));
  return reader.number(1, game.most_crowns);
}

/// Whoever says who sits where need not say how many they are.
boost::json::value with_seats_said(const JsonReader& table, const GameDescription& game,
                                   boost::json::value options) {
  if (!options.is_object() || options.get_object().contains("seats")) return options;
  if (has_seats_to_choose(game) && table.has("seats") && table.member("seats").json().is_array())
    options.get_object()["seats"] = table.member("seats").json().get_array().size();
  return options;
}

}  // namespace

Result<TableOptions, JsonError> read_table_options(const boost::json::value& json) {
  std::optional<JsonError> error;
  const JsonReader reader(json, error);
  reader.allow_only(
      {"game", "options", "seats", "public", "rated", "chat", "ready_check", "clock", "crowns"});

  TableOptions options;
  const std::string_view name = reader.member("game").text();
  const JsonReader game_options = reader.member("options");
  if (error) return Failure{*error};
  const hosting::GameKind* kind = hosting::games().find(name);
  if (kind == nullptr) return Failure{JsonError{"game", hosting::no_such_game(name)}};
  auto game = kind->choose(with_seats_said(reader, kind->description(), game_options.json()));
  if (!game) {
    const std::string& where = game.error().where;
    return Failure{JsonError{where.empty() ? "options" : "options." + where, game.error().what}};
  }
  options.game = std::move(*game);

  const std::size_t seats = options.game.seats();
  if (reader.has("seats")) {
    for (const JsonReader& seat : reader.member("seats").elements(seat_limit))
      options.seats.push_back(read_wish(seat, name));
    if (options.seats.size() != seats)
      reader.member("seats").fail(
          fmt::format("expected {} seats, found {}", seats, options.seats.size()));
  } else {
    options.seats = default_seats(seats);
  }
  if (reader.has("public")) options.is_public = reader.member("public").truth();
  if (reader.has("rated")) options.is_rated = reader.member("rated").truth();
  if (reader.has("chat")) options.has_chat = reader.member("chat").truth();
  if (reader.has("ready_check")) options.has_ready_check = reader.member("ready_check").truth();
  if (reader.has("clock")) options.clock = read_clock(reader.member("clock"));
  if (reader.has("crowns"))
    options.crowns = read_crowns(reader.member("crowns"), kind->description());
  if (error) return Failure{*error};
  return options;
}

boost::json::object write_table_options(const TableOptions& options) {
  boost::json::array seats;
  for (const SeatWish& seat : options.seats) {
    switch (seat.kind) {
      case SeatWish::Kind::open:
        seats.emplace_back(word_open);
        break;
      case SeatWish::Kind::person:
        seats.emplace_back(word_person);
        break;
      case SeatWish::Kind::bot:
        seats.emplace_back(seat.bot);
        break;
    }
  }
  boost::json::object json{{"game", options.game.name()},
                           {"options", options.game.options()},
                           {"seats", std::move(seats)},
                           {"public", options.is_public},
                           {"rated", options.is_rated},
                           {"chat", options.has_chat},
                           {"ready_check", options.has_ready_check},
                           {"clock", nullptr},
                           {"crowns", nullptr}};
  if (options.clock) {
    const bool per_turn = options.clock->kind == ClockOptions::Kind::turn;
    json["clock"] = {{"kind", per_turn ? "turn" : "game"},
                     {"seconds", options.clock->seconds},
                     {"increment", options.clock->increment}};
  }
  if (options.crowns) json["crowns"] = *options.crowns;
  return json;
}

}  // namespace cheesemoon::table
