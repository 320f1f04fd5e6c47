#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "server/store/store.h"

namespace cheesemoon::server {

/// A thread with a Store of its own that appends for all others. What has come in while it was
/// writing is the next batch, so that a busy server waits for the disk no more often than an idle
/// one.
class JournalWriter {
 public:
  /// Called on the writer's thread, in the order of the appends. Must not take long, nor stop the
  /// writer: the caller posts to where it works.
  using Callback = std::function<void(const AppendOutcome&)>;

  enum class Answer : std::uint8_t {
    accepted,  // the callback will be called
    too_busy,  // as many as the queue holds are waiting; it will not be called
    stopped,   // it will not be called
  };

  JournalWriter(Store store, std::size_t capacity);
  JournalWriter(const JournalWriter&) = delete;
  JournalWriter& operator=(const JournalWriter&) = delete;
  ~JournalWriter();

  /// From any thread. Once an append of a table has not been done, none of that table are until it
  /// is reopened: they would continue a journal that does not exist.
  Answer append(Append append, Callback callback);

  /// From any thread, when the caller has read the table's journal anew. What was accepted before
  /// is not done even so.
  void reopen(const std::string& table);

  /// Comes back when all that was accepted is written and called back.
  void stop();

 private:
  struct Waiting {
    Append append;
    Callback callback;
    /// Set if it is not to be written.
    std::optional<AppendOutcome> outcome;
  };

  void write_until_stopped();
  void write(std::vector<Waiting>& batch);
  void close_tables(const std::set<std::string>& tables);

  Store store_;
  std::size_t capacity_;
  std::mutex mutex_;
  std::condition_variable changed_;
  // Under the mutex:
  std::vector<Waiting> queue_;
  std::set<std::string> closed_tables_;
  bool is_stopping_ = false;
  /// Last, so that it starts when all else is there.
  std::thread thread_;
};

}  // namespace cheesemoon::server
