#include "server/store/heads.h"

#include <fmt/format.h>

#include <algorithm>

#include "server/store/rows.h"

namespace cheesemoon::server {

namespace {

table::Status status_named(std::string_view name) {
  for (const table::Status status : {table::Status::open, table::Status::playing})
    if (name == status_word(status)) return status;
  return table::Status::over;
}

StoreResult<std::vector<SeatedPerson>> seats_of(Database& database, const std::string& table) {
  return each_row(
      database.run("SELECT seat, person FROM seats WHERE table_id = $1 ORDER BY seat", {table}),
      [](const Row& row) {
        return SeatedPerson{integer_of(row[0]), optional_text_of(row[1])};
      });
}

StoreResult<Done> write_seats(Database& database, const Head& head) {
  auto seats = head.seats;
  std::sort(seats.begin(), seats.end(), [](const SeatedPerson& left, const SeatedPerson& right) {
    return left.seat < right.seat;
  });
  const auto before = seats_of(database, head.id);
  if (!before) return Failure{before.error()};
  // They change seldom, heads often.
  if (*before == seats) return Done{};
  for (const SeatedPerson& seated : seats) {
    if (std::find(before->begin(), before->end(), seated) != before->end()) continue;
    // Somebody who is gone does not come back by an append that was on its way.
    const auto written = database.run(
        "INSERT INTO seats (table_id, seat, person) "
        "VALUES ($1, $2, (SELECT id FROM people WHERE id = $3)) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person",
        {head.id, seated.seat, nullable(seated.person)});
    if (!written) return Failure{written.error()};
  }
  for (const SeatedPerson& one : *before) {
    const bool is_still_there = std::any_of(
        seats.begin(), seats.end(), [&](const auto& seated) { return seated.seat == one.seat; });
    if (is_still_there) continue;
    const auto gone =
        database.run("DELETE FROM seats WHERE table_id = $1 AND seat = $2", {head.id, one.seat});
    if (!gone) return Failure{gone.error()};
  }
  return Done{};
}

}  // namespace

StoreResult<Done> write_head(Database& database, const Head& head) {
  const auto written = database.run(
      "INSERT INTO heads (id, game, status, is_public, updated, summary, rated, maker) "
      "VALUES ($1, $2, $3, $4, $5, $6, $7, (SELECT id FROM people WHERE id = $8)) "
      "ON CONFLICT (id) DO UPDATE SET status = excluded.status, updated = excluded.updated, "
      "summary = excluded.summary",
      {head.id, head.game, status_word(head.status), std::int64_t{head.is_public}, head.updated,
       head.summary, std::int64_t{!head.is_rated}, nullable(head.maker)});
  if (!written) return Failure{written.error()};
  return write_seats(database, head);
}

StoreResult<std::vector<Head>> read_heads(Database& database, std::string_view condition,
                                          std::initializer_list<Parameter> parameters) {
  const std::string sql = fmt::format(
      "SELECT chosen.id, chosen.game, chosen.status, chosen.is_public, chosen.updated, "
      "chosen.summary, chosen.maker, seats.seat, seats.person FROM (SELECT * FROM heads WHERE {}) "
      "AS chosen "
      "LEFT JOIN seats ON seats.table_id = chosen.id "
      "ORDER BY chosen.updated DESC, chosen.id, seats.seat",
      condition);
  const auto found = database.run(sql, parameters);
  if (!found) return Failure{found.error()};
  std::vector<Head> heads;
  for (const auto& row : found->rows) {
    if (heads.empty() || heads.back().id != text_of(row[0]))
      heads.push_back({text_of(row[0]),
                       text_of(row[1]),
                       status_named(text_of(row[2])),
                       integer_of(row[3]) != 0,
                       integer_of(row[4]),
                       text_of(row[5]),
                       {},
                       true,
                       optional_text_of(row[6])});
    // A table without seats has one row, with nothing for the seat.
    if (!std::holds_alternative<std::monostate>(row[7]))
      heads.back().seats.push_back({integer_of(row[7]), optional_text_of(row[8])});
  }
  return heads;
}

StoreResult<std::vector<Head>> read_heads_of(Database& database, std::string_view person,
                                             std::int64_t limit) {
  return read_heads(database,
                    "id IN (SELECT table_id FROM seats WHERE person = $1) "
                    "ORDER BY updated DESC, id LIMIT $2",
                    {person, limit});
}

}  // namespace cheesemoon::server
