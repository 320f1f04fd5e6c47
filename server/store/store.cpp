#include "server/store/store.h"

#include <random>
#include <string_view>

#include "server/store/migrations.h"
#include "server/store/postgres_database.h"
#include "server/store/sqlite_database.h"

namespace cheesemoon::server {

namespace {

/// Where the marks of a store begin: far apart, so that no two stores ever give the same, and far
/// from where numbers end.
std::int64_t first_mark() {
  std::random_device device;
  return static_cast<std::int64_t>(((std::uint64_t{device()} << 32U) | device()) >> 2U);
}

}  // namespace

Store::Store(std::unique_ptr<Database> database)
    : database_(std::move(database)), next_mark_(first_mark()) {}

StoreResult<Store> Store::open(std::unique_ptr<Database> database) {
  if (const auto ready = migrate(*database); !ready) return Failure{ready.error()};
  return Store(std::move(database));
}

StoreResult<Done> Store::back_up(const std::string& path) {
  return database_->back_up(path);
}

StoreResult<Store> open_store(const std::string& place, std::chrono::milliseconds patience) {
  const bool is_postgres = place.starts_with("postgresql://") || place.starts_with("postgres://");
  auto database =
      is_postgres ? PostgresDatabase::open(place, patience) : SqliteDatabase::open(place, patience);
  if (!database) return Failure{database.error()};
  return Store::open(std::move(*database));
}

}  // namespace cheesemoon::server
