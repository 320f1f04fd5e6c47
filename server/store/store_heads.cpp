#include "server/store/heads.h"
#include "server/store/store.h"
#include "server/store/transaction.h"

namespace cheesemoon::server {

StoreResult<std::optional<Head>> Store::head(const std::string& table) {
  auto found = reading(*database_, [&] { return read_heads(*database_, "id = $1", {table}); });
  if (!found) return Failure{found.error()};
  if (found->empty()) return std::optional<Head>();
  return std::optional<Head>(std::move(found->front()));
}

StoreResult<std::vector<Head>> Store::heads(table::Status status, bool is_public,
                                            std::int64_t limit) {
  return reading(*database_, [&] {
    return read_heads(*database_,
                      "status = $1 AND is_public = $2 ORDER BY updated DESC, id LIMIT $3",
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

StoreResult<std::vector<Head>> Store::heads_of(const std::string& person, std::int64_t limit) {
  return reading(*database_, [&] { return read_heads_of(*database_, person, limit); });
}

}  // namespace cheesemoon::server
