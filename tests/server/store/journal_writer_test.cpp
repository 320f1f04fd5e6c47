#include "server/store/journal_writer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <latch>
#include <utility>

#include "server/store/store_fixture.h"
#include "server/store/watched_database.h"

namespace cheesemoon::server {
namespace {

using Appended = AppendOutcome::Kind;

class JournalWriterTest : public StoreFixture {};
INSTANTIATE_TEST_SUITE_P(Store, JournalWriterTest, both_back_ends(), back_end_name);

/// Holds a writer in the callback of its first append until it is let go.
class Hold {
 public:
  Hold(JournalWriter& writer, const Append& first) {
    const auto answer = writer.append(first, [this](const AppendOutcome& outcome) {
      EXPECT_EQ(outcome.kind, Appended::done) << outcome.sentence;
      held_.count_down();
      let_go_.wait();
    });
    EXPECT_EQ(answer, JournalWriter::Answer::accepted);
    held_.wait();
  }
  void let_go() { let_go_.count_down(); }

 private:
  std::latch held_{1};
  std::latch let_go_{1};
};

TEST_P(JournalWriterTest, CallsBackInOrderWhenItIsWritten) {
  std::vector<std::int64_t> called_back;
  {
    JournalWriter writer(open(), 1'000);
    Store reader = open();
    for (std::int64_t sequence = 1; sequence <= 50; ++sequence) {
      const auto answer =
          writer.append(append_of("a", sequence), [&, sequence](const AppendOutcome& outcome) {
            EXPECT_EQ(outcome.kind, Appended::done) << outcome.sentence;
            EXPECT_EQ(value_of(reader.entries("a", sequence, 1)).size(), 1U);
            called_back.push_back(sequence);
          });
      EXPECT_EQ(answer, JournalWriter::Answer::accepted);
    }
    writer.stop();
    EXPECT_EQ(writer.append(append_of("a", 51), [](const AppendOutcome&) { FAIL(); }),
              JournalWriter::Answer::stopped);
  }
  ASSERT_EQ(called_back.size(), 50U);
  EXPECT_TRUE(std::is_sorted(called_back.begin(), called_back.end()));
}

TEST_P(JournalWriterTest, WritesAllThatWaitsInOneTransaction) {
  auto database = std::make_unique<WatchedDatabase>(connect());
  int commits = 0;
  database->before_commit = [&] { ++commits; };
  Store store = value_of(Store::open(std::move(database)));
  commits = 0;
  {
    JournalWriter writer(std::move(store), 1'000);
    Hold hold(writer, append_of("a", 1));
    for (int table = 0; table < 100; ++table)
      writer.append(append_of(std::to_string(table), 1), [](const AppendOutcome& outcome) {
        EXPECT_EQ(outcome.kind, Appended::done) << outcome.sentence;
      });
    hold.let_go();
    writer.stop();
  }
  EXPECT_EQ(commits, 2);
}

TEST_P(JournalWriterTest, RefusesMoreThanItsQueueHolds) {
  int done = 0;
  JournalWriter writer(open(), 2);
  Hold hold(writer, append_of("a", 1));
  const auto count = [&](const AppendOutcome&) { ++done; };
  EXPECT_EQ(writer.append(append_of("a", 2), count), JournalWriter::Answer::accepted);
  EXPECT_EQ(writer.append(append_of("a", 3), count), JournalWriter::Answer::accepted);
  EXPECT_EQ(writer.append(append_of("a", 4), count), JournalWriter::Answer::too_busy);
  hold.let_go();
  writer.stop();
  EXPECT_EQ(done, 2);
  Store store = open();
  EXPECT_EQ(bodies(store, "a").size(), 3U);
}

TEST_P(JournalWriterTest, ClosesATableAfterAConflictUntilItIsReopened) {
  JournalWriter writer(open(), 1'000);
  Store other = open();
  append_surely(other, append_of("a", 1));
  std::vector<std::pair<std::string, Appended>> outcomes;
  const auto send = [&](const std::string& name, const Append& append) {
    return writer.append(append, [&outcomes, name](const AppendOutcome& outcome) {
      outcomes.emplace_back(name, outcome.kind);
    });
  };
  // The writer knows of the conflict, the caller who sends has not heard of it yet.
  std::latch known(1);
  std::latch sent(1);
  writer.append(append_of("a", 1), [&](const AppendOutcome& outcome) {
    EXPECT_EQ(outcome.kind, Appended::conflict);
    known.count_down();
    sent.wait();
  });
  known.wait();
  send("on the way", append_of("a", 2));
  // The caller has read the journal: from here on it knows what it does.
  writer.reopen("a");
  send("reopened", append_of("a", 2));
  send("other table", append_of("b", 1));
  sent.count_down();
  writer.stop();
  EXPECT_EQ(outcomes,
            (std::vector<std::pair<std::string, Appended>>{{"on the way", Appended::failed},
                                                           {"reopened", Appended::done},
                                                           {"other table", Appended::done}}));
}

TEST_P(JournalWriterTest, DoesNotWriteWhatWaitedBehindAConflict) {
  // Three batches: one that holds the writer, the conflict, and one that came in while it was
  // written.
  auto database = std::make_unique<WatchedDatabase>(connect());
  WatchedDatabase& line = *database;
  Store store = value_of(Store::open(std::move(database)));
  Store other = open();
  append_surely(other, append_of("a", 1));
  JournalWriter writer(std::move(store), 1'000);
  std::vector<Appended> outcomes;
  const auto note = [&](const AppendOutcome& outcome) { outcomes.push_back(outcome.kind); };
  Hold hold(writer, append_of("b", 1));
  std::latch is_writing(1);
  line.before_commit = [&, is_first = true]() mutable {
    if (!std::exchange(is_first, false)) return;
    writer.append(append_of("a", 2), note);
    is_writing.count_down();
  };
  writer.append(append_of("a", 1), note);
  hold.let_go();
  is_writing.wait();
  writer.stop();
  EXPECT_EQ(outcomes, (std::vector{Appended::conflict, Appended::failed}));
  EXPECT_EQ(bodies(other, "a").size(), 1U);
}

TEST_P(JournalWriterTest, TakesAppendsFromManyThreads) {
  constexpr int threads = 4;
  constexpr std::int64_t length = 25;
  std::atomic<int> done = 0;
  {
    JournalWriter writer(open(), 1'000);
    std::vector<std::jthread> senders;
    senders.reserve(threads);
    for (int thread = 0; thread < threads; ++thread)
      senders.emplace_back([&, table = std::to_string(thread)] {
        for (std::int64_t sequence = 1; sequence <= length; ++sequence)
          writer.append(append_of(table, sequence), [&](const AppendOutcome& outcome) {
            if (outcome.kind == Appended::done) ++done;
          });
      });
    senders.clear();
  }
  EXPECT_EQ(done, threads * length);
  Store store = open();
  for (int thread = 0; thread < threads; ++thread)
    EXPECT_EQ(bodies(store, std::to_string(thread)).size(), static_cast<std::size_t>(length));
}

}  // namespace
}  // namespace cheesemoon::server
