#include "server/people/rate_finished_tables.h"

#include <algorithm>
#include <set>

#include "server/ratings/rate_game.h"

namespace cheesemoon::server {

namespace {

/// How often ratings that others have changed meanwhile are computed anew, before it is left for
/// the next time.
constexpr int most_attempts = 20;

bool counts(const std::vector<PlacedPerson>& people) {
  std::set<std::string_view> ids;
  for (const PlacedPerson& one : people) ids.insert(one.person);
  return people.size() >= 2 && ids.size() == people.size();
}

/// As stored, or a newcomer's. Somebody who is gone counts as a newcomer for those he played with;
/// the store leaves him out.
StoreResult<PersonRating> rating_before(Store& store, const std::string& person,
                                        const std::string& game) {
  const auto ratings = store.ratings_of(person);
  if (!ratings) return Failure{ratings.error()};
  const auto found = std::find_if(ratings->begin(), ratings->end(),
                                  [&](const PersonRating& one) { return one.game == game; });
  if (found != ratings->end()) return *found;
  const Rating newcomer;
  return PersonRating{.person = person,
                      .game = game,
                      .rating = newcomer.rating,
                      .deviation = newcomer.deviation,
                      .volatility = newcomer.volatility};
}

StoreResult<std::vector<PersonRating>> ratings_after(Store& store, const std::string& game,
                                                     const std::vector<PlacedPerson>& people) {
  std::vector<PersonRating> ratings;
  std::vector<Ranked> ranked;
  ratings.reserve(people.size());
  ranked.reserve(people.size());
  for (const PlacedPerson& one : people) {
    auto before = rating_before(store, one.person, game);
    if (!before) return Failure{before.error()};
    ranked.push_back({{before->rating, before->deviation, before->volatility}, one.place});
    ratings.push_back(std::move(*before));
  }
  const auto after = rate_game(ranked);
  for (std::size_t index = 0; index < ratings.size(); ++index) {
    ratings[index].rating = after[index].rating;
    ratings[index].deviation = after[index].deviation;
    ratings[index].volatility = after[index].volatility;
    ++ratings[index].games;
  }
  return ratings;
}

StoreResult<RatingOutcome> rate_table(Store& store, const Head& head,
                                      const std::vector<PlacedPerson>& people) {
  for (int attempt = 1;; ++attempt) {
    const auto ratings = ratings_after(store, head.game, people);
    if (!ratings) return Failure{ratings.error()};
    auto outcome = store.put_ratings(head.id, *ratings);
    if (outcome || outcome.error().kind != StoreError::Kind::outdated || attempt == most_attempts)
      return outcome;
  }
}

}  // namespace

StoreResult<std::size_t> rate_finished_tables(Store& store, const ReadTableResult& read_result) {
  auto heads = store.heads_to_rate();
  if (!heads) return Failure{heads.error()};
  std::reverse(heads->begin(), heads->end());
  std::size_t rated = 0;
  for (const Head& head : *heads) {
    const auto people = read_result(head);
    const auto outcome = people && counts(*people) ? rate_table(store, head, *people)
                                                   : store.put_ratings(head.id, {});
    if (!outcome) return Failure{outcome.error()};
    if (*outcome == RatingOutcome::rated) ++rated;
  }
  return rated;
}

}  // namespace cheesemoon::server
