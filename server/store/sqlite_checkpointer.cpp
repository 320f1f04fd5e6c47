#include "server/store/sqlite_checkpointer.h"

namespace cheesemoon::server {

namespace {

std::unique_ptr<sqlite3, CloseSqlite> connect(const std::string& path) {
  sqlite3* opened = nullptr;
  sqlite3_open_v2(path.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
  return std::unique_ptr<sqlite3, CloseSqlite>(opened);
}

}  // namespace

SqliteCheckpointer::SqliteCheckpointer(const std::string& path)
    : connection_(connect(path)), thread_([this] { work(); }) {}

SqliteCheckpointer::~SqliteCheckpointer() {
  {
    const std::lock_guard lock(mutex_);
    is_stopping_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void SqliteCheckpointer::wake() {
  {
    const std::lock_guard lock(mutex_);
    is_awake_ = true;
  }
  changed_.notify_one();
}

bool SqliteCheckpointer::is_idle() {
  const std::lock_guard lock(mutex_);
  return !is_awake_ && !is_copying_;
}

void SqliteCheckpointer::work() {
  // As durable as what is copied: the log is begun anew when it is on the disk.
  sqlite3_exec(connection_.get(), "PRAGMA synchronous = FULL", nullptr, nullptr, nullptr);
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return is_awake_ || is_stopping_; });
    if (is_stopping_) return;
    is_awake_ = false;
    is_copying_ = true;
    lock.unlock();
    // What does not work now is done the next time, by us or by whoever writes.
    sqlite3_wal_checkpoint_v2(connection_.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr,
                              nullptr);
    lock.lock();
    is_copying_ = false;
  }
}

}  // namespace cheesemoon::server
