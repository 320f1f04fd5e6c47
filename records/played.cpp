#include "records/played.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>

namespace cheesemoon::records {

namespace {

/// In bytes.
constexpr std::size_t longest_name = 200;
constexpr std::int64_t latest_date = std::int64_t{1} << 50U;

std::string read_name(const JsonReader& reader) {
  const std::string_view name = reader.text();
  if (reader.ok() && (name.empty() || name.size() > longest_name))
    reader.fail(fmt::format("expected a text of 1 to {} bytes", longest_name));
  return std::string(name);
}

std::int64_t read_date(const JsonReader& reader) {
  const std::int64_t* const date = reader.json().if_int64();
  if (date != nullptr && *date >= 0 && *date <= latest_date) return *date;
  reader.fail("expected milliseconds since 1970");
  return 0;
}

RecordedPlayer read_player(const JsonReader& reader) {
  if (reader.has("bot")) {
    reader.allow_only({"bot"});
    return {.kind = RecordedPlayer::Kind::bot, .name = read_name(reader.member("bot"))};
  }
  reader.allow_only({"person", "hinted", "gone"});
  RecordedPlayer player{.name = read_name(reader.member("person"))};
  if (reader.has("hinted")) player.is_hinted = reader.member("hinted").truth();
  if (reader.has("gone")) player.gone = read_name(reader.member("gone"));
  return player;
}

boost::json::object player_json(const RecordedPlayer& player) {
  if (player.kind == RecordedPlayer::Kind::bot) return {{"bot", player.name}};
  boost::json::object json{{"person", player.name}};
  if (player.is_hinted) json["hinted"] = true;
  if (!player.gone.empty()) json["gone"] = player.gone;
  return json;
}

}  // namespace

std::optional<Played> read_played(const JsonReader& document, std::size_t seats) {
  if (!document.has("played")) return std::nullopt;
  const JsonReader reader = document.member("played");
  reader.allow_only({"table", "date", "players", "given_up"});
  Played played{.table = read_name(reader.member("table")),
                .date = read_date(reader.member("date"))};
  for (const JsonReader& player : reader.member("players").elements(seats))
    played.players.push_back(read_player(player));
  if (reader.ok() && played.players.size() != seats)
    reader.member("players").fail(
        fmt::format("expected {} players, found {}", seats, played.players.size()));
  if (reader.has("given_up")) played.is_given_up = reader.member("given_up").truth();
  return played;
}

void write_played(boost::json::object& document, const std::optional<Played>& played) {
  if (!played) return;
  boost::json::array players;
  for (const RecordedPlayer& player : played->players) players.push_back(player_json(player));
  boost::json::object json{
      {"table", played->table}, {"date", played->date}, {"players", std::move(players)}};
  if (played->is_given_up) json["given_up"] = true;
  document["played"] = std::move(json);
}

}  // namespace cheesemoon::records
