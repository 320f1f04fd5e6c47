#include "server/store/migrations.h"

#include <gtest/gtest.h>

#include <array>
#include <thread>

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
  const auto* const first = connect()->migrations().front();
  const std::array steps = {first, "CREATE TABLE cheese (name text)",
                            "INSERT INTO cheese (name) VALUES ('Brie')"};
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
            "the database was written by a newer program: its tables have version 3, this program "
            "knows 1; use the newer program, or a backup from before");
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
