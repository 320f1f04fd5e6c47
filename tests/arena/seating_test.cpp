#include "arena/seating.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace cheesemoon::arena {
namespace {

TEST(Seating, SeatsDifferentEntrantsInEveryOrderOnce) {
  const auto seatings = seatings_of({"a", "b", "c", "d"});
  EXPECT_EQ(seatings.size(), 24U);
  EXPECT_EQ(std::set<Seating>(seatings.begin(), seatings.end()).size(), 24U);
  std::map<std::pair<std::size_t, std::size_t>, int> counts;
  for (const Seating& seating : seatings) {
    for (std::size_t seat = 0; seat < 4; ++seat) ++counts[{seating[seat], seat}];
  }
  EXPECT_EQ(counts.size(), 16U);
  for (const auto& [place, count] : counts) EXPECT_EQ(count, 6);
}

TEST(Seating, DoesNotExchangeEntrantsOfTheSameName) {
  const auto seatings = seatings_of({"search", "greedy", "greedy", "greedy"});
  EXPECT_EQ(seatings.size(), 4U);
  std::set<std::size_t> seats_of_search;
  for (const Seating& seating : seatings) {
    EXPECT_EQ(std::set<std::size_t>(seating.begin(), seating.end()).size(), 4U);
    seats_of_search.insert(
        static_cast<std::size_t>(std::find(seating.begin(), seating.end(), 0U) - seating.begin()));
  }
  EXPECT_EQ(seats_of_search.size(), 4U) << "search sits everywhere once";
}

TEST(Seating, OfOneIsOne) {
  EXPECT_EQ(seatings_of({"alone"}), std::vector<Seating>{{0}});
}

}  // namespace
}  // namespace cheesemoon::arena
