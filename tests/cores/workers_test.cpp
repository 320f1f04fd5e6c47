#include "cores/workers.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <vector>

namespace cheesemoon::cores {
namespace {

TEST(Workers, DoEveryItemOnce) {
  for (const unsigned threads : {1U, 2U, 3U}) {
    Workers workers(threads);
    for (const std::size_t portion : {1U, 3U, 16U}) {
      std::array<std::atomic<int>, 40> done{};
      for (std::size_t items = 0; items < done.size(); ++items) {
        for (auto& count : done) count = 0;
        workers.for_each(
            items,
            [&](unsigned thread, std::size_t item) {
              EXPECT_LT(thread, threads);
              ++done[item];
            },
            portion);
        for (std::size_t item = 0; item < done.size(); ++item)
          EXPECT_EQ(done[item], item < items ? 1 : 0);
      }
    }
  }
}

TEST(Workers, AreDoneWhenTheCallComesBack) {
  std::vector<int> values(8, 0);
  Workers workers(3);
  for (int call = 1; call <= 5'000; ++call) {
    workers.for_each(values.size(), [&](unsigned /*thread*/, std::size_t item) { ++values[item]; });
    for (const int value : values) ASSERT_EQ(value, call);
  }
}

TEST(Workers, NeverShareTheNumberOfAThread) {
  constexpr unsigned threads = 4;
  std::array<int, threads> at_work{};
  Workers(threads).for_each(10'000, [&](unsigned thread, std::size_t /*item*/) {
    EXPECT_EQ(++at_work[thread], 1);
    --at_work[thread];
  });
}

TEST(Workers, BeginNothingMoreWhenOneHasEnough) {
  constexpr std::size_t enough = 10;
  for (const unsigned threads : {1U, 2U, 4U}) {
    Workers workers(threads);
    // Calls that end early and calls that do not, in turns.
    for (int call = 0; call < 200; ++call) {
      std::atomic<std::size_t> done = 0;
      workers.for_each(10'000,
                       [&](unsigned /*thread*/, std::size_t /*item*/) { return ++done < enough; });
      EXPECT_GE(done, enough);
      EXPECT_LT(done, enough + threads) << "others finish what they have begun";
      done = 0;
      workers.for_each(enough, [&](unsigned /*thread*/, std::size_t /*item*/) { ++done; });
      EXPECT_EQ(done, enough);
    }
  }
}

TEST(Workers, EndWithinAPortionToo) {
  int done = 0;
  Workers(1).for_each(
      100, [&](unsigned /*thread*/, std::size_t /*item*/) { return ++done < 5; }, 16);
  EXPECT_EQ(done, 5);
}

TEST(Workers, GoHomeWithoutWork) {
  std::atomic<int> done = 0;
  { const Workers never_asked(4); }
  Workers(4).for_each(0, [&](unsigned /*thread*/, std::size_t /*item*/) { ++done; });
  EXPECT_EQ(done, 0);
}

}  // namespace
}  // namespace cheesemoon::cores
