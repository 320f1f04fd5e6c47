#include "engine/core/seat.h"

#include <gtest/gtest.h>

namespace cheesemoon {
namespace {

TEST(Seat, IsCountedFromOneByPeople) {
  EXPECT_EQ(number(Seat::one), 1);
  EXPECT_EQ(number(Seat::five), 5);
}

TEST(Actors, AreEmptyUntilSomebodyHasToAct) {
  const Actors nobody;
  EXPECT_TRUE(nobody.empty());
  EXPECT_FALSE(nobody.contains(Seat::chance));
}

TEST(Actors, HoldSeatsThatChooseAtOnce) {
  const Actors both{Seat::two, Seat::one};
  EXPECT_EQ(both.size(), 2);
  EXPECT_TRUE(both.contains(Seat::one));
  EXPECT_TRUE(both.contains(Seat::two));
  EXPECT_FALSE(both.contains(Seat::three));
  EXPECT_EQ(both.first(), Seat::one);
}

TEST(Actors, CanBeChanceAlone) {
  const Actors chance{Seat::chance};
  EXPECT_EQ(chance.first(), Seat::chance);
  EXPECT_EQ(chance.size(), 1);
}

}  // namespace
}  // namespace cheesemoon
