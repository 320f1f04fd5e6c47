#include "server/limits/bucket.h"

#include <gtest/gtest.h>

namespace cheesemoon::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr Moment bucket_start{seconds{1000}};
constexpr Rate one_a_second{seconds{1}, 3};

TEST(Bucket, IsFullAtFirstAndThenEmpty) {
  Bucket bucket;
  for (int token = 0; token < 3; ++token) EXPECT_TRUE(take(bucket, one_a_second, bucket_start));
  EXPECT_FALSE(take(bucket, one_a_second, bucket_start));
}

TEST(Bucket, FillsWithTime) {
  Bucket bucket;
  ASSERT_TRUE(take(bucket, one_a_second, bucket_start, 3));
  EXPECT_FALSE(take(bucket, one_a_second, bucket_start + milliseconds{999}));
  EXPECT_TRUE(take(bucket, one_a_second, bucket_start + seconds{1}));
  EXPECT_FALSE(take(bucket, one_a_second, bucket_start + seconds{1}));
  EXPECT_TRUE(take(bucket, one_a_second, bucket_start + seconds{3}, 2));
}

TEST(Bucket, HoldsNoMoreThanItsBurst) {
  Bucket bucket;
  ASSERT_TRUE(take(bucket, one_a_second, bucket_start, 3));
  EXPECT_FALSE(take(bucket, one_a_second, bucket_start + seconds{1'000'000}, 4));
  EXPECT_TRUE(take(bucket, one_a_second, bucket_start + seconds{1'000'000}, 3));
}

TEST(Bucket, ARefusalTakesNothing) {
  Bucket bucket;
  ASSERT_TRUE(take(bucket, one_a_second, bucket_start, 2));
  EXPECT_FALSE(take(bucket, one_a_second, bucket_start, 2));
  EXPECT_TRUE(take(bucket, one_a_second, bucket_start, 1));
}

TEST(Bucket, IsFullWhenItsTokensAreBack) {
  Bucket bucket;
  ASSERT_TRUE(take(bucket, one_a_second, bucket_start, 2));
  EXPECT_FALSE(bucket.is_full(bucket_start + milliseconds{1999}));
  EXPECT_TRUE(bucket.is_full(bucket_start + seconds{2}));
}

TEST(Bucket, GivesTheRateInTheLongRunHoweverOftenItIsAsked) {
  Bucket bucket;
  int taken = 0;
  for (int step = 0; step < 1'000; ++step)
    taken += take(bucket, one_a_second, bucket_start + step * milliseconds{100}) ? 1 : 0;
  // 99 full seconds and the burst.
  EXPECT_EQ(taken, 99 + 3);
}

}  // namespace
}  // namespace cheesemoon::server
