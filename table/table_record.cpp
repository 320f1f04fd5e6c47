#include "table/table_record.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "records/played.h"

namespace cheesemoon::table {

namespace {

namespace json = boost::json;

std::string_view reason_of(Occupant::Gone gone) {
  if (gone == Occupant::Gone::resigned) return "resigned";
  return gone == Occupant::Gone::timed_out ? "ran out of time" : "did not come back";
}

/// A game that goes on without somebody, or that the others have agreed to end, is nobody's defeat.
bool is_forfeited(const Table& table) {
  return table.status == Status::over && !table.game->is_over() &&
         table.ending->kind != Ending::Kind::agreed;
}

json::object last_game(const Table& table) {
  json::object record = table.game->record();
  if (!is_forfeited(table)) return record;
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
    const Occupant& occupant = table.seats[seat];
    if (!stays(occupant))
      record["forfeit"] = {{"seat", seat + 1}, {"reason", reason_of(occupant.gone)}};
  }
  return record;
}

const json::value* last_forfeit(const json::object& record) {
  const json::value* const games = record.if_contains("games");
  const json::object& last = games == nullptr ? record : games->get_array().back().get_object();
  return last.if_contains("forfeit");
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

std::optional<json::object> record_to_keep(const Table& table, std::span<const std::string> names) {
  const bool is_over = table.status == Status::over;
  if (table.games == 0 || (is_over && table.ending->kind == Ending::Kind::closed))
    return std::nullopt;
  json::object record = record_of(table);
  const json::value* const forfeit = last_forfeit(record);
  const bool has_no_result = is_over && table.ending->kind != Ending::Kind::finished;
  records::Played played{
      .table = table.id, .date = table.updated, .is_given_up = has_no_result && forfeit == nullptr};
  // Between the games of a match nobody can forfeit one: whoever goes then has given it up.
  const bool has_given_up = played.is_given_up && table.ending->kind != Ending::Kind::agreed;
  for (std::size_t place = 0; place < table.seats.size(); ++place) {
    const Seat seat = static_cast<Seat>(place);
    const Occupant& occupant = table.seats[place];
    const bool has_forfeited =
        forfeit != nullptr && forfeit->at("seat").to_number<int>() == number(seat);
    const bool has_gone_before = !stays(occupant) && !has_forfeited && !has_given_up;
    if (is_played_by_bot(table, seat) && stays(occupant))
      played.players.push_back(
          {.kind = records::RecordedPlayer::Kind::bot, .name = std::string(bot_of(table, seat))});
    else
      played.players.push_back(
          {.name = names[place],
           .is_hinted = occupant.is_hinted,
           .gone = std::string(has_gone_before ? reason_of(occupant.gone) : "")});
  }
  records::write_played(record, played);
  return record;
}

}  // namespace cheesemoon::table
