#include <gtest/gtest.h>

#include <array>

#include "server/store/store_fixture.h"
#include "server/store/watched_database.h"

namespace cheesemoon::server {
namespace {

class HeartbeatTest : public StoreFixture {};
INSTANTIATE_TEST_SUITE_P(Store, HeartbeatTest, both_back_ends(), back_end_name);

TEST_P(HeartbeatTest, IsTheLastThatSomebodyGave) {
  Store store = open();
  EXPECT_EQ(value_of(store.last_heartbeat()), (Heartbeat{0, 0}));
  EXPECT_EQ(value_of(store.beat({100, 5'000})), (Heartbeat{100, 5'000}));
  EXPECT_EQ(value_of(open().last_heartbeat()), (Heartbeat{100, 5'000}));
}

TEST_P(HeartbeatTest, OfSeveralHasTheLongestTime) {
  Store store = open();
  ASSERT_TRUE(store.beat({100, 5'000}));
  EXPECT_EQ(value_of(store.beat({80, 4'000})), (Heartbeat{100, 4'000}))
      << "but the date of whoever came last, also when it was set back";
}

TEST_P(HeartbeatTest, OfAStoreThatHadNoneBeginsAtItsNewestEntry) {
  {
    auto database = std::make_unique<WatchedDatabase>(connect());
    const std::array first = {database->migrations().front()};
    database->other_migrations = first;
    Store before = value_of(Store::open(std::move(database)));
    append_surely(before, append_of("a", 1, 3));
  }
  Store store = open();
  const auto entries = value_of(store.entries("a", 1, 10));
  EXPECT_EQ(value_of(store.last_heartbeat()).ran, entries.back().time);
}

}  // namespace
}  // namespace cheesemoon::server
