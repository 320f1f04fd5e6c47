#include <gtest/gtest.h>

#include <future>
#include <thread>
#include <utility>

#include "server/store/postgres_database.h"
#include "server/store/postgres_server.h"
#include "server/store/store_fixture.h"
#include "server/store/watched_database.h"

namespace cheesemoon::server {
namespace {

using Appended = AppendOutcome::Kind;

/// PostgreSQL with a line that can be cut at any moment of a commit.
class LostConnectionTest : public StoreFixture {
 protected:
  /// The store whose line is cut; `watched` is its database.
  [[nodiscard]] Store open_watched(WatchedDatabase*& watched, std::chrono::milliseconds patience =
                                                                  std::chrono::seconds(60)) const {
    auto database = std::make_unique<WatchedDatabase>(connect(patience));
    watched = database.get();
    return value_of(Store::open(std::move(database)));
  }

  /// Ends the server's side of the line.
  void cut(Database& line) const {
    const auto process = value_of(line.run("SELECT pg_backend_pid()", {})).rows.front().front();
    const auto ended = connect()->run(
        "SELECT CAST(pg_terminate_backend(CAST($1 AS integer), "
        "10000) AS integer)",
        {integer_of(process)});
    EXPECT_EQ(integer_of(value_of(ended).rows.front().front()), 1);
  }
};
INSTANTIATE_TEST_SUITE_P(Store, LostConnectionTest, testing::Values(BackEnd::postgres),
                         back_end_name);

/// Something that happens only the first time.
template <class Event>
auto once(Event event) {
  return [event, happened = false]() mutable {
    if (!std::exchange(happened, true)) event();
  };
}

TEST_P(LostConnectionTest, BetweenTwoAppendsIsNotNoticed) {
  WatchedDatabase* line = nullptr;
  Store store = open_watched(line);
  append_surely(store, append_of("a", 1));
  cut(*line);
  append_surely(store, append_of("a", 2));
  cut(*line);
  EXPECT_EQ(bodies(store, "a").size(), 2U);
}

TEST_P(LostConnectionTest, BeforeTheCommitHasTheAppendDoneAgain) {
  WatchedDatabase* line = nullptr;
  Store store = open_watched(line);
  line->before_commit = once([&] { cut(*line); });
  append_surely(store, append_of("a", 1, 2));
  EXPECT_EQ(bodies(store, "a").size(), 2U);
}

TEST_P(LostConnectionTest, AfterTheCommitDoesNotHaveTheAppendDoneTwice) {
  WatchedDatabase* line = nullptr;
  Store store = open_watched(line);
  append_surely(store, append_of("b", 1));
  bool is_cut = false;
  line->loses_answer = [&] {
    if (!std::exchange(is_cut, true)) {
      cut(*line);
      return true;
    }
    return false;
  };
  const std::vector<Append> batch = {append_with_head(head_of("a", table::Status::open, 1), 1),
                                     append_of("a", 2, 3), append_of("a", 1), append_of("b", 1),
                                     append_of("c", 7)};
  const auto outcomes = store.append(batch);
  ASSERT_TRUE(is_cut);
  const std::vector<Appended> expected = {Appended::done, Appended::done, Appended::conflict,
                                          Appended::conflict, Appended::refused};
  for (std::size_t index = 0; index < batch.size(); ++index)
    EXPECT_EQ(outcomes[index].kind, expected[index]) << index;
  EXPECT_EQ(bodies(store, "a").size(), 4U);
}

TEST_P(LostConnectionTest, IsAConflictIfAnotherProcessWroteMeanwhile) {
  WatchedDatabase* line = nullptr;
  Store store = open_watched(line);
  Store other = open();
  line->before_commit = once([&] {
    cut(*line);
    // The same bodies, but not ours.
    append_surely(other, append_of("a", 1));
  });
  EXPECT_EQ(append_one(store, append_of("a", 1)).kind, Appended::conflict);
}

TEST_P(LostConnectionTest, IsUnknownAtTheCommitAndCertainBefore) {
  WatchedDatabase* line = nullptr;
  Store store = open_watched(line, std::chrono::milliseconds(1));
  line->before_commit = once([&] { PostgresServer::shared().crash(); });
  EXPECT_EQ(append_one(store, append_of("a", 1)).kind, Appended::unknown);
  const AppendOutcome certain = append_one(store, append_of("a", 1));
  EXPECT_EQ(certain.kind, Appended::failed);
  EXPECT_EQ(certain.sentence.rfind("the connection to PostgreSQL was lost", 0), 0U)
      << certain.sentence;
  const auto person = store.person("nobody");
  ASSERT_FALSE(person);
  EXPECT_EQ(person.error().kind, StoreError::Kind::unreachable);
  PostgresServer::shared().start();
  append_surely(store, append_of("a", 1));
}

TEST_P(LostConnectionTest, OfACrashedServerComesBackWithAllThatWasAcknowledged) {
  Store store = open();
  for (std::int64_t sequence = 1; sequence <= 20; ++sequence)
    append_surely(store, append_of("a", sequence));
  PostgresServer::shared().crash();
  PostgresServer::shared().start();
  EXPECT_EQ(bodies(store, "a").size(), 20U);
  append_surely(store, append_of("a", 21));
}

TEST_P(LostConnectionTest, DoesNotTakePeopleForTheirOwnDoubles) {
  WatchedDatabase* line = nullptr;
  Store store = open_watched(line);
  append_surely(store, append_with_head(head_of("a", table::Status::over, 1), 1));
  bool is_lost = false;
  line->loses_answer = [&] {
    is_lost = !is_lost;
    if (is_lost) cut(*line);
    return is_lost;
  };
  EXPECT_TRUE(store.add_person(person_named("Anna")));
  EXPECT_TRUE(store.add_session({"t", "id of Anna", 1, 1, ""}));
  EXPECT_TRUE(
      store.put_ratings("a", std::vector<PersonRating>{{"id of Anna", "g", 1, 1, 1, 1, 0}}));
  EXPECT_EQ(value_of(store.secret_or("key", "one")), "one");
  EXPECT_EQ(value_of(store.ratings_of("id of Anna")).front().version, 1);
}

TEST_P(LostConnectionTest, NeverMeansThatACommitIsNotOnTheDisk) {
  const auto database = connect();
  const auto setting = [](Database& asked) {
    return text_of(value_of(asked.run("SHOW synchronous_commit", {})).rows.front().front());
  };
  for (const char* weak : {"off", "local", "remote_write"}) {
    const std::string alter = std::string(
                                  "DO $$ BEGIN EXECUTE 'ALTER DATABASE ' || "
                                  "current_database() || ' SET synchronous_commit = ") +
                              weak + "'; END $$";
    ASSERT_TRUE(database->run_script(alter.c_str()));
    EXPECT_EQ(setting(*connect()), "on");
  }
}

TEST_P(LostConnectionTest, IsWaitedForWhileTheServerIsStarted) {
  {
    Store store = open();
    append_surely(store, append_of("a", 1));
  }
  PostgresServer::shared().crash();
  auto opened = std::async(std::launch::async, [&] { return open_store(place()); });
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  PostgresServer::shared().start();
  auto store = opened.get();
  ASSERT_TRUE(store) << store.error().sentence;
  EXPECT_EQ(bodies(*store, "a").size(), 1U);
}

TEST_P(LostConnectionTest, IsToldClearlyIfThereNeverWasOne) {
  const auto nowhere =
      open_store("postgresql:///cheesemoon?host=/nowhere", std::chrono::milliseconds(1));
  ASSERT_FALSE(nowhere);
  EXPECT_EQ(nowhere.error().kind, StoreError::Kind::unreachable);
  EXPECT_EQ(nowhere.error().sentence.rfind("cannot connect to PostgreSQL: ", 0), 0U)
      << nowhere.error().sentence;
  EXPECT_EQ(nowhere.error().sentence.find('\n'), std::string::npos);
}

TEST_P(LostConnectionTest, IsNotNeededToSayHowToMakeABackup) {
  Store store = open();
  const auto backup = store.back_up(folder().file("backup"));
  ASSERT_FALSE(backup);
  EXPECT_EQ(backup.error().sentence, "a database of PostgreSQL is backed up with pg_dump");
}

}  // namespace
}  // namespace cheesemoon::server
