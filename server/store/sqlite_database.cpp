#include "server/store/sqlite_database.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <thread>
#include <utility>

#include "server/store/flush_file.h"
#include "server/store/migrations.h"
#include "server/store/private_file.h"
#include "server/store/sqlite_error.h"

namespace cheesemoon::server {

namespace {

/// SQLite's own way of waiting for a lock sleeps longer and longer, up to a tenth of a second.
/// Everybody here holds it for a few milliseconds.
constexpr std::chrono::microseconds between_tries{500};

int wait_for_lock(void* patience, int tries) {
  if (tries * between_tries >= *static_cast<std::chrono::milliseconds*>(patience)) return 0;
  std::this_thread::sleep_for(between_tries);
  return 1;
}

/// A server that was killed keeps its lock until the system has closed its connections, of which it
/// may have thousands.
constexpr std::chrono::milliseconds for_one_that_ends{2000};

/// Parameters are called $1 by PostgreSQL and ?1 by SQLite, which finds those by their numbers.
/// There is no other dollar in our statements.
std::string with_numbered_parameters(std::string_view sql) {
  std::string numbered(sql);
  std::replace(numbered.begin(), numbered.end(), '$', '?');
  return numbered;
}

// What is read and written again and again stays in memory: without it every append reads the page
// of its table anew.
constexpr const char* connection_settings =
    "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -65536; "
    "PRAGMA journal_size_limit = 67108864";

/// Pages of 4 KiB with which the log goes back into the file. A page that was written many times is
/// copied once, so few large copies are cheaper than many small ones.
constexpr int pages_to_copy = 8192;

// What a file says of itself, in its header, which SQLite leaves to its users (user_version). One
// that is served has a log beside it, also after a crash; if it is marked and has none, it was
// copied without.
constexpr int served = 1;
constexpr const char* mark_as_whole = "PRAGMA user_version = 0";
constexpr const char* mark_as_served = "PRAGMA user_version = 1";

/// The file that a link leads to, also if there is none yet: SQLite has its log beside that one,
/// and whoever comes by another way has to find the same lock.
std::string behind_links(std::filesystem::path path) {
  // As many as the system follows.
  constexpr int most_links = 40;
  std::error_code ignored;
  for (int links = 0; links < most_links && std::filesystem::is_symlink(path, ignored); ++links)
    path = path.parent_path() / std::filesystem::read_symlink(path, ignored);
  return path.string();
}

/// Whether the log stays when the last connection ends.
void keep_log(sqlite3* connection, bool stays) {
  int value = stays ? 1 : 0;
  sqlite3_file_control(connection, "main", SQLITE_FCNTL_PERSIST_WAL, &value);
}

/// A copy is whole, whatever its original says of itself.
bool mark_copy_as_whole(const std::string& path) {
  sqlite3* opened = nullptr;
  const int code =
      sqlite3_open_v2(path.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
  const std::unique_ptr<sqlite3, CloseSqlite> copy(opened);
  return code == SQLITE_OK &&
         sqlite3_exec(copy.get(), mark_as_whole, nullptr, nullptr, nullptr) == SQLITE_OK;
}

}  // namespace

SqliteDatabase::SqliteDatabase(std::string path, bool had_log,
                               std::unique_ptr<sqlite3, CloseSqlite> connection)
    : path_(std::move(path)), had_log_(had_log), connection_(std::move(connection)) {}

SqliteDatabase::~SqliteDatabase() {
  if (!lock_ || !run_script(mark_as_whole)) return;
  // Whoever closes the file last copies the log into it, and deletes it.
  keep_log(connection_.get(), false);
}

StoreResult<std::unique_ptr<Database>> SqliteDatabase::open(const std::string& place,
                                                            std::chrono::milliseconds patience) {
  const std::string path = behind_links(place);
  std::error_code ignored;
  const bool had_log = std::filesystem::exists(path + "-wal", ignored);
  for (const char* ending : {"-wal", "-shm"})
    if (std::filesystem::exists(path + ending, ignored)) make_private(path + ending);
  // Log and index have the rights of the file.
  make_private(path);
  // Counting memory takes a lock for each piece of it. Has to be said before SQLite begins.
  [[maybe_unused]] static const int counts_no_memory = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  sqlite3* opened = nullptr;
  // Without SQLite's own locks: the store is used by one thread at a time.
  const int code = sqlite3_open_v2(
      path.c_str(), &opened,
      SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
      nullptr);
  std::unique_ptr<sqlite3, CloseSqlite> connection(opened);
  if (code != SQLITE_OK) return Failure{sqlite_error(path, code, sqlite3_errstr(code))};
  // The constructor is private, which std::make_unique cannot call.
  std::unique_ptr<SqliteDatabase> database(
      new SqliteDatabase(path, had_log, std::move(connection)));
  if (const auto ready = database->set_up(patience); !ready) return Failure{ready.error()};
  return std::unique_ptr<Database>(std::move(database));
}

StoreResult<Done> SqliteDatabase::set_up(std::chrono::milliseconds patience) {
  patience_ = patience;
  sqlite3_busy_handler(connection_.get(), wait_for_lock, &patience_);
  sqlite3_wal_hook(
      connection_.get(),
      [](void* itself, sqlite3* /*connection*/, const char* /*name*/, int pages) {
        static_cast<SqliteDatabase*>(itself)->look_after_log(pages);
        return SQLITE_OK;
      },
      this);
  // A file that may only be read is opened all the same.
  if (sqlite3_db_readonly(connection_.get(), "main") == 1)
    return Failure{sqlite_error(path_, SQLITE_READONLY, "")};
  // After a crash the log says that nothing was left behind, until a server comes.
  keep_log(connection_.get(), had_log_);
  const auto mode = run("PRAGMA journal_mode = WAL", {});
  if (!mode) return Failure{mode.error()};
  if (mode->rows.empty() || text_of(mode->rows.front().front()) != "wal")
    return Failure{StoreError{StoreError::Kind::other,
                              fmt::format("{} cannot be written ahead (WAL); is it on a file "
                                          "system of another machine?",
                                          path_)}};
  return run_script(connection_settings);
}

std::span<const char* const> SqliteDatabase::migrations() const {
  return sqlite_migrations();
}

StoreError SqliteDatabase::error(int code) const {
  return sqlite_error(path_, code, sqlite3_errmsg(connection_.get()));
}

StoreResult<Rows> SqliteDatabase::execute(std::string_view sql,
                                          std::span<const Parameter> parameters) {
  auto found = statements_.find(sql);
  if (found == statements_.end()) {
    sqlite3_stmt* prepared = nullptr;
    const std::string numbered = with_numbered_parameters(sql);
    const int code =
        sqlite3_prepare_v3(connection_.get(), numbered.data(), static_cast<int>(numbered.size()),
                           SQLITE_PREPARE_PERSISTENT, &prepared, nullptr);
    if (code != SQLITE_OK) return Failure{error(code)};
    found = statements_.emplace(sql, SqliteStatement(prepared)).first;
  }
  sqlite3_stmt* statement = found->second.get();
  const ResetAtEnd reset(statement);
  if (const int code = bind(statement, parameters); code != SQLITE_OK) return Failure{error(code)};
  Rows result;
  int code = sqlite3_step(statement);
  for (; code == SQLITE_ROW; code = sqlite3_step(statement))
    result.rows.push_back(row_of(statement));
  if (code != SQLITE_DONE) return Failure{error(code)};
  if (sqlite3_stmt_readonly(statement) == 0) result.changed = sqlite3_changes64(connection_.get());
  return result;
}

StoreResult<Done> SqliteDatabase::run_script(const char* sql) {
  const int code = sqlite3_exec(connection_.get(), sql, nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) return Failure{error(code)};
  return Done{};
}

StoreResult<bool> SqliteDatabase::is_marked_as_served() {
  const auto found = run("PRAGMA user_version", {});
  if (!found) return Failure{found.error()};
  return !found->rows.empty() && integer_of(found->rows.front().front()) == served;
}

StoreResult<Done> SqliteDatabase::begin_serving() {
  auto lock = FileLock::take(path_ + "-lock", std::min(patience_, for_one_that_ends));
  if (!lock && lock.error() == std::errc::resource_unavailable_try_again)
    return Failure{StoreError{
        StoreError::Kind::busy,
        fmt::format("{} is served by another process: stop that one, or use another store",
                    path_)}};
  if (!lock)
    return Failure{
        StoreError{StoreError::Kind::not_writable,
                   fmt::format("{}-lock cannot be opened: {}", path_, lock.error().message())}};
  const auto is_marked = is_marked_as_served();
  if (!is_marked) return Failure{is_marked.error()};
  if (*is_marked && !had_log_)
    return Failure{StoreError{
        StoreError::Kind::damaged,
        fmt::format(
            "{0} was copied from a server that ran, and {0}-wal, which has what happened "
            "last, was left behind: copy that, too, or take a copy that `cheesemoon backup` "
            "has made. To do without what is missing: cheesemoon backup --store {0} NEW-FILE",
            path_)}};
  keep_log(connection_.get(), true);
  if (auto marked = run_script(mark_as_served); !marked) return marked;
  // The mark has to be in the file itself: in the log it would be left behind, too.
  sqlite3_wal_checkpoint_v2(connection_.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr,
                            nullptr);
  lock_ = std::move(*lock);
  return Done{};
}

void SqliteDatabase::settle() {
  if (!checkpointer_) checkpointer_.emplace(path_);
  checkpointer_->wake();
}

void SqliteDatabase::look_after_log(int pages) {
  if (pages < pages_to_copy) {
    is_being_copied_ = false;
    return;
  }
  if (!checkpointer_) checkpointer_.emplace(path_);
  if (!std::exchange(is_being_copied_, true)) return checkpointer_->wake();
  // What was written meanwhile is left, and only a log that is copied whole begins anew. It is not
  // much.
  if (checkpointer_->is_idle())
    sqlite3_wal_checkpoint_v2(connection_.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr,
                              nullptr);
}

StoreResult<Done> SqliteDatabase::begin(Transaction transaction) {
  // A transaction that turns from reading to writing could find that it has read what is old.
  const auto begun =
      run(transaction == Transaction::reading ? "BEGIN DEFERRED" : "BEGIN IMMEDIATE", {});
  if (!begun) return Failure{begun.error()};
  return Done{};
}

StoreResult<Done> SqliteDatabase::commit() {
  const auto committed = run("COMMIT", {});
  if (committed) return Done{};
  StoreError why = committed.error();
  // The log may have reached the disk even so, and would count after a crash.
  if ((sqlite3_errcode(connection_.get()) & 0xFF) == SQLITE_IOERR)
    why.kind = StoreError::Kind::unknown;
  return Failure{why};
}

void SqliteDatabase::roll_back() {
  // Some errors have already done so.
  if (sqlite3_get_autocommit(connection_.get()) == 0) (void)run("ROLLBACK", {});
}

// A file is not lost by waiting.
StoreResult<Done> SqliteDatabase::reconnect() {
  return Failure{StoreError{StoreError::Kind::unreachable, fmt::format("cannot open {}", path_)}};
}

StoreResult<Done> SqliteDatabase::back_up(const std::string& path) {
  std::error_code failure;
  if (std::filesystem::exists(path, failure))
    return Failure{StoreError{StoreError::Kind::taken, fmt::format("{} is there already", path)}};
  // So that a backup that was broken off is not taken for one.
  const std::string unfinished = path + ".unfinished";
  std::filesystem::remove(unfinished, failure);
  make_private(unfinished);
  auto copied = run("VACUUM INTO $1", {unfinished});
  if (!copied) {
    std::filesystem::remove(unfinished, failure);
    StoreError why = copied.error();
    why.sentence = fmt::format("cannot write a backup to {}: {}", path, why.sentence);
    return Failure{why};
  }
  const bool is_on_disk = mark_copy_as_whole(unfinished) && flush_file(unfinished);
  if (is_on_disk) std::filesystem::rename(unfinished, path, failure);
  if (!is_on_disk || failure || !flush_file(std::filesystem::absolute(path).parent_path()))
    return Failure{
        StoreError{StoreError::Kind::other, fmt::format("cannot write a backup to {}", path)}};
  return Done{};
}

}  // namespace cheesemoon::server
