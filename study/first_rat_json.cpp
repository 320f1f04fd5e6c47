#include "study/first_rat_json.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <cmath>
#include <span>
#include <vector>

#include "engine/first_rat/names.h"

namespace cheesemoon::study {

using namespace first_rat;
using players::Forecast;
using players::Gain;
using players::GainKind;

namespace {

/// By the order of the enumeration.
constexpr std::array<std::string_view, players::gain_kind_count> gain_names{
    "goods",       "lights",        "burrow", "advance", "scored", "built",  "donated",
    "rattronaut",  "award",         "rat",    "comic",   "bought", "stolen", "end",
    "greg-scored", "greg-prepared", "drink",  "pipe",    "moldy",  "fee"};

/// Rounded, because a search is not more certain than that; never -0.
double rounded(float number, int decimals) {
  const double scale = std::pow(10, decimals);
  return std::round(static_cast<double>(number) * scale) / scale + 0.0;
}

/// What a gain is about, as records call it; empty if its kind says it all.
std::string_view subject_of(const Gain& gain) {
  switch (gain.kind) {
    case GainKind::goods:
    case GainKind::pipe:
      return good_name(static_cast<Good>(gain.what));
    case GainKind::scored:
    case GainKind::built:
    case GainKind::greg_scored:
    case GainKind::greg_prepared:
      return track_name(static_cast<Track>(gain.what));
    case GainKind::comic:
    case GainKind::bought:
    case GainKind::stolen:
      return item_name(gain.what);
    default:
      return {};
  }
}

std::string list_of(const std::vector<std::string>& elements) {
  return fmt::format("[{}]", fmt::join(elements, ","));
}

std::string gains_json(std::span<const Gain> gains) {
  std::vector<std::string> elements;
  elements.reserve(gains.size());
  for (const Gain& gain : gains) {
    const std::string_view subject = subject_of(gain);
    elements.push_back(fmt::format(R"({{"kind":"{}","what":{},"amount":{}}})", gain_name(gain.kind),
                                   subject.empty() ? "null" : fmt::format(R"("{}")", subject),
                                   gain.amount));
  }
  return list_of(elements);
}

std::string actions_json(std::span<const Action> actions) {
  std::vector<std::string> elements;
  elements.reserve(actions.size());
  for (const Action& action : actions) {
    const ActionText text = write_action(action);
    elements.push_back(fmt::format(R"("{}")", text.view()));
  }
  return list_of(elements);
}

/// The members `win_share` and `points`, a number for every seat; Greg's comes second.
std::string forecast_members(const Forecast& expected, std::size_t team_count) {
  std::vector<double> shares;
  std::vector<double> points;
  shares.reserve(team_count);
  points.reserve(team_count);
  for (std::size_t team = 0; team < team_count; ++team) {
    shares.push_back(rounded(expected.win_share[team], 3));
    points.push_back(rounded(expected.points[team], 1));
  }
  return fmt::format(R"("win_share":[{}],"points":[{}])", fmt::join(shares, ","),
                     fmt::join(points, ","));
}

std::string turn_members(const players::JudgedTurn& turn, std::size_t team_count) {
  return fmt::format(R"("actions":{},{},"gains":{})", actions_json(turn.actions),
                     forecast_members(turn.expected, team_count), gains_json(turn.gains));
}

std::string analysed_turn(const players::TurnAnalysis& turn, const std::string& more) {
  const std::size_t teams = turn.table.team_count;
  return fmt::format(
      R"({{"round":{},"seat":{},"luck":{},"before":{{{}}},{},"cost":{},"better":{}{}}})",
      turn.table.round, turn.team + 1, turn.is_luck, forecast_members(turn.before, teams),
      turn_members(turn.played, teams), rounded(turn.cost, 3),
      turn.better ? fmt::format("{{{}}}", turn_members(*turn.better, teams)) : "null", more);
}

}  // namespace

std::string_view gain_name(GainKind kind) {
  return gain_names[static_cast<std::size_t>(kind)];
}

std::string hints_json(const Table& table, const players::Hints& hints) {
  std::vector<std::string> turns;
  turns.reserve(hints.turns.size());
  for (const players::JudgedTurn& turn : hints.turns)
    turns.push_back(fmt::format("{{{}}}", turn_members(turn, table.team_count)));
  return fmt::format(R"({{"game":"{}","round":{},"seat":{},"hints":{}}})", FirstRat::name,
                     table.round, hints.team + 1, list_of(turns));
}

std::string analysis_json(const players::GameAnalysis& game, std::span<const std::size_t> frames) {
  std::vector<std::string> turns;
  turns.reserve(game.turns.size());
  for (std::size_t place = 0; place < game.turns.size(); ++place)
    turns.push_back(analysed_turn(
        game.turns[place],
        frames.empty() ? std::string() : fmt::format(R"(,"frame":{})", frames[place])));
  return fmt::format(R"({{"game":"{}","turns":{},"costliest":[{}]}})", FirstRat::name,
                     list_of(turns), fmt::join(game.costliest, ","));
}

}  // namespace cheesemoon::study
