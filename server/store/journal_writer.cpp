#include "server/store/journal_writer.h"

#include <utility>

namespace cheesemoon::server {

JournalWriter::JournalWriter(Store store, std::size_t capacity)
    : store_(std::move(store)), capacity_(capacity), thread_([this] { write_until_stopped(); }) {}

JournalWriter::~JournalWriter() {
  stop();
}

JournalWriter::Answer JournalWriter::append(Append append, Callback callback) {
  {
    const std::lock_guard lock(mutex_);
    if (is_stopping_) return Answer::stopped;
    if (queue_.size() >= capacity_) return Answer::too_busy;
    std::optional<AppendOutcome> outcome;
    if (closed_tables_.contains(append.table)) outcome = not_done_after_another();
    queue_.push_back({std::move(append), std::move(callback), std::move(outcome)});
  }
  changed_.notify_one();
  return Answer::accepted;
}

void JournalWriter::reopen(const std::string& table) {
  const std::lock_guard lock(mutex_);
  closed_tables_.erase(table);
}

void JournalWriter::stop() {
  {
    const std::lock_guard lock(mutex_);
    is_stopping_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void JournalWriter::write_until_stopped() {
  while (true) {
    std::vector<Waiting> batch;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return is_stopping_ || !queue_.empty(); });
      if (queue_.empty()) return;
      batch.swap(queue_);
    }
    write(batch);
    for (const Waiting& waiting : batch) waiting.callback(*waiting.outcome);
  }
}

void JournalWriter::write(std::vector<Waiting>& batch) {
  std::vector<Append> appends;
  std::vector<Waiting*> writers;
  appends.reserve(batch.size());
  writers.reserve(batch.size());
  for (Waiting& waiting : batch) {
    if (waiting.outcome) continue;
    appends.push_back(std::move(waiting.append));
    writers.push_back(&waiting);
  }
  if (appends.empty()) return;
  auto outcomes = store_.append(appends);
  std::set<std::string> not_done;
  for (std::size_t index = 0; index < writers.size(); ++index) {
    if (outcomes[index].kind != AppendOutcome::Kind::done) not_done.insert(appends[index].table);
    writers[index]->outcome = std::move(outcomes[index]);
  }
  close_tables(not_done);
}

void JournalWriter::close_tables(const std::set<std::string>& tables) {
  const std::lock_guard lock(mutex_);
  closed_tables_.insert(tables.begin(), tables.end());
  for (Waiting& waiting : queue_)
    if (tables.contains(waiting.append.table)) waiting.outcome = not_done_after_another();
}

}  // namespace cheesemoon::server
