#include "server/people/delete_old_guests.h"

namespace cheesemoon::server {

StoreResult<bool> delete_old_guests(Store& store, std::int64_t now, std::chrono::days kept) {
  const std::int64_t since = now - std::chrono::milliseconds(kept).count();
  const auto guests = store.delete_guests_not_seen_since(since);
  if (!guests) return Failure{guests.error()};
  const auto tables = store.delete_tables_of_nobody_since(since);
  if (!tables) return Failure{tables.error()};
  return *guests > 0 || *tables > 0;
}

}  // namespace cheesemoon::server
