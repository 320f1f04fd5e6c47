#include "table/table_summary.h"

#include <boost/json/array.hpp>
#include <boost/json/value_to.hpp>
#include <utility>

namespace cheesemoon::table {

namespace json = boost::json;

namespace {

json::value write_occupant(const Occupant& occupant) {
  json::object written{{"kind", occupant_word(occupant.kind)}};
  if (occupant.kind == Occupant::Kind::person) written["person"] = occupant.who;
  if (occupant.kind == Occupant::Kind::bot) written["bot"] = occupant.who;
  if (occupant.gone != Occupant::Gone::no) written["gone"] = gone_word(occupant.gone);
  return written;
}

json::array write_acts(const Table& table) {
  json::array acts;
  for (const Occupant& occupant : table.seats) acts.emplace_back(occupant.acts);
  return acts;
}

/// Nothing of a game that was given up, or played against people.
json::value write_solo(const Table& table) {
  const auto solo = table.status == Status::over ? table.game->solo_result() : std::nullopt;
  if (!solo) return nullptr;
  return {{"won", solo->won},
          {"points", solo->points},
          {"hinted", table.seats.front().is_hinted},
          {"challenges", json::array(solo->challenges.begin(), solo->challenges.end())}};
}

}  // namespace

json::object summary_of(const Table& table) {
  json::array seats;
  for (const Occupant& occupant : table.seats) seats.push_back(write_occupant(occupant));
  json::object summary{{"made_with", write_table_options(table.options)},
                       {"maker", table.maker},
                       {"created", table.created},
                       {"seats", std::move(seats)},
                       {"ending", nullptr}};
  if (table.ending)
    summary["ending"] = {
        {"kind", ending_word(table.ending->kind)},
        {"places", json::array(table.ending->places.begin(), table.ending->places.end())},
        {"acts", write_acts(table)}};
  if (json::value solo = write_solo(table); !solo.is_null()) summary["solo"] = std::move(solo);
  return summary;
}

std::optional<SoloGame> solo_game_in(const json::object& summary) {
  const json::value* const told = summary.if_contains("solo");
  if (told == nullptr) return std::nullopt;
  const json::object& solo = told->as_object();
  const json::value* hinted = solo.if_contains("hinted");
  return SoloGame{
      .result = {.difficulty =
                     json::value_to<std::string>(summary.at("made_with").at("options").at("solo")),
                 .won = solo.at("won").as_bool(),
                 .points = solo.at("points").to_number<int>(),
                 .challenges = json::value_to<std::vector<std::string>>(solo.at("challenges"))},
      .is_hinted = hinted != nullptr && hinted->as_bool()};
}

}  // namespace cheesemoon::table
