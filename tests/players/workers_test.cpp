#include "players/workers.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <vector>

namespace cheesemoon::players {
namespace {

TEST(Workers, DoEveryItemOnce) {
  for (const unsigned threads : {1U, 2U, 3U}) {
    std::array<std::atomic<int>, 40> done{};
    Workers workers(threads, [&](unsigned thread, std::size_t item) {
      EXPECT_LT(thread, threads);
      ++done[item];
    });
    for (std::size_t items = 0; items < done.size(); ++items) {
      for (auto& count : done) count = 0;
      workers.run(static_cast<std::uint16_t>(items));
      for (std::size_t item = 0; item < done.size(); ++item)
        EXPECT_EQ(done[item], item < items ? 1 : 0);
    }
  }
}

TEST(Workers, AreDoneWhenRunComesBack) {
  std::vector<int> values(8, 0);
  Workers workers(3, [&](unsigned /*thread*/, std::size_t item) { ++values[item]; });
  for (int call = 1; call <= 5'000; ++call) {
    workers.run(static_cast<std::uint16_t>(values.size()));
    for (const int value : values) ASSERT_EQ(value, call);
  }
}

TEST(Workers, GoHomeWithoutWork) {
  std::atomic<int> done = 0;
  const auto count = [&](unsigned /*thread*/, std::size_t /*item*/) { ++done; };
  { const Workers never_asked(4, count); }
  {
    Workers asked_for_nothing(4, count);
    asked_for_nothing.run(0);
  }
  EXPECT_EQ(done, 0);
}

}  // namespace
}  // namespace cheesemoon::players
