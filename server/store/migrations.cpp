#include "server/store/migrations.h"

#include <fmt/format.h>

#include "server/store/transaction.h"

namespace cheesemoon::server {

namespace {

StoreResult<Done> take_steps(Database& database) {
  auto made =
      database.run_script("CREATE TABLE IF NOT EXISTS schema_version (version bigint NOT NULL)");
  if (!made) return made;
  const auto found = database.run("SELECT version FROM schema_version", {});
  if (!found) return Failure{found.error()};
  const auto steps = database.migrations();
  const auto newest = static_cast<std::int64_t>(steps.size());
  const std::int64_t version = found->rows.empty() ? 0 : integer_of(found->rows.front().front());
  if (version > newest)
    return Failure{StoreError{
        StoreError::Kind::newer,
        fmt::format("the database was written by a newer program: its tables have version {}, this "
                    "program knows {}; use the newer program, or a backup from before",
                    version, newest)}};
  if (version == newest) return Done{};
  for (const char* step : steps.subspan(static_cast<std::size_t>(version)))
    if (auto taken = database.run_script(step); !taken) return taken;
  const auto written =
      found->rows.empty()
          ? database.run("INSERT INTO schema_version (version) VALUES ($1)", {newest})
          : database.run("UPDATE schema_version SET version = $1", {newest});
  if (!written) return Failure{written.error()};
  return Done{};
}

}  // namespace

StoreResult<Done> migrate(Database& database) {
  return in_transaction(database, Transaction::migrating, [&] { return take_steps(database); });
}

}  // namespace cheesemoon::server
