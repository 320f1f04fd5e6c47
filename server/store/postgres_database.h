#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "server/store/database.h"
#include "server/store/postgres_handles.h"

namespace cheesemoon::server {

/// A database of PostgreSQL. A commit has reached the server's disk when it returns.
class PostgresDatabase final : public Database {
 public:
  /// Connects to the place that libpq reads: `postgresql://...` or `host=... dbname=...`. Patience
  /// is how long to wait for another program's lock, and for a server that went away.
  static StoreResult<std::unique_ptr<Database>> open(const std::string& place,
                                                     std::chrono::milliseconds patience);

  [[nodiscard]] std::span<const char* const> migrations() const override;
  StoreResult<Rows> execute(std::string_view sql, std::span<const Parameter> parameters) override;
  StoreResult<Done> run_script(const char* sql) override;
  StoreResult<Done> begin(Transaction transaction) override;
  StoreResult<Done> commit() override;
  void roll_back() override;
  StoreResult<Done> reconnect() override;
  StoreResult<Done> begin_serving() override;
  void settle() override;
  StoreResult<Done> back_up(const std::string& path) override;

 private:
  PostgresDatabase(std::string place, std::chrono::milliseconds patience);

  StoreResult<Done> connect();
  StoreResult<Done> set_up();
  StoreResult<std::string> prepared(std::string_view sql);
  bool is_lost() const;
  StoreError error(const PGresult* result) const;

  std::string place_;
  std::chrono::milliseconds patience_;
  PostgresConnection connection_;
  /// The names of the statements that this connection has prepared.
  std::map<std::string, std::string, std::less<>> statements_;
};

}  // namespace cheesemoon::server
