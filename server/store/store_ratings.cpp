#include <fmt/format.h>

#include <algorithm>

#include "server/store/ratings.h"
#include "server/store/store.h"
#include "server/store/transaction.h"

namespace cheesemoon::server {

namespace {

PersonRating rating_in(const Row& row) {
  return {text_of(row[0]),   text_of(row[1]),    number_of(row[2]), number_of(row[3]),
          number_of(row[4]), integer_of(row[5]), integer_of(row[6])};
}

StoreResult<RatingOutcome> why_not_marked(Database& database, const std::string& table) {
  const auto found = database.run("SELECT status FROM heads WHERE id = $1", {table});
  if (!found) return Failure{found.error()};
  if (found->rows.empty())
    return Failure{
        StoreError{StoreError::Kind::missing, fmt::format("there is no table {}", table)}};
  if (text_of(found->rows.front().front()) != status_word(table::Status::over))
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

/// Nothing of somebody who is gone.
StoreResult<Done> put_result(Database& database, const PersonResult& result) {
  return done(database.run(
      "INSERT INTO results (table_id, person, opponent, game, ended, score, expected, weight, "
      "cut_short) SELECT CAST($2 AS text), id, CAST($3 AS text), CAST($4 AS text), "
      "CAST($5 AS bigint), CAST($6 AS double precision), CAST($7 AS double precision), "
      "CAST($8 AS double precision), CAST($9 AS bigint) FROM people WHERE id = $1",
      {result.person, result.table, result.opponent, result.game, result.ended, result.score,
       result.expected, result.weight, std::int64_t{result.is_cut_short}}));
}

StoreResult<Done> fix_rating(Database& database, const PersonRating& rating) {
  return done(database.run(
      "INSERT INTO ratings (person, game, rating, deviation, volatility, games, version) "
      "VALUES ($1, $2, $3, $4, $5, 0, 1) ON CONFLICT (person, game) DO UPDATE SET "
      "rating = excluded.rating, deviation = excluded.deviation, "
      "volatility = excluded.volatility",
      {rating.person, rating.game, rating.rating, rating.deviation, rating.volatility}));
}

PersonResult result_in(const Row& row) {
  return {.table = text_of(row[0]),
          .person = text_of(row[1]),
          .opponent = text_of(row[2]),
          .game = text_of(row[3]),
          .ended = integer_of(row[4]),
          .score = number_of(row[5]),
          .expected = number_of(row[6]),
          .weight = number_of(row[7]),
          .is_cut_short = integer_of(row[8]) != 0};
}

}  // namespace

StoreResult<std::vector<PersonResult>> read_results_of(Database& database,
                                                       const std::string& person) {
  return each_row(
      database.run(
          "SELECT table_id, person, opponent, game, ended, score, expected, weight, cut_short "
          "FROM results WHERE person = $1 ORDER BY ended, table_id, opponent",
          {person}),
      result_in);
}

StoreResult<std::vector<PersonRating>> read_ratings_of(Database& database,
                                                       const std::string& person) {
  return each_row(
      database.run(
          "SELECT person, game, rating, deviation, volatility, games, version FROM ratings "
          "WHERE person = $1 ORDER BY game",
          {person}),
      rating_in);
}

StoreResult<RatingOutcome> Store::put_ratings(const std::string& table,
                                              std::span<const PersonRating> ratings,
                                              std::span<const PersonResult> results) {
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
    for (const PersonResult& result : results)
      if (const auto put = put_result(*database_, result); !put) return Failure{put.error()};
    return RatingOutcome::rated;
  });
}

StoreResult<Done> Store::fix_ratings(std::span<const PersonRating> ratings) {
  return in_transaction(*database_, Transaction::writing, [&]() -> StoreResult<Done> {
    for (const PersonRating& rating : ratings)
      if (auto fixed = fix_rating(*database_, rating); !fixed) return fixed;
    return Done{};
  });
}

StoreResult<std::int64_t> Store::count_results(const std::string& person,
                                               const std::string& opponent, const std::string& game,
                                               std::int64_t since) {
  const auto found = reading(*database_, [&] {
    return database_->run(
        "SELECT count(*) FROM results "
        "WHERE person = $1 AND opponent = $2 AND game = $3 AND ended >= $4 AND weight > 0",
        {person, opponent, game, since});
  });
  if (!found) return Failure{found.error()};
  return integer_of(found->rows.front().front());
}

StoreResult<std::vector<PersonResult>> Store::results_since(std::int64_t time) {
  return reading(*database_, [&] {
    return each_row(
        database_->run(
            "SELECT table_id, person, opponent, game, ended, score, expected, weight, cut_short "
            "FROM results WHERE ended >= $1 ORDER BY ended, table_id, person, opponent",
            {time}),
        result_in);
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
  return each_row(found, [](const Row& row) {
    return LeaderboardLine{text_of(row[7]), rating_in(row)};
  });
}

}  // namespace cheesemoon::server
