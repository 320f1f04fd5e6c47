#include "server/serving/server_clock.h"

#include <gtest/gtest.h>

#include "server/hall/test_hall.h"

namespace cheesemoon::server {
namespace {

using table::Instant;
using table::Time;

constexpr Time one_hour = 3'600'000;
constexpr bool only_one = true;

/// A machine whose clocks the test sets.
class ServerClockTest : public testing::Test {
 protected:
  Time date = 1'700'000'000'000;
  Time steady = 12'345;

  [[nodiscard]] ServerClock::Sources sources() {
    return {.date = [this] { return date; }, .steady = [this] { return steady; }};
  }
  [[nodiscard]] ServerClock clock(bool is_alone) {
    return {sources(), *store.last_heartbeat(), is_alone};
  }
  void pass(Time time) {
    date += time;
    steady += time;
  }

 private:
  TemporaryFolder folder_;

 protected:
  Store store = open_surely(folder_.file("clock.sqlite"));
};

TEST_F(ServerClockTest, RunsWithTheMachine) {
  const ServerClock mine = clock(only_one);
  EXPECT_EQ(mine.now(), (Instant{date, 0}));
  pass(500);
  EXPECT_EQ(mine.now(), (Instant{date, 500}));
}

TEST_F(ServerClockTest, StandsStillWhileThereIsNoServer) {
  {
    ServerClock before = clock(only_one);
    pass(2'000);
    ASSERT_TRUE(before.beat(store));
  }
  pass(one_hour);
  EXPECT_EQ(clock(only_one).now(), (Instant{date, 2'000}));
  // A machine that was started again counts from somewhere else.
  steady = 0;
  EXPECT_EQ(clock(only_one).now(), (Instant{date, 2'000}));
}

TEST_F(ServerClockTest, CaresNotForAClockThatIsSet) {
  for (const Time step : {one_hour, -one_hour}) {
    ServerClock mine = clock(only_one);
    const Time before = mine.now().ran;
    pass(2'000);
    date += step;
    ASSERT_TRUE(mine.beat(store));
    EXPECT_EQ(mine.now(), (Instant{date, before + 2'000}));
  }
}

TEST_F(ServerClockTest, HasGoneOnWhereAnotherProcessWasThere) {
  ServerClock other = clock(!only_one);
  pass(2'000);
  ASSERT_TRUE(other.beat(store));
  pass(3'000);
  EXPECT_EQ(clock(!only_one).now(), other.now());
  // One that has not been heard of for so long is not there.
  pass(one_hour);
  EXPECT_EQ(clock(!only_one).now().ran, 2'000);
}

TEST_F(ServerClockTest, FollowsAnotherProcessThatIsAhead) {
  ServerClock late = clock(!only_one);
  ServerClock other = clock(!only_one);
  ASSERT_TRUE(late.beat(store));
  ASSERT_TRUE(store.beat({5'000, date}));
  pass(1'000);
  ASSERT_TRUE(other.beat(store));
  EXPECT_EQ(other.now().ran, 5'000);
  pass(1'000);
  ASSERT_TRUE(late.beat(store));
  EXPECT_EQ(late.now().ran, 5'000);
}

TEST_F(ServerClockTest, WritesNoMoreOftenThanOnceASecond) {
  ServerClock mine = clock(only_one);
  ASSERT_TRUE(mine.beat(store));
  pass(999);
  ASSERT_TRUE(mine.beat(store));
  EXPECT_EQ(store.last_heartbeat()->ran, 0);
  pass(1);
  ASSERT_TRUE(mine.beat(store));
  EXPECT_EQ(store.last_heartbeat()->ran, 1'000);
}

}  // namespace
}  // namespace cheesemoon::server
