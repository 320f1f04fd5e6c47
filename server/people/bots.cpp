#include "server/people/bots.h"

#include <cassert>

#include "server/people/person_kind.h"
#include "server/ratings/rated_games.h"

namespace cheesemoon::server {

namespace {

StoreResult<Done> ensure_bot(Store& store, const BotLevel& level, std::int64_t now) {
  Person bot{.id = bot_person_id(level),
             .name = level.name,
             .name_key = "BOT " + level.id,
             .created = now};
  assert(is_bot_id(bot.id));
  const auto there = store.person(bot.id);
  if (!there) return Failure{there.error()};
  if (there->has_value())
    return (*there)->name == bot.name ? StoreResult<Done>(Done{}) : store.rename_person(bot);
  auto added = store.add_person(bot);
  // Another process that starts just now has added it.
  if (!added && added.error().kind == StoreError::Kind::taken) return store.rename_person(bot);
  return added;
}

}  // namespace

std::string bot_person_id(const BotLevel& level) {
  return std::string(bot_id_prefix) + level.id;
}

StoreResult<Done> ensure_bots(Store& store, std::span<const BotLevel> levels, std::int64_t now) {
  std::vector<PersonRating> ratings;
  for (const BotLevel& level : levels) {
    auto ensured = ensure_bot(store, level, now);
    if (!ensured) return ensured;
    for (const RatedGame& game : rated_games())
      if (const auto rating = rating_of_bot(game.name, level.id))
        ratings.push_back({.person = bot_person_id(level),
                           .game = std::string(game.name),
                           .rating = rating->rating,
                           .deviation = rating->deviation,
                           .volatility = rating->volatility});
  }
  return store.fix_ratings(ratings);
}

}  // namespace cheesemoon::server
