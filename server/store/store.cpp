#include "server/store/store.h"

#include <fmt/format.h>

#include <random>
#include <string_view>

#include "server/store/migrations.h"
#include "server/store/postgres_database.h"
#include "server/store/postgres_place.h"
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

StoreResult<Done> Store::begin_serving() {
  return database_->begin_serving();
}

void Store::settle() {
  database_->settle();
}

StoreResult<Done> Store::back_up(const std::string& path) {
  return database_->back_up(path);
}

bool is_file(const std::string& place) {
  return !place.starts_with("postgresql://") && !place.starts_with("postgres://");
}

std::string shown_place(const std::string& place) {
  if (is_file(place)) return place;
  const auto read = read_postgres_place(place);
  if (!read) return "PostgreSQL";
  return fmt::format("postgres://{}{}{}{}{}/{}", read->user, read->user.empty() ? "" : "@",
                     read->host, read->port.empty() ? "" : ":", read->port, read->database);
}

StoreResult<Store> open_store(const std::string& place, std::chrono::milliseconds patience) {
  auto database = is_file(place) ? SqliteDatabase::open(place, patience)
                                 : PostgresDatabase::open(place, patience);
  if (!database) return Failure{database.error()};
  return Store::open(std::move(*database));
}

}  // namespace cheesemoon::server
