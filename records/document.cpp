#include "records/document.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "json/reader.h"

namespace cheesemoon::records {

namespace {

using brave_rats::BraveRats;
using first_rat::FirstRat;

/// A match of draws alone could go on for long; this is only what a file may hold.
constexpr std::size_t max_games = 10'000;

/// A game of a match may repeat the heading, so that it can be cut out as it is.
BraveRatsRecord read_game_of_match(const JsonReader& reader) {
  reader.allow_only({"format", "game", "options", "setup", "actions", "result", "forfeit"});
  if (reader.has("format")) reader.member("format").require_text(format_name);
  if (reader.has("game")) reader.member("game").require_text(BraveRats::name);
  return read_game(reader);
}

boost::json::object heading(std::string_view game) {
  const auto text = [](std::string_view view) {
    return boost::json::string(view.data(), view.size());
  };
  return {{"format", text(format_name)}, {"game", text(game)}};
}

BraveRatsDocument read_brave_rats(const JsonReader& reader) {
  BraveRatsDocument document;
  if (reader.has("match")) {
    reader.allow_only({"format", "game", "match", "games"});
    const JsonReader match = reader.member("match");
    match.allow_only({"crowns"});
    document.crowns =
        static_cast<std::uint8_t>(match.member("crowns").number(1, brave_rats::most_crowns));
    for (const JsonReader& game : reader.member("games").elements(max_games))
      document.games.push_back(read_game_of_match(game));
  } else {
    reader.allow_only({"format", "game", "options", "setup", "actions", "result", "forfeit"});
    document.games.push_back(read_game(reader));
  }
  return document;
}

boost::json::object write(const BraveRatsDocument& document) {
  boost::json::object object = heading(BraveRats::name);
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
  return object;
}

boost::json::object write(const FirstRatRecord& record) {
  boost::json::object object = heading(FirstRat::name);
  write_game(object, record);
  return object;
}

}  // namespace

Result<Document, JsonError> read_document(std::string_view text, FirstRatLibrary& library) {
  const auto json = parse_json(text);
  if (!json) return Failure{json.error()};
  std::optional<JsonError> error;
  const JsonReader reader(*json, error);
  reader.member("format").require_text(format_name);
  const JsonReader game = reader.member("game");
  const std::string_view name = game.text();
  Document document;
  if (name == BraveRats::name) {
    document = read_brave_rats(reader);
  } else if (name == FirstRat::name) {
    reader.allow_only({"format", "game", "options", "setup", "actions", "result", "forfeit"});
    document = read_first_rat_game(reader, library);
  } else {
    game.fail(
        fmt::format(R"(expected "{}" or "{}", found "{}")", BraveRats::name, FirstRat::name, name));
  }
  if (error) return Failure{*error};
  return document;
}

std::vector<std::string_view> documents_in(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  std::vector<std::string_view> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    if (line.find_first_not_of(blanks) != std::string_view::npos) lines.push_back(line);
    begin = end + 1;
  }
  // A document over several lines has none of them to itself.
  if (lines.size() < 2 || !parse_json(lines.front())) return {text};
  return lines;
}

namespace {

void count(brave_rats::Match& match, const BraveRatsRecord& game) {
  if (game.forfeit) {
    count_game(match, other(game.forfeit->seat));
  } else if (game.outcome) {
    count_game(match, game.outcome->winner);
  }
}

}  // namespace

brave_rats::Match crowns_of(const BraveRatsDocument& document) {
  brave_rats::Match match{document.crowns.value_or(brave_rats::true_king_crowns), {}};
  for (const BraveRatsRecord& game : document.games) count(match, game);
  return match;
}

Result<std::vector<Replayed<BraveRats>>, JsonError> replay(const BraveRatsDocument& document) {
  std::vector<Replayed<BraveRats>> replayed;
  brave_rats::Match match{document.crowns.value_or(brave_rats::true_king_crowns), {}};
  for (const BraveRatsRecord& record : document.games) {
    const std::string place =
        document.crowns ? fmt::format("games[{}]", replayed.size()) : std::string();
    if (champion(match)) return Failure{JsonError{place, "the match is over before this game"}};
    if (!replayed.empty() && !BraveRats::is_terminal(replayed.back().last()) &&
        !document.games[replayed.size() - 1].forfeit)
      return Failure{JsonError{place, "the game before this one is not over"}};
    auto game = replay(record);
    if (!game) {
      JsonError error = game.error();
      if (!place.empty()) error.where = place + "." + error.where;
      return Failure{error};
    }
    count(match, record);
    replayed.push_back(std::move(*game));
  }
  return replayed;
}

boost::json::object document_json(const Document& document) {
  return std::visit([](const auto& content) { return write(content); }, document);
}

std::string write_document(const Document& document) {
  return boost::json::serialize(document_json(document));
}

}  // namespace cheesemoon::records
