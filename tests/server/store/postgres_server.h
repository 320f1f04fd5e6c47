#pragma once

#include <sys/types.h>

#include <string>

namespace cheesemoon::server {

/// A real server of PostgreSQL in a temporary folder, for as long as the tests run.
class PostgresServer {
 public:
  static bool is_installed();
  /// One for all tests, started when it is first needed.
  static PostgresServer& shared();

  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;
  ~PostgresServer();

  /// The place of a database that nobody has used.
  std::string new_database();

  /// Ends it as a crash does: what was not on the disk is gone, connections are cut.
  void crash();
  void start();

 private:
  PostgresServer();
  [[nodiscard]] std::string place(const std::string& database) const;

  std::string folder_;
  pid_t process_ = 0;
  int databases_ = 0;
};

}  // namespace cheesemoon::server
