#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <random>
#include <thread>

#include "server/store/child_process.h"
#include "server/store/store_fixture.h"

namespace cheesemoon::server {
namespace {

class KilledTest : public StoreFixture {
 protected:
  /// Appends without end, and writes the last sequence of each append that was acknowledged.
  void append_and_tell(std::int64_t next_sequence, int pipe) const {
    Store store = open();
    for (int count = 1;; count = count % 3 + 1) {
      Append append = append_of("a", next_sequence, count);
      next_sequence += count;
      append.head = head_of("a", table::Status::playing, 1);
      append.head->summary = std::to_string(next_sequence - 1);
      const std::int64_t last = next_sequence - 1;
      if (append_one(store, append).kind != AppendOutcome::Kind::done) return;
      if (::write(pipe, &last, sizeof(last)) != sizeof(last)) return;
    }
  }

  /// PostgreSQL may still be at work for somebody who is dead.
  void wait_until_alone() const {
    if (GetParam() == BackEnd::sqlite) return;
    const auto database = connect();
    while (!value_of(database->run("SELECT pid FROM pg_stat_activity WHERE datname = "
                                   "current_database() AND pid <> pg_backend_pid()",
                                   {}))
                .rows.empty())
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
};
INSTANTIATE_TEST_SUITE_P(Store, KilledTest, both_back_ends(), back_end_name);

TEST_P(KilledTest, LosesNothingThatWasAcknowledged) {
  const int rounds = GetParam() == BackEnd::sqlite ? 20 : 5;
  std::mt19937 random(std::random_device{}());
  std::int64_t length = 0;
  for (int round = 0; round < rounds; ++round) {
    std::int64_t acknowledged = length;
    {
      ChildProcess child([&](int pipe) { append_and_tell(length + 1, pipe); });
      for (auto appends = 1 + random() % 40; appends > 0; --appends) {
        const auto sequence = child.next_number();
        ASSERT_TRUE(sequence);
        acknowledged = *sequence;
      }
      child.kill();
      // What it still told before it died counts.
      while (const auto sequence = child.next_number()) acknowledged = *sequence;
    }
    wait_until_alone();
    Store store = open();
    const auto entries = bodies(store, "a");
    length = static_cast<std::int64_t>(entries.size());
    ASSERT_GE(length, acknowledged);
    for (std::size_t index = 0; index < entries.size(); ++index)
      ASSERT_EQ(entries[index], "entry " + std::to_string(index + 1));
    ASSERT_EQ(value_of(store.head("a"))->summary, std::to_string(length));
  }
}

}  // namespace
}  // namespace cheesemoon::server
