#pragma once

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/match.h"
#include "engine/core/result.h"
#include "json/error.h"
#include "json/reader.h"
#include "records/played.h"
#include "records/record.h"
#include "records/record_format.h"
#include "records/replay.h"

namespace cheesemoon::records {

constexpr std::string_view format_name = "cheesemoon/1";

/// What one record file holds: a game, or the games of a match for crowns.
template <Game G>
struct Document {
  std::optional<std::uint8_t> crowns;
  std::vector<Record<G>> games;
  std::optional<Played> played{};
};

/// The documents of a file: the text as a whole is one, or every line of it is.
std::vector<std::string_view> documents_in(std::string_view text);

/// The name of the game that a document is of; the reader complains if it is none.
std::string_view read_heading(const JsonReader& reader);
boost::json::object heading(std::string_view game);

namespace detail {

/// A match of draws alone could go on for long; this is only what a file may hold.
constexpr std::size_t most_games = 10'000;

/// A game of a match may repeat the heading, so that it can be cut out as it is.
template <Recorded G>
Record<G> read_whole_game(const JsonReader& reader, bool is_document) {
  if (is_document) {
    reader.allow_only(
        {"format", "game", "played", "options", "setup", "actions", "result", "forfeit"});
  } else {
    reader.allow_only({"format", "game", "options", "setup", "actions", "result", "forfeit"});
  }
  if (reader.has("format")) reader.member("format").require_text(format_name);
  if (reader.has("game")) reader.member("game").require_text(G::name);
  return read_game<G>(reader);
}

/// Who won a game alone; whoever forfeits leaves it to the other.
template <Recorded G>
std::optional<Seat> winner_of(const Record<G>& record, const typename G::State& last) {
  const std::size_t seats = seats_of<G>(record.options);
  if (record.forfeit) return seats == 2 ? std::optional(other(record.forfeit->seat)) : std::nullopt;
  for (std::size_t seat = 0; G::is_terminal(last) && seat < seats; ++seat)
    if (G::returns(last)[seat] == 1) return static_cast<Seat>(seat);
  return std::nullopt;
}

}  // namespace detail

/// Reads a document: its form, not yet whether the actions are legal.
template <Recorded G>
Document<G> read_document(const JsonReader& reader) {
  Document<G> document;
  const auto with_played = [&] {
    if (reader.ok())
      document.played = read_played(reader, seats_of<G>(document.games.front().options));
    return document;
  };
  if (G::description.most_crowns == 0 || !reader.has("match")) {
    document.games.push_back(detail::read_whole_game<G>(reader, true));
    return with_played();
  }
  reader.allow_only({"format", "game", "played", "match", "games"});
  const JsonReader match = reader.member("match");
  match.allow_only({"crowns"});
  document.crowns =
      static_cast<std::uint8_t>(match.member("crowns").number(1, G::description.most_crowns));
  for (const JsonReader& game : reader.member("games").elements(detail::most_games))
    document.games.push_back(detail::read_whole_game<G>(game, false));
  if (reader.ok() && document.games.empty()) reader.member("games").fail("expected at least one");
  return with_played();
}

/// The same from the text of a file that is known to be of that game.
template <Recorded G>
Result<Document<G>, JsonError> read_document(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return Failure{json.error()};
  std::optional<JsonError> error;
  const JsonReader reader(*json, error);
  (void)read_heading(reader);
  reader.member("game").require_text(G::name);
  auto document = read_document<G>(reader);
  if (error) return Failure{*error};
  return document;
}

template <Recorded G>
boost::json::object document_json(const Document<G>& document) {
  boost::json::object object = heading(G::name);
  write_played(object, document.played);
  if (!document.crowns) {
    write_game(object, document.games.front());
    return object;
  }
  object["match"] = {{"crowns", *document.crowns}};
  boost::json::array games;
  for (const Record<G>& record : document.games) {
    boost::json::object game;
    write_game(game, record);
    games.emplace_back(std::move(game));
  }
  object["games"] = std::move(games);
  return object;
}

template <Recorded G>
boost::json::object document_json(const Record<G>& record) {
  boost::json::object object = heading(G::name);
  write_game(object, record);
  return object;
}

/// As one line, without its end.
template <Recorded G>
std::string write_document(const Document<G>& document) {
  return boost::json::serialize(document_json(document));
}
template <Recorded G>
std::string write_document(const Record<G>& record) {
  return boost::json::serialize(document_json(record));
}

/// The crowns of a match after all its games.
template <Recorded G>
Match crowns_of(const Document<G>& document) {
  Match match{document.crowns.value_or(0), {}};
  for (const Record<G>& record : document.games)
    if (const auto game = replay_actions(record))
      count_game(match, detail::winner_of(record, game->last()));
  return match;
}

/// Replays every game of a document; a match must not go on after it was won.
template <Recorded G>
Result<std::vector<Replayed<G>>, JsonError> replay(const Document<G>& document) {
  std::vector<Replayed<G>> replayed;
  Match match{document.crowns.value_or(1), {}};
  for (const Record<G>& record : document.games) {
    const std::string place =
        document.crowns ? fmt::format("games[{}]", replayed.size()) : std::string();
    if (champion(match)) return Failure{JsonError{place, "the match is over before this game"}};
    if (!replayed.empty() && !G::is_terminal(replayed.back().last()) &&
        !document.games[replayed.size() - 1].forfeit)
      return Failure{JsonError{place, "the game before this one is not over"}};
    auto game = replay(record);
    if (!game) {
      JsonError error = game.error();
      if (!place.empty()) error.where = place + "." + error.where;
      return Failure{error};
    }
    count_game(match, detail::winner_of(record, game->last()));
    replayed.push_back(std::move(*game));
  }
  return replayed;
}

}  // namespace cheesemoon::records
