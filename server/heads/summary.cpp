#include "server/heads/summary.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <set>
#include <utility>

#include "server/ratings/rated_games.h"

namespace cheesemoon::server {

namespace {

namespace json = boost::json;

constexpr std::string_view bot_prefix = "bot-";

/// A game of people in which nobody has done anything has not taken place.
bool has_taken_place(const json::array& seats, const json::array& acts) {
  const bool has_bot = std::any_of(seats.begin(), seats.end(), [](const json::value& seat) {
    return seat.as_object().contains("bot");
  });
  return has_bot || std::any_of(acts.begin(), acts.end(),
                                [](const json::value& done) { return done.to_number<int>() > 0; });
}

PlacedPerson read_placed(const json::object& occupant, int place, int acts, const RatedGame& game) {
  PlacedPerson placed{.person = {},
                      .place = place,
                      .has_left_early = occupant.contains("gone") && acts < game.least_acts};
  if (const auto* id = occupant.if_contains("person"))
    placed.person = id->as_string().c_str();
  else
    placed.person = std::string(bot_prefix) + occupant.at("bot").as_string().c_str();
  return placed;
}

std::optional<std::vector<PlacedPerson>> read_places(const json::object& summary) {
  const json::object& made_with = summary.at("made_with").as_object();
  if (!made_with.at("rated").as_bool() || summary.at("ending").is_null()) return std::nullopt;
  const RatedGame* const game = rated_game(made_with.at("game").as_string());
  const json::array& places = summary.at("ending").at("places").as_array();
  const json::array& acts = summary.at("ending").at("acts").as_array();
  const json::array& seats = summary.at("seats").as_array();
  if (game == nullptr || places.size() < 2 || places.size() != seats.size() ||
      !has_taken_place(seats, acts))
    return std::nullopt;
  std::vector<PlacedPerson> players;
  std::set<std::string> different;
  bool has_person = false;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const json::object& occupant = seats[seat].as_object();
    has_person = has_person || occupant.contains("person");
    players.push_back(read_placed(occupant, places[seat].to_number<int>(),
                                  acts.at(seat).to_number<int>(), *game));
    if (!different.insert(players.back().person).second) return std::nullopt;
  }
  if (!has_person) return std::nullopt;
  return players;
}

bool read_needs_host(const json::object& summary) {
  const json::array& seats = summary.at("seats").as_array();
  return !summary.at("made_with").at("clock").is_null() ||
         std::any_of(seats.begin(), seats.end(), [](const json::value& seat) {
           return seat.at("kind").as_string() == occupant_word(table::Occupant::Kind::bot) ||
                  seat.as_object().contains("gone");
         });
}

/// What `read` makes of a summary.
template <class Read>
auto read_summary(const Head& head, Read read)
    -> std::optional<decltype(read(std::declval<const json::object&>()))> {
  json::error_code error;
  const json::value summary = json::parse(head.summary, error);
  if (error || !summary.is_object()) return std::nullopt;
  try {
    return read(summary.get_object());
  } catch (const std::exception&) {
    // Written by another version of this program: it does not count, and the server goes on.
    return std::nullopt;
  }
}

}  // namespace

Head head_of(const table::Table& table) {
  Head head{.id = table.id,
            .game = table.options.game.name(),
            .status = table.status,
            .is_public = table.options.is_public,
            .updated = table.updated,
            .summary = {},
            .seats = {},
            .is_rated = table.options.is_rated,
            .maker = table.maker};
  for (std::size_t place = 0; place < table.seats.size(); ++place) {
    const table::Occupant& occupant = table.seats[place];
    SeatedPerson seated{static_cast<std::int64_t>(place) + 1, std::nullopt};
    if (occupant.kind == table::Occupant::Kind::person) seated.person = occupant.who;
    head.seats.push_back(std::move(seated));
  }
  head.summary = json::serialize(summary_of(table));
  return head;
}

bool changes_head(const table::TableEntry& entry, const table::Table& after) {
  if (std::holds_alternative<table::Said>(entry.what) ||
      std::holds_alternative<table::Rematched>(entry.what) ||
      std::holds_alternative<table::Readied>(entry.what) ||
      std::holds_alternative<table::Called>(entry.what) ||
      std::holds_alternative<table::CameBack>(entry.what) ||
      std::holds_alternative<table::Hinted>(entry.what))
    return false;
  const bool is_move = std::holds_alternative<table::Acted>(entry.what) ||
                       std::holds_alternative<table::Undone>(entry.what);
  return !is_move || after.status == table::Status::over;
}

std::optional<std::vector<PlacedPerson>> places_that_count(const Head& head) {
  return read_summary(head, read_places).value_or(std::nullopt);
}

bool needs_host(const Head& head) {
  return head.status == table::Status::playing &&
         read_summary(head, read_needs_host).value_or(true);
}

std::optional<table::SoloGame> solo_game(const Head& head) {
  return read_summary(head, table::solo_game_in).value_or(std::nullopt);
}

std::vector<table::SoloTable> solo_tables(std::span<const Head> heads) {
  std::vector<table::SoloTable> tables;
  for (const Head& head : heads)
    if (auto game = solo_game(head)) tables.push_back({head.id, head.updated, *std::move(game)});
  return tables;
}

}  // namespace cheesemoon::server
