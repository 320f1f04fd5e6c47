#include "server/network/group_slots.h"

#include <gtest/gtest.h>

#include <utility>

namespace cheesemoon::server {
namespace {

TEST(GroupSlots, EachGroupHasItsOwn) {
  GroupSlots places;
  const auto first = places.take("192.0.2.1", 2);
  const auto second = places.take("192.0.2.1", 2);
  EXPECT_TRUE(first && second);
  EXPECT_FALSE(places.take("192.0.2.1", 2));
  EXPECT_TRUE(places.take("192.0.2.2", 2));
  EXPECT_FALSE(places.take("192.0.2.3", 0));
}

TEST(GroupSlots, APlaceIsFreeAgainWhenItsHolderIsGone) {
  GroupSlots places;
  {
    auto place = places.take("192.0.2.1", 1);
    ASSERT_TRUE(place);
    const GroupSlots::Slot moved = std::move(*place);
    place.reset();
    EXPECT_FALSE(places.take("192.0.2.1", 1));
  }
  EXPECT_TRUE(places.take("192.0.2.1", 1));
}

}  // namespace
}  // namespace cheesemoon::server
