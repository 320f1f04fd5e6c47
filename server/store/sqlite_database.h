#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "server/store/database.h"
#include "server/store/file_lock.h"
#include "server/store/sqlite_checkpointer.h"
#include "server/store/sqlite_statement.h"

namespace cheesemoon::server {

/// A file of SQLite, written ahead into a log (WAL) that is on the disk when a commit returns.
class SqliteDatabase final : public Database {
 public:
  /// Opens the file, or makes it; the place may be a link to it. Patience is how long to wait for
  /// another program's lock.
  static StoreResult<std::unique_ptr<Database>> open(const std::string& place,
                                                     std::chrono::milliseconds patience);
  /// One that was served is whole from then on.
  ~SqliteDatabase() override;

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
  SqliteDatabase(std::string path, bool had_log, std::unique_ptr<sqlite3, CloseSqlite> connection);

  StoreResult<Done> set_up(std::chrono::milliseconds patience);
  StoreError error(int code) const;
  StoreResult<bool> is_marked_as_served();
  /// After a commit: the log has so many pages.
  void look_after_log(int pages);

  std::string path_;
  std::chrono::milliseconds patience_{};
  /// Whether the log was there before this program came.
  bool had_log_ = false;
  /// Before the connection: nobody else may serve the file until that is closed.
  std::optional<FileLock> lock_;
  std::unique_ptr<sqlite3, CloseSqlite> connection_;
  std::map<std::string, SqliteStatement, std::less<>> statements_;
  /// Of those who write much.
  std::optional<SqliteCheckpointer> checkpointer_;
  bool is_being_copied_ = false;
};

}  // namespace cheesemoon::server
