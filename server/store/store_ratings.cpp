#include <fmt/format.h>

#include <algorithm>

#include "server/store/ratings.h"
#include "server/store/store.h"
#include "server/store/transaction.h"

namespace cheesemoon::server {

namespace {

PersonRating rating_in(const std::vector<Value>& row) {
  return {text_of(row[0]),   text_of(row[1]),    number_of(row[2]), number_of(row[3]),
          number_of(row[4]), integer_of(row[5]), integer_of(row[6])};
}

StoreResult<RatingOutcome> why_not_marked(Database& database, const std::string& table) {
  const auto found = database.run("SELECT rated FROM heads WHERE id = $1", {table});
  if (!found) return Failure{found.error()};
  if (found->rows.empty())
    return Failure{
        StoreError{StoreError::Kind::missing, fmt::format("there is no table {}", table)}};
  if (integer_of(found->rows.front().front()) == 0)
    return Failure{StoreError{StoreError::Kind::refused,
                              fmt::format("the table {} is not over, it cannot be rated", table)}};
  return RatingOutcome::rated_before;
}

/// Whether the person's rating is stored, or the person gone.
StoreResult<bool> put_rating(Database& database, const PersonRating& rating) {
  const auto written =
      rating.version == 0
          ? database.run(
                "INSERT INTO ratings (person, game, rating, deviation, volatility, games, version) "
                "SELECT id, CAST($2 AS text), CAST($3 AS double precision), "
                "CAST($4 AS double precision), CAST($5 AS double precision), CAST($6 AS bigint), 1 "
                "FROM people WHERE id = $1 ON CONFLICT DO NOTHING",
                {rating.person, rating.game, rating.rating, rating.deviation, rating.volatility,
                 rating.games})
          : database.run(
                "UPDATE ratings SET rating = $3, deviation = $4, volatility = $5, games = $6, "
                "version = version + 1 WHERE person = $1 AND game = $2 AND version = $7",
                {rating.person, rating.game, rating.rating, rating.deviation, rating.volatility,
                 rating.games, rating.version});
  if (!written) return Failure{written.error()};
  if (written->changed == 1) return true;
  const auto person = database.run("SELECT id FROM people WHERE id = $1", {rating.person});
  if (!person) return Failure{person.error()};
  return person->rows.empty();
}

}  // namespace

StoreResult<std::vector<PersonRating>> read_ratings_of(Database& database,
                                                       const std::string& person) {
  const auto found = database.run(
      "SELECT person, game, rating, deviation, volatility, games, version FROM ratings "
      "WHERE person = $1 ORDER BY game",
      {person});
  if (!found) return Failure{found.error()};
  std::vector<PersonRating> ratings;
  ratings.reserve(found->rows.size());
  for (const auto& row : found->rows) ratings.push_back(rating_in(row));
  return ratings;
}

StoreResult<RatingOutcome> Store::put_ratings(const std::string& table,
                                              std::span<const PersonRating> ratings) {
  // By person, so that two processes lock in the same order and never wait for each other.
  std::vector<PersonRating> ordered(ratings.begin(), ratings.end());
  std::sort(ordered.begin(), ordered.end(),
            [](const PersonRating& left, const PersonRating& right) {
              return left.person < right.person;
            });
  return in_transaction(*database_, Transaction::writing, [&]() -> StoreResult<RatingOutcome> {
    const auto marked = database_->run(
        "UPDATE heads SET rated = 1 WHERE id = $1 AND status = 'over' AND rated = 0", {table});
    if (!marked) return Failure{marked.error()};
    if (marked->changed == 0) return why_not_marked(*database_, table);
    for (const PersonRating& rating : ordered) {
      const auto put = put_rating(*database_, rating);
      if (!put) return Failure{put.error()};
      if (!*put)
        return Failure{StoreError{
            StoreError::Kind::outdated,
            fmt::format("the rating of {} has changed since it was read", rating.person)}};
    }
    return RatingOutcome::rated;
  });
}

StoreResult<std::vector<PersonRating>> Store::ratings_of(const std::string& person) {
  return reading(*database_, [&] { return read_ratings_of(*database_, person); });
}

StoreResult<std::vector<LeaderboardLine>> Store::leaderboard(const LeaderboardQuery& query) {
  const auto found = reading(*database_, [&] {
    return database_->run(
        "SELECT person, game, rating, deviation, volatility, games, version, name FROM ratings "
        "JOIN people ON people.id = ratings.person "
        "WHERE game = $1 AND games >= $2 AND deviation <= $3 AND name_key IS NOT NULL "
        "ORDER BY rating DESC, person LIMIT $4",
        {query.game, query.least_games, query.largest_deviation, query.limit});
  });
  if (!found) return Failure{found.error()};
  std::vector<LeaderboardLine> lines;
  lines.reserve(found->rows.size());
  for (const auto& row : found->rows) lines.push_back({text_of(row[7]), rating_in(row)});
  return lines;
}

}  // namespace cheesemoon::server
