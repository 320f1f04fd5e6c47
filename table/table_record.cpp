#include "table/table_record.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

namespace cheesemoon::table {

namespace {

namespace json = boost::json;

std::string_view reason_of(Occupant::Gone gone) {
  if (gone == Occupant::Gone::resigned) return "resigned";
  return gone == Occupant::Gone::timed_out ? "ran out of time" : "did not come back";
}

json::object last_game(const Table& table) {
  json::object record = table.game->record();
  if (table.game->is_over()) return record;
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
    const Occupant& occupant = table.seats[seat];
    if (!stays(occupant))
      record["forfeit"] = {{"seat", seat + 1}, {"reason", reason_of(occupant.gone)}};
  }
  return record;
}

}  // namespace

json::object record_of(const Table& table) {
  json::object last = last_game(table);
  if (!table.options.crowns) return last;

  json::array games;
  for (const json::object& record : table.earlier_records) games.push_back(record);
  json::object match{{"format", last.at("format")},
                     {"game", last.at("game")},
                     {"match", {{"crowns", *table.options.crowns}}}};
  games.push_back(std::move(last));
  match["games"] = std::move(games);
  return match;
}

std::optional<std::string> public_record(const Table& table) {
  if (table.status != Status::over || table.games == 0) return std::nullopt;
  return json::serialize(record_of(table));
}

}  // namespace cheesemoon::table
