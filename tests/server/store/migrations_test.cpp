#include "server/store/migrations.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <thread>
#include <vector>

#include "server/store/store_fixture.h"
#include "server/store/watched_database.h"

namespace cheesemoon::server {
namespace {

class MigrationsTest : public StoreFixture {
 protected:
  /// As a program of another version would open the database.
  [[nodiscard]] StoreResult<Store> open_with(std::span<const char* const> steps) const {
    auto database = std::make_unique<WatchedDatabase>(connect());
    database->other_migrations = steps;
    return Store::open(std::move(database));
  }
};
INSTANTIATE_TEST_SUITE_P(Store, MigrationsTest, both_back_ends(), back_end_name);

TEST_P(MigrationsTest, LeaveWhatIsThereAsItIs) {
  {
    Store store = open();
    append_surely(store, append_of("a", 1));
  }
  Store store = open();
  EXPECT_EQ(bodies(store, "a").size(), 1U);
}

TEST_P(MigrationsTest, TakeAnOldDatabaseFurtherAndRefuseANewerOne) {
  {
    Store store = open();
    append_surely(store, append_of("a", 1));
  }
  const std::vector<const char*> own(connect()->migrations().begin(),
                                     connect()->migrations().end());
  auto steps = own;
  steps.push_back("CREATE TABLE cheese (name text)");
  steps.push_back("INSERT INTO cheese (name) VALUES ('Brie')");
  {
    auto newer = open_with(steps);
    ASSERT_TRUE(newer);
    EXPECT_EQ(bodies(*newer, "a").size(), 1U);
  }
  EXPECT_EQ(value_of(connect()->run("SELECT name FROM cheese", {})).rows.size(), 1U);
  EXPECT_TRUE(open_with(steps));
  EXPECT_EQ(value_of(connect()->run("SELECT name FROM cheese", {})).rows.size(), 1U);

  const auto refused = Store::open(connect());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, StoreError::Kind::newer);
  EXPECT_EQ(refused.error().sentence,
            fmt::format("the database was written by a newer program: its tables have version {}, "
                        "this program knows {}; use the newer program, or a backup from before",
                        steps.size(), own.size()));
}

TEST_P(MigrationsTest, TakeWhatPeopleSaidOutOfTheJournal) {
  constexpr std::size_t before_words = 3;
  {
    const auto connection = connect();
    ASSERT_TRUE(open_with(connection->migrations().first(before_words)));
    const auto said = [&](int sequence, const std::string& person, const std::string& text) {
      ASSERT_TRUE(connection->run(
          "INSERT INTO journal (table_id, sequence, time, mark, body) VALUES ('a', $1, 7, 1, $2)",
          {std::int64_t{sequence},
           R"({"said":{"person":")" + person + R"(","text":")" + text + R"("},"request":"r"})"}));
    };
    ASSERT_TRUE(
        connection->run("INSERT INTO people (id, name, created, settings) "
                        "VALUES ('anna', 'Anna', 1, '{}')",
                        {}));
    said(1, "anna", R"(Käse \"x\")");
    said(2, "gone", "hush");
  }
  Store store = open();
  const auto entries = value_of(store.entries("a", 1, 10));
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(entries[0].words, (Words{"anna", R"(Käse "x")"}));
  EXPECT_FALSE(entries[1].words);
  for (const JournalEntry& entry : entries) {
    EXPECT_EQ(entry.body.find("Käse"), std::string::npos) << entry.body;
    EXPECT_EQ(entry.body.find("hush"), std::string::npos) << entry.body;
  }
}

TEST_P(MigrationsTest, TakeFromSummariesWhoMadeATableAndWhetherItIsRated) {
  constexpr std::size_t before_summaries = 8;
  {
    const auto connection = connect();
    ASSERT_TRUE(open_with(connection->migrations().first(before_summaries)));
    ASSERT_TRUE(
        connection->run("INSERT INTO people (id, name, created, settings) "
                        "VALUES ('anna', 'Anna', 1, '{}')",
                        {}));
    const auto playing = [&](const std::string& id, const std::string& summary) {
      ASSERT_TRUE(
          connection->run("INSERT INTO heads (id, game, status, is_public, updated, summary) "
                          "VALUES ($1, 'brave-rats', 'playing', 0, 7, $2)",
                          {id, summary}));
    };
    playing("casual", R"({"made_with":{"game":"brave-rats","rated":false},"maker":"anna"})");
    playing("rated", R"({"made_with":{"game":"brave-rats","rated":true},"maker":"anna"})");
    playing("orphan", R"({"made_with":{"game":"brave-rats","rated":false},"maker":"gone"})");
    playing("strange", "?");
  }
  (void)open();
  const auto heads = value_of(connect()->run("SELECT id, rated, maker FROM heads ORDER BY id", {}));
  const Value nobody;
  const std::vector<Row> expected{{"casual", std::int64_t{1}, "anna"},
                                  {"orphan", std::int64_t{1}, nobody},
                                  {"rated", std::int64_t{0}, "anna"},
                                  {"strange", std::int64_t{0}, nobody}};
  EXPECT_EQ(heads.rows, expected);
}

TEST_P(MigrationsTest, KeepJournalsThatLayInAnotherOrder) {
  constexpr std::size_t before_cheaper_appends = 9;
  {
    auto older = open_with(connect()->migrations().first(before_cheaper_appends));
    ASSERT_TRUE(older);
    append_surely(*older, append_of("b", 1, 2));
    append_surely(*older, append_with_head(head_of("a", table::Status::open, 5), 1));
    append_surely(*older, append_of("b", 3));
  }
  Store store = open();
  EXPECT_EQ(bodies(store, "b"), (std::vector<std::string>{"entry 1", "entry 2", "entry 3"}));
  EXPECT_EQ(append_one(store, append_of("b", 3)).kind, AppendOutcome::Kind::conflict);
  append_surely(store, append_of("b", 4));
  append_surely(store, append_with_head(head_of("a", table::Status::over, 6), 2));
  EXPECT_EQ(value_of(store.head("a"))->status, table::Status::over);
  // What a column holds is still looked after.
  EXPECT_FALSE(connect()->run("UPDATE heads SET status = 'gone'", {}));
}

TEST_P(MigrationsTest, AreTakenAllOrNone) {
  const auto* const first = connect()->migrations().front();
  const std::array steps = {first, "CREATE TABLE cheese (name text)", "CREATE nonsense"};
  EXPECT_FALSE(open_with(steps));
  EXPECT_FALSE(connect()->run("SELECT name FROM cheese", {}));
  Store store = open();
  append_surely(store, append_of("a", 1));
}

TEST_P(MigrationsTest, AreTakenByOneOfSeveralProgramsThatStartAtOnce) {
  std::vector<std::jthread> programs;
  programs.reserve(4);
  for (int program = 0; program < 4; ++program)
    programs.emplace_back([this] { EXPECT_TRUE(Store::open(connect())); });
}

TEST(Migrations, AreAsManyForBothDatabases) {
  EXPECT_EQ(sqlite_migrations().size(), postgres_migrations().size());
}

}  // namespace
}  // namespace cheesemoon::server
