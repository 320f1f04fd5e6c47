#include "table/challenge_board.h"

#include <boost/json/array.hpp>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "engine/first_rat/names.h"

namespace cheesemoon::table {

namespace {

namespace json = boost::json;

struct Win {
  const SoloTable* table = nullptr;
  int points = 0;
  bool is_hinted = false;
};

struct Achieved {
  std::map<std::string, Win, std::less<>> met;
  std::optional<Win> best;
};

/// What was done without hints counts before what was done with them, then what has more points,
/// then what was earlier. Of two at the same time the one whose id comes first, so that the answer
/// is always the same.
auto rank(const Win& win, int points) {
  return std::tuple(win.is_hinted, -points, win.table->updated, std::string_view(win.table->id));
}

void count(Achieved& achieved, const SoloTable& table) {
  const SoloGame& game = table.game;
  if (!game.result.won) return;
  const Win win{.table = &table, .points = game.result.points, .is_hinted = game.is_hinted};
  for (const std::string& challenge : game.result.challenges) {
    const auto [first, is_new] = achieved.met.try_emplace(challenge, win);
    // A challenge is met or not, with however many points.
    if (!is_new && rank(win, 0) < rank(first->second, 0)) first->second = win;
  }
  std::optional<Win>& best = achieved.best;
  if (!best || rank(win, win.points) < rank(*best, best->points)) best = win;
}

json::array names_json(std::span<const std::string_view> names) {
  json::array list;
  list.reserve(names.size());
  for (const std::string_view name : names) list.emplace_back(json::string(name));
  return list;
}

json::object met_json(const Achieved& achieved) {
  json::object met;
  for (const std::string_view challenge : first_rat::challenge_names)
    if (const auto found = achieved.met.find(challenge); found != achieved.met.end())
      met[challenge] = {{"table", found->second.table->id},
                        {"time", found->second.table->updated},
                        {"hinted", found->second.is_hinted}};
  return met;
}

json::value best_json(const Achieved& achieved) {
  if (!achieved.best) return nullptr;
  return {{"points", achieved.best->points},
          {"table", achieved.best->table->id},
          {"hinted", achieved.best->is_hinted}};
}

}  // namespace

json::object challenge_board(std::span<const SoloTable> tables) {
  std::map<std::string, Achieved, std::less<>> achieved;
  for (const SoloTable& table : tables) count(achieved[table.game.result.difficulty], table);
  json::object met;
  json::object best;
  for (const std::string_view difficulty : first_rat::difficulty_names) {
    const Achieved& here = achieved[std::string(difficulty)];
    met[difficulty] = met_json(here);
    best[difficulty] = best_json(here);
  }
  return {{"challenges", names_json(first_rat::challenge_names)},
          {"difficulties", names_json(first_rat::difficulty_names)},
          {"met", std::move(met)},
          {"best", std::move(best)}};
}

}  // namespace cheesemoon::table
