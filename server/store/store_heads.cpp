#include "server/store/heads.h"
#include "server/store/store.h"
#include "server/store/transaction.h"

namespace cheesemoon::server {

StoreResult<std::optional<Head>> Store::head(const std::string& table) {
  return first_of(reading(*database_, [&] { return read_heads(*database_, "id = $1", {table}); }));
}

StoreResult<std::vector<Head>> Store::heads(table::Status status, bool is_public,
                                            std::int64_t limit) {
  return reading(*database_, [&] {
    return read_heads(*database_,
                      "id IN (SELECT id FROM (SELECT id, updated, ROW_NUMBER() OVER "
                      "(PARTITION BY COALESCE(maker, id) ORDER BY updated DESC, id) AS line "
                      "FROM heads WHERE status = $1 AND is_public = $2) AS lines "
                      "ORDER BY line, updated DESC, id LIMIT $3)",
                      {status_word(status), std::int64_t{is_public}, limit});
  });
}

StoreResult<std::vector<Head>> Store::heads_not_over() {
  return reading(*database_,
                 [&] { return read_heads(*database_, "status IN ('open', 'playing')", {}); });
}

StoreResult<std::vector<Head>> Store::heads_to_rate() {
  return reading(*database_,
                 [&] { return read_heads(*database_, "status = 'over' AND rated = 0", {}); });
}

StoreResult<TablesGoingOn> Store::tables_going_on(const std::string& person) {
  return reading(*database_, [&]() -> StoreResult<TablesGoingOn> {
    const auto found = database_->run(
        "SELECT COUNT(*), COALESCE(SUM(CASE WHEN status = 'open' AND is_public = 1 AND maker = $1 "
        "THEN 1 ELSE 0 END), 0) FROM heads WHERE status IN ('open', 'playing') AND "
        "(maker = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1))",
        {person});
    if (!found) return Failure{found.error()};
    const auto& row = found->rows.front();
    return TablesGoingOn{.all = integer_of(row[0]), .open_to_all = integer_of(row[1])};
  });
}

StoreResult<std::vector<RatedPlay>> Store::rated_play() {
  const auto found = reading(*database_, [&] {
    return database_->run(
        "SELECT id, (SELECT max(sequence) FROM journal WHERE table_id = heads.id) FROM heads "
        "WHERE status = 'playing' AND rated = 0 ORDER BY id",
        {});
  });
  return each_row(found, [](const Row& row) {
    return RatedPlay{text_of(row[0]), integer_of(row[1])};
  });
}

StoreResult<std::vector<Head>> Store::heads_of(const std::string& person, std::int64_t limit) {
  return reading(*database_, [&] { return read_heads_of(*database_, person, limit); });
}

}  // namespace cheesemoon::server
