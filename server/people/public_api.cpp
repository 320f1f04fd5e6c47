#include "server/people/people_api.h"

#include "server/http/http.h"
#include "server/http/query.h"
#include "server/people/answers.h"
#include "server/people/person_kind.h"
#include "server/people/refusals.h"
#include "server/ratings/glicko2.h"

namespace cheesemoon::server {

HttpResponse show_person(const Call& call) {
  const std::string& id = call.parameters.at("id");
  if (!may_be_id(id)) return nobody_there();
  const auto person = call.store.person(id);
  if (!person) return store_failed(call.people, person.error());
  if (!person->has_value()) return nobody_there();
  const auto ratings = call.store.ratings_of(id);
  if (!ratings) return store_failed(call.people, ratings.error());
  auto json = person_json(**person);
  json["ratings"] = ratings_json(*ratings);
  return json_answer(200, json);
}

HttpResponse show_leaderboard(const Call& call) {
  const auto game = read_game(call.request);
  if (!game) return game.error();
  const auto limit = read_limit(call.request);
  if (!limit) return limit.error();
  LeaderboardQuery query;
  query.game = *game;
  query.limit = *limit;
  query.largest_deviation = largest_sure_deviation;
  const auto lines = call.store.leaderboard(query);
  if (!lines) return store_failed(call.people, lines.error());
  boost::json::array list;
  list.reserve(lines->size());
  for (const LeaderboardLine& line : *lines) {
    const auto kind = is_bot_id(line.rating.person) ? PersonKind::bot : PersonKind::account;
    auto json = rating_json(line.rating);
    json["rank"] = list.size() + 1;
    json["person"] = {{"id", line.rating.person}, {"name", line.name}, {"kind", kind_name(kind)}};
    list.push_back(std::move(json));
  }
  return json_answer(200, {{"game", *game}, {"lines", std::move(list)}});
}

}  // namespace cheesemoon::server
