#include "arena/match_results.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <limits>
#include <set>

#include "engine/core/words.h"
#include "json/reader.h"

namespace cheesemoon::arena {

namespace {

/// One number for each player.
std::vector<double> read_numbers(const JsonReader& list, std::size_t players) {
  std::vector<double> numbers;
  for (const JsonReader& element : list.elements(players)) {
    const boost::json::value& json = element.json();
    if (!json.is_number()) element.fail("expected a number");
    numbers.push_back(json.is_number() ? json.to_number<double>() : 0);
  }
  if (numbers.size() != players) list.fail(fmt::format("expected {} numbers", players));
  return numbers;
}

Result<GameResult, JsonError> read_result(std::string_view line, std::size_t players) {
  constexpr int most = std::numeric_limits<int>::max();
  const auto json = parse_json(line);
  if (!json) return Failure{JsonError{"", json.error().what}};
  std::optional<JsonError> error;
  const JsonReader reader(*json, error);
  GameResult result;
  result.number = static_cast<std::uint64_t>(reader.member("game").number(0, most));
  result.score.win_share = read_numbers(reader.member("win_share"), players);
  for (const double share : result.score.win_share) {
    if (share < 0 || share > 1) reader.member("win_share").fail("expected numbers from 0 to 1");
  }
  result.score.points = read_numbers(reader.member("points"), players);
  // Players count from 1 in the file.
  if (reader.has("forfeit")) {
    const JsonReader forfeit = reader.member("forfeit");
    const int player = forfeit.member("player").number(1, static_cast<int>(players));
    result.forfeit = {static_cast<std::size_t>(player - 1),
                      std::string(forfeit.member("reason").text())};
  }
  if (error) return Failure{*error};
  return result;
}

}  // namespace

std::string write_heading(const MatchHeading& heading) {
  std::vector<std::string> options = heading.options;
  std::sort(options.begin(), options.end());
  return boost::json::serialize(boost::json::object{
      {"match", heading.game},
      {"players", boost::json::array(heading.players.begin(), heading.players.end())},
      {"seed", heading.seed},
      {"nodes", heading.nodes},
      {"milliseconds", heading.milliseconds},
      {"options", boost::json::array(options.begin(), options.end())}});
}

std::string write_result(const GameResult& result) {
  const Score& score = result.score;
  boost::json::object line{
      {"game", result.number},
      {"win_share", boost::json::array(score.win_share.begin(), score.win_share.end())},
      {"points", boost::json::array(score.points.begin(), score.points.end())}};
  if (result.forfeit)
    line["forfeit"] = {{"player", result.forfeit->entrant + 1}, {"reason", result.forfeit->reason}};
  return boost::json::serialize(line);
}

Result<EarlierResults, JsonError> read_results(std::string_view text, const MatchHeading& heading) {
  EarlierResults earlier{{}, write_heading(heading) + "\n"};
  // Even the first line may have been cut off.
  if (std::string_view(earlier.lines).starts_with(text)) return earlier;
  if (!text.starts_with(earlier.lines))
    return Failure{JsonError{"line 1", "these are the results of another match"}};
  text.remove_prefix(earlier.lines.size());
  std::set<std::uint64_t> played;
  std::size_t number = 2;
  while (text.find('\n') != std::string_view::npos) {
    const std::string_view line = cut(text, '\n');
    const auto result = read_result(line, heading.players.size());
    if (!result)
      return Failure{JsonError{fmt::format("line {}", number), describe(result.error())}};
    if (played.insert(result->number).second) earlier.games.push_back(*result);
    earlier.lines += fmt::format("{}\n", line);
    ++number;
  }
  return earlier;
}

}  // namespace cheesemoon::arena
