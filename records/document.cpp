#include "records/document.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

namespace cheesemoon::records {

namespace {

using brave_rats::BraveRats;

/// A match of draws alone could go on for long; this is only what a file may hold.
constexpr std::size_t max_games = 10'000;

void read_heading(const JsonReader& reader) {
  reader.member("format").require_text(format_name);
  reader.member("game").require_text(BraveRats::name);
}

/// A game of a match may repeat the heading, so that it can be cut out as it is.
BraveRatsRecord read_game_of_match(const JsonReader& reader) {
  reader.allow_only({"format", "game", "options", "setup", "actions", "result"});
  if (reader.has("format")) reader.member("format").require_text(format_name);
  if (reader.has("game")) reader.member("game").require_text(BraveRats::name);
  return read_game(reader);
}

boost::json::object heading() {
  const auto text = [](std::string_view view) {
    return boost::json::string(view.data(), view.size());
  };
  return {{"format", text(format_name)}, {"game", text(BraveRats::name)}};
}

}  // namespace

Result<Document, RecordError> read_document(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return Failure{json.error()};
  std::optional<RecordError> error;
  const JsonReader reader(*json, error);
  Document document;
  read_heading(reader);
  if (reader.has("match")) {
    reader.allow_only({"format", "game", "match", "games"});
    const JsonReader match = reader.member("match");
    match.allow_only({"crowns"});
    document.crowns =
        static_cast<std::uint8_t>(match.member("crowns").number(1, brave_rats::most_crowns));
    for (const JsonReader& game : reader.member("games").elements(max_games))
      document.games.push_back(read_game_of_match(game));
  } else {
    reader.allow_only({"format", "game", "options", "setup", "actions", "result"});
    document.games.push_back(read_game(reader));
  }
  if (error) return Failure{*error};
  return document;
}

brave_rats::Match crowns_of(const Document& document) {
  brave_rats::Match match{document.crowns.value_or(brave_rats::true_king_crowns), {}};
  for (const BraveRatsRecord& game : document.games) {
    if (game.outcome) count_game(match, game.outcome->winner);
  }
  return match;
}

Result<std::vector<Replayed<BraveRats>>, RecordError> replay(const Document& document) {
  std::vector<Replayed<BraveRats>> replayed;
  brave_rats::Match match{document.crowns.value_or(brave_rats::true_king_crowns), {}};
  for (const BraveRatsRecord& record : document.games) {
    const std::string place =
        document.crowns ? fmt::format("games[{}]", replayed.size()) : std::string();
    if (champion(match)) return Failure{RecordError{place, "the match is over before this game"}};
    if (!replayed.empty() && !BraveRats::is_terminal(replayed.back().last()))
      return Failure{RecordError{place, "the game before this one is not over"}};
    auto game = replay(record);
    if (!game) {
      RecordError error = game.error();
      if (!place.empty()) error.where = place + "." + error.where;
      return Failure{error};
    }
    if (record.outcome) count_game(match, record.outcome->winner);
    replayed.push_back(std::move(*game));
  }
  return replayed;
}

std::string write_document(const Document& document) {
  boost::json::object object = heading();
  if (document.crowns) {
    object["match"] = {{"crowns", *document.crowns}};
    boost::json::array games;
    for (const BraveRatsRecord& record : document.games) {
      boost::json::object game;
      write_game(game, record);
      games.emplace_back(std::move(game));
    }
    object["games"] = std::move(games);
  } else {
    write_game(object, document.games.front());
  }
  return boost::json::serialize(object);
}

}  // namespace cheesemoon::records
