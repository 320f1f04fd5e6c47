#include "server/study/challenge_board.h"

#include <boost/json/array.hpp>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/first_rat/names.h"
#include "server/heads/summary.h"

namespace cheesemoon::server {

namespace {

namespace json = boost::json;

struct Best {
  const Head* head = nullptr;
  int points = 0;
};

struct Achieved {
  std::map<std::string, const Head*, std::less<>> met;
  std::optional<Best> best;
};

/// Of two at the same time the one whose id comes first, so that the answer is always the same.
bool is_earlier(const Head& one, const Head& other) {
  return one.updated != other.updated ? one.updated < other.updated : one.id < other.id;
}

void count(Achieved& achieved, const Head& head, const hosting::SoloResult& result) {
  if (!result.won) return;
  for (const std::string& challenge : result.challenges) {
    const Head*& first = achieved.met[challenge];
    if (first == nullptr || is_earlier(head, *first)) first = &head;
  }
  const auto& best = achieved.best;
  if (!best || result.points > best->points ||
      (result.points == best->points && is_earlier(head, *best->head)))
    achieved.best = {&head, result.points};
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
      met[challenge] = {{"table", found->second->id}, {"time", found->second->updated}};
  return met;
}

json::value best_json(const Achieved& achieved) {
  if (!achieved.best) return nullptr;
  return {{"points", achieved.best->points}, {"table", achieved.best->head->id}};
}

}  // namespace

json::object challenge_board(std::span<const Head> heads) {
  std::map<std::string, Achieved, std::less<>> achieved;
  for (const Head& head : heads)
    if (const auto result = solo_result(head)) count(achieved[result->difficulty], head, *result);
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

}  // namespace cheesemoon::server
