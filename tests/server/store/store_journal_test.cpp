#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <limits>
#include <thread>

#include "server/store/store_fixture.h"

namespace cheesemoon::server {
namespace {

using Appended = AppendOutcome::Kind;

class JournalTest : public StoreFixture {};
INSTANTIATE_TEST_SUITE_P(Store, JournalTest, both_back_ends(), back_end_name);

std::vector<Appended> kinds(const std::vector<AppendOutcome>& outcomes) {
  std::vector<Appended> kinds;
  kinds.reserve(outcomes.size());
  for (const AppendOutcome& outcome : outcomes) kinds.push_back(outcome.kind);
  return kinds;
}

TEST_P(JournalTest, KeepsEntriesInTheirOrder) {
  Store store = open();
  append_surely(store, append_of("a", 1, 3));
  append_surely(store, append_of("a", 4));
  append_surely(store, append_of("b", 1));
  Store other = open();
  EXPECT_EQ(bodies(other, "a"),
            (std::vector<std::string>{"entry 1", "entry 2", "entry 3", "entry 4"}));
  EXPECT_EQ(bodies(other, "b"), std::vector<std::string>{"entry 1"});
  EXPECT_EQ(bodies(other, "c"), std::vector<std::string>());
  EXPECT_EQ(value_of(other.entries("a", 2, 2)),
            (std::vector<JournalEntry>{{1'002, "entry 2"}, {1'003, "entry 3"}}));
}

TEST_P(JournalTest, KeepsBodiesAsTheyAre) {
  Store store = open();
  const std::vector<JournalEntry> entries = {
      {0, ""},
      {-1, "'; DROP TABLE journal; --"},
      {1, "$1 ? %s \\ \" \n\t"},
      {2, "Käse 🐀"},
      {std::numeric_limits<std::int64_t>::max(), std::string(100'000, 'x')}};
  append_surely(store, {"it's a \"table\"", 1, entries, {}});
  EXPECT_EQ(value_of(store.entries("it's a \"table\"", 1, 100)), entries);
}

TEST_P(JournalTest, DoesAllOfABatchButConflicts) {
  Store store = open();
  append_surely(store, append_of("b", 1, 2));
  const std::vector<Append> batch = {append_of("c", 1), append_of("b", 2), append_of("a", 1, 2),
                                     append_of("a", 3)};
  EXPECT_EQ(kinds(store.append(batch)),
            (std::vector{Appended::done, Appended::conflict, Appended::done, Appended::done}));
  EXPECT_EQ(bodies(store, "a").size(), 3U);
  EXPECT_EQ(bodies(store, "b").size(), 2U);
  EXPECT_EQ(bodies(store, "c").size(), 1U);
}

TEST_P(JournalTest, HasRoomForOneAppendOfASequence) {
  Store store = open();
  EXPECT_EQ(kinds(store.append(std::vector{append_of("a", 1, 2), append_of("a", 1, 2)})),
            (std::vector{Appended::done, Appended::conflict}));
  EXPECT_EQ(append_one(store, append_of("a", 2, 5)).kind, Appended::conflict);
  EXPECT_EQ(bodies(store, "a").size(), 2U);
}

TEST_P(JournalTest, DoesNotContinueAJournalThatDoesNotExist) {
  Store store = open();
  append_surely(store, append_of("a", 1, 2));
  // Whoever sent these believed the second entry to be another one.
  EXPECT_EQ(kinds(store.append(std::vector{append_of("a", 2), append_of("a", 3)})),
            (std::vector{Appended::conflict, Appended::failed}));
  EXPECT_EQ(bodies(store, "a").size(), 2U);
}

TEST_P(JournalTest, RefusesGaps) {
  Store store = open();
  append_surely(store, append_of("b", 1));
  const auto outcomes = store.append(std::vector{append_of("a", 2), append_of("b", 3)});
  EXPECT_EQ(kinds(outcomes), (std::vector{Appended::refused, Appended::refused}));
  EXPECT_EQ(outcomes[1].sentence, "there is a gap before the sequence 3 of the table b");
  EXPECT_EQ(bodies(store, "a").size(), 0U);
}

TEST_P(JournalTest, RefusesWhatMakesNoSense) {
  Store store = open();
  Append other_head = append_of("a", 1);
  other_head.head = head_of("b", table::Status::open, 1);
  Append twice_a_seat = append_of("a", 1);
  twice_a_seat.head = head_of("a", table::Status::open, 1);
  twice_a_seat.head->seats = {{0, {}}, {0, {}}};
  Append no_text = append_of("a", 1);
  no_text.entries.front().body = std::string("a\0b", 3);
  const std::vector<Append> batch = {append_of("", 1),
                                     append_of("a", 0),
                                     {"b", 1, {}, {}},
                                     append_of("\xFF", 1),
                                     append_of("good", 1)};
  EXPECT_EQ(kinds(store.append(batch)),
            (std::vector{Appended::refused, Appended::refused, Appended::refused, Appended::refused,
                         Appended::done}));
  for (const Append& append : {other_head, twice_a_seat, no_text})
    EXPECT_EQ(append_one(store, append).kind, Appended::refused);
  EXPECT_TRUE(store.append({}).empty());
}

TEST_P(JournalTest, WritesAnEntryAndItsHeadTogether) {
  Store store = open();
  append_surely(store, append_with_head(head_of("a", table::Status::open, 5), 1));
  EXPECT_EQ(append_one(store, append_with_head(head_of("a", table::Status::over, 6), 1)).kind,
            Appended::conflict);
  EXPECT_EQ(value_of(store.head("a"))->status, table::Status::open);
  append_surely(store, append_of("a", 2));
  EXPECT_EQ(value_of(store.head("a"))->updated, 5);
}

TEST_P(JournalTest, LetsExactlyOneOfTwoWritersHaveASequence) {
  constexpr std::int64_t length = 60;
  const std::vector<std::string> tables = {"a", "b"};
  (void)open();
  std::atomic<int> waiting = 2;
  std::vector<std::vector<std::string>> won(2);
  const auto write = [&](std::size_t writer) {
    Store store = open();
    --waiting;
    while (waiting > 0) std::this_thread::yield();
    for (std::int64_t sequence = 1; sequence <= length; ++sequence) {
      const std::string body = std::to_string(writer) + ":" + std::to_string(sequence);
      std::vector<Append> batch;
      batch.reserve(2);
      for (const std::string& table : tables) batch.push_back({table, sequence, {{1, body}}, {}});
      // Each in another order: they must not wait for each other.
      if (writer == 1) std::reverse(batch.begin(), batch.end());
      const auto outcomes = store.append(batch);
      for (std::size_t index = 0; index < batch.size(); ++index) {
        if (outcomes[index].kind == Appended::done)
          won[writer].push_back(batch[index].table + " " + body);
        else
          EXPECT_EQ(outcomes[index].kind, Appended::conflict) << outcomes[index].sentence;
      }
    }
  };
  {
    const std::jthread first(write, 0);
    const std::jthread second(write, 1);
  }
  std::vector<std::string> written;
  Store store = open();
  for (const std::string& table : tables)
    for (const std::string& body : bodies(store, table))
      written.push_back(fmt::format("{} {}", table, body));
  EXPECT_EQ(written.size(), tables.size() * length);
  std::vector<std::string> winners = won[0];
  winners.insert(winners.end(), won[1].begin(), won[1].end());
  std::sort(winners.begin(), winners.end());
  std::sort(written.begin(), written.end());
  EXPECT_EQ(winners, written);
}

}  // namespace
}  // namespace cheesemoon::server
