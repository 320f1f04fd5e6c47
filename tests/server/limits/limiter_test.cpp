#include "server/limits/limiter.h"

#include <gtest/gtest.h>

#include <string>

namespace cheesemoon::server {
namespace {

using std::chrono::seconds;

constexpr Moment limiter_start{seconds{1000}};
constexpr Rate two_at_once{seconds{1}, 2};

TEST(Limiter, GivesEveryKeyItsOwnBucket) {
  Limiter limiter(two_at_once, 10);
  EXPECT_TRUE(limiter.allow("ada", limiter_start));
  EXPECT_TRUE(limiter.allow("ada", limiter_start));
  EXPECT_FALSE(limiter.allow("ada", limiter_start));
  EXPECT_TRUE(limiter.allow("bob", limiter_start));
  EXPECT_TRUE(limiter.allow("ada", limiter_start + seconds{1}));
}

TEST(Limiter, CountsWhatSomethingCosts) {
  Limiter limiter(two_at_once, 10);
  EXPECT_FALSE(limiter.allow("ada", limiter_start, 3));
  EXPECT_TRUE(limiter.allow("ada", limiter_start, 2));
  EXPECT_FALSE(limiter.allow("ada", limiter_start));
}

TEST(Limiter, ForgetsBucketsThatAreFullAgain) {
  Limiter limiter(two_at_once, 10);
  for (const char* key : {"ada", "bob", "eve"}) limiter.allow(key, limiter_start);
  EXPECT_EQ(limiter.size(), 3U);
  limiter.allow("dan", limiter_start + seconds{1});
  EXPECT_EQ(limiter.size(), 1U);
}

TEST(Limiter, KeepsBucketsThatAreNotFull) {
  Limiter limiter(two_at_once, 10);
  limiter.allow("ada", limiter_start, 2);
  limiter.allow("bob", limiter_start + seconds{1});
  EXPECT_EQ(limiter.size(), 2U);
  EXPECT_FALSE(limiter.allow("ada", limiter_start + seconds{1}, 2));
}

TEST(Limiter, NeverRemembersMoreKeysThanItMay) {
  Limiter limiter(two_at_once, 100);
  for (int key = 0; key < 10'000; ++key) {
    limiter.allow(std::to_string(key), limiter_start);
    ASSERT_LE(limiter.size(), 100U);
  }
  EXPECT_EQ(limiter.size(), 100U);
}

TEST(Limiter, DropsTheKeyThatWasNotUsedForLongest) {
  Limiter limiter(two_at_once, 2);
  EXPECT_TRUE(limiter.allow("ada", limiter_start, 2));
  EXPECT_TRUE(limiter.allow("bob", limiter_start, 2));
  EXPECT_FALSE(limiter.allow("ada", limiter_start));
  EXPECT_TRUE(limiter.allow("eve", limiter_start));
  // Bob was dropped for Eve, and Ada, whose request was refused but later than his, was not.
  EXPECT_FALSE(limiter.allow("ada", limiter_start));
  EXPECT_TRUE(limiter.allow("bob", limiter_start));
}

TEST(Limiter, KeepsItsKeysWhenTheTextTheyCameFromIsGone) {
  Limiter limiter(two_at_once, 10);
  std::string key(100, 'a');
  EXPECT_TRUE(limiter.allow(key, limiter_start, 2));
  key.assign(100, 'b');
  EXPECT_TRUE(limiter.allow(key, limiter_start, 2));
  EXPECT_FALSE(limiter.allow(std::string(100, 'a'), limiter_start));
}

}  // namespace
}  // namespace cheesemoon::server
