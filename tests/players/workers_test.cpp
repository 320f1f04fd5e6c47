#include "players/workers.h"

#include <gtest/gtest.h>

namespace cheesemoon::players {
namespace {

TEST(Workers, DoEveryItemOnce) {
  for (const unsigned threads : {1U, 2U, 3U}) {
    Workers workers(threads);
    for (std::size_t items = 0; items < 40; ++items) {
      std::vector<std::atomic<int>> done(items);
      workers.run(items, [&](unsigned thread, std::size_t item) {
        EXPECT_LT(thread, threads);
        ++done[item];
      });
      for (const auto& count : done) EXPECT_EQ(count, 1);
    }
  }
}

TEST(Workers, AreDoneWhenRunComesBack) {
  Workers workers(2);
  std::vector<int> values(8, 0);
  for (int call = 0; call < 2'000; ++call)
    workers.run(values.size(), [&](unsigned /*thread*/, std::size_t item) { ++values[item]; });
  for (const int value : values) EXPECT_EQ(value, 2'000);
}

TEST(Workers, GoHomeWithoutWork) {
  const Workers workers(4);
}

}  // namespace
}  // namespace cheesemoon::players
