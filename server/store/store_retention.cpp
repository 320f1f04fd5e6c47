#include "server/store/people_changed.h"
#include "server/store/store.h"
#include "server/store/transaction.h"

namespace cheesemoon::server {

namespace {

/// So that nobody waits long for the store.
constexpr std::int64_t most_at_once = 200;

/// Deletes with `remove` what a statement chooses, and says how many they were.
template <class Remove>
StoreResult<std::int64_t> delete_chosen(Database& database, std::string_view chosen,
                                        std::int64_t time, const Remove& remove) {
  return in_transaction(database, Transaction::writing, [&]() -> StoreResult<std::int64_t> {
    const auto found = database.run(chosen, {time, most_at_once});
    if (!found) return Failure{found.error()};
    for (const auto& row : found->rows)
      if (const auto removed = remove(text_of(row[0])); !removed) return Failure{removed.error()};
    return static_cast<std::int64_t>(found->rows.size());
  });
}

}  // namespace

StoreResult<std::int64_t> Store::delete_guests_not_seen_since(std::int64_t time) {
  return delete_chosen(
      *database_,
      "SELECT id FROM people WHERE name_key IS NULL AND seen < $1 ORDER BY seen, id LIMIT $2", time,
      [&](const std::string& id) -> StoreResult<Done> {
        const auto deleted = database_->run("DELETE FROM people WHERE id = $1", {id});
        if (!deleted) return Failure{deleted.error()};
        return note_change(*database_, id);
      });
}

StoreResult<std::int64_t> Store::delete_tables_of_nobody_since(std::int64_t time) {
  return delete_chosen(
      *database_,
      "SELECT id FROM heads WHERE updated < $1 AND maker IS NULL AND NOT EXISTS "
      "(SELECT 1 FROM seats WHERE seats.table_id = heads.id AND seats.person IS NOT NULL) "
      "ORDER BY updated, id LIMIT $2",
      time, [&](const std::string& id) -> StoreResult<Done> {
        for (const std::string_view sql :
             {"DELETE FROM words WHERE table_id = $1", "DELETE FROM journal WHERE table_id = $1",
              "DELETE FROM seats WHERE table_id = $1", "DELETE FROM heads WHERE id = $1"})
          if (const auto deleted = database_->run(sql, {id}); !deleted)
            return Failure{deleted.error()};
        return Done{};
      });
}

}  // namespace cheesemoon::server
