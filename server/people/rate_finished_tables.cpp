#include "server/people/rate_finished_tables.h"

#include <algorithm>
#include <chrono>
#include <set>

#include "server/people/person_kind.h"
#include "server/ratings/pair_weight.h"
#include "server/ratings/rate_game.h"
#include "server/ratings/rated_games.h"

namespace cheesemoon::server {

namespace {

/// How often ratings that others have changed meanwhile are computed anew, before it is left for
/// the next time.
constexpr int most_attempts = 20;

/// Somebody at a table, and what was known of him before it.
struct Player {
  PlacedPerson placed;
  PersonRating before;
  bool is_bot = false;
};

/// What a table changes.
struct TableRatings {
  std::vector<PersonRating> ratings;
  std::vector<PersonResult> results;
};

bool is_played_by_several(const std::vector<PlacedPerson>& people) {
  std::set<std::string_view> ids;
  for (const PlacedPerson& one : people) ids.insert(one.person);
  return people.size() >= 2 && ids.size() == people.size();
}

Rating rating_in(const PersonRating& stored) {
  return {stored.rating, stored.deviation, stored.volatility};
}

PersonRating stored_rating(const std::string& person, const std::string& game,
                           const Rating& rating) {
  return {.person = person,
          .game = game,
          .rating = rating.rating,
          .deviation = rating.deviation,
          .volatility = rating.volatility};
}

/// As stored, or a newcomer's.
StoreResult<PersonRating> rating_before(Store& store, const std::string& person,
                                        const std::string& game) {
  const auto ratings = store.ratings_of(person);
  if (!ratings) return Failure{ratings.error()};
  const auto found = std::find_if(ratings->begin(), ratings->end(),
                                  [&](const PersonRating& one) { return one.game == game; });
  return found != ratings->end() ? *found : stored_rating(person, game, {});
}

/// Whether somebody can be rated. Who is gone is no guest: his loss is not undone by leaving, and
/// the store leaves him out.
StoreResult<bool> may_be_rated(Store& store, const std::string& id) {
  const auto person = store.person(id);
  if (!person) return Failure{person.error()};
  return !person->has_value() || kind_of(**person) != PersonKind::guest;
}

/// Nothing if it counts for nobody: a guest plays, or a bot that nobody has measured.
StoreResult<std::optional<std::vector<Player>>> players_of(
    Store& store, const std::string& game, const std::vector<PlacedPerson>& people) {
  std::vector<Player> players;
  players.reserve(people.size());
  for (const PlacedPerson& one : people) {
    if (is_bot_id(one.person)) {
      const auto bot = rating_of_bot(game, one.person.substr(bot_id_prefix.size()));
      if (!bot) return std::optional<std::vector<Player>>();
      players.push_back({one, stored_rating(one.person, game, *bot), true});
      continue;
    }
    const auto rated = may_be_rated(store, one.person);
    if (!rated) return Failure{rated.error()};
    if (!*rated) return std::optional<std::vector<Player>>();
    auto before = rating_before(store, one.person, game);
    if (!before) return Failure{before.error()};
    players.push_back({one, std::move(*before), false});
  }
  return std::optional(std::move(players));
}

/// How much a result counts for one of two.
StoreResult<double> weight_of(Store& store, const Head& head, const Player& one,
                              const Player& other) {
  if (other.placed.has_left_early || is_provisional(rating_in(other.before))) return 0.0;
  const PairRule& rule = other.is_bot ? against_bots : between_people;
  const auto span = std::chrono::duration_cast<std::chrono::milliseconds>(rule.span).count();
  const auto before =
      store.count_results(one.placed.person, other.placed.person, head.game, head.updated - span);
  if (!before) return Failure{before.error()};
  return pair_weight(rule, *before);
}

PersonResult result_of(const Head& head, const Player& one, const Player& other, double weight) {
  return {.table = head.id,
          .person = one.placed.person,
          .opponent = other.placed.person,
          .game = head.game,
          .ended = head.updated,
          .score = score_of(one.placed.place, other.placed.place),
          .expected = expected_score(rating_in(one.before), rating_in(other.before)),
          .weight = weight,
          .is_cut_short = one.placed.has_left_early || other.placed.has_left_early};
}

/// Bots' ratings are measured elsewhere; here only people's change.
StoreResult<TableRatings> ratings_after(Store& store, const Head& head,
                                        const std::vector<Player>& players) {
  TableRatings table;
  std::vector<Ranked> ranked;
  for (const Player& one : players) {
    Ranked& rank = ranked.emplace_back(Ranked{rating_in(one.before), one.placed.place});
    for (const Player& other : players) {
      rank.weights.push_back(0);
      if (&one == &other || one.is_bot) continue;
      const auto weight = weight_of(store, head, one, other);
      if (!weight) return Failure{weight.error()};
      rank.weights.back() = *weight;
      table.results.push_back(result_of(head, one, other, *weight));
    }
  }
  const auto after = rate_game(ranked);
  for (std::size_t place = 0; place < players.size(); ++place) {
    const auto& weights = ranked[place].weights;
    if (std::all_of(weights.begin(), weights.end(), [](double weight) { return weight == 0; }))
      continue;
    PersonRating changed = stored_rating(players[place].placed.person, head.game, after[place]);
    changed.games = players[place].before.games + 1;
    changed.version = players[place].before.version;
    table.ratings.push_back(std::move(changed));
  }
  return table;
}

StoreResult<RatingOutcome> rate_table(Store& store, const Head& head,
                                      const std::vector<PlacedPerson>& people) {
  for (int attempt = 1;; ++attempt) {
    const auto players = players_of(store, head.game, people);
    if (!players) return Failure{players.error()};
    if (!*players) return store.put_ratings(head.id, {});
    const auto table = ratings_after(store, head, **players);
    if (!table) return Failure{table.error()};
    auto outcome = store.put_ratings(head.id, table->ratings, table->results);
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
    const auto outcome = people && is_played_by_several(*people) ? rate_table(store, head, *people)
                                                                 : store.put_ratings(head.id, {});
    if (!outcome) return Failure{outcome.error()};
    if (*outcome == RatingOutcome::rated) ++rated;
  }
  return rated;
}

}  // namespace cheesemoon::server
