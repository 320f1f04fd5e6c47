#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "server/store/sqlite_statement.h"

namespace cheesemoon::server {

struct CloseSqlite {
  void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
};

/// A thread with a connection of its own that copies the log of a file back into it while others
/// write: they do not wait for the disk.
class SqliteCheckpointer {
 public:
  explicit SqliteCheckpointer(const std::string& path);
  SqliteCheckpointer(const SqliteCheckpointer&) = delete;
  SqliteCheckpointer& operator=(const SqliteCheckpointer&) = delete;
  ~SqliteCheckpointer();

  /// From any thread: there is something to copy.
  void wake();
  /// Whether it has copied what was there when it was woken.
  [[nodiscard]] bool is_idle();

 private:
  void work();

  std::unique_ptr<sqlite3, CloseSqlite> connection_;
  std::mutex mutex_;
  std::condition_variable changed_;
  // Under the mutex:
  bool is_awake_ = false;
  bool is_copying_ = false;
  bool is_stopping_ = false;
  /// Last, so that it starts when all else is there.
  std::thread thread_;
};

}  // namespace cheesemoon::server
