#include "engine/brave_rats/hand.h"

#include <gtest/gtest.h>

#include "engine/brave_rats/notation.h"

namespace cheesemoon::brave_rats {
namespace {

Hand hand(std::string_view text) {
  return *read_hand(text);
}

TEST(Hand, CountsUpToTwoCardsOfAKind) {
  Hand cards;
  cards.add(Card::wizard);
  cards.add(Card::wizard);
  EXPECT_EQ(cards.count(Card::wizard), 2U);
  EXPECT_EQ(cards.size(), 2U);
  cards.remove(Card::wizard);
  EXPECT_EQ(cards, hand("5"));
}

TEST(Hand, KnowsItsPartsAndWhatIsLeftWithoutThem) {
  EXPECT_TRUE(hand("00157").includes(hand("05")));
  EXPECT_FALSE(hand("0157").includes(hand("00")));
  EXPECT_EQ(hand("00157") - hand("05"), hand("017"));
}

TEST(Hand, CanBeJoinedWhileNoKindHasMoreThanTwo) {
  EXPECT_TRUE(can_join(hand("01"), hand("01")));
  EXPECT_FALSE(can_join(hand("001"), hand("01")));
}

TEST(Hand, CanBeSorted) {
  EXPECT_NE(hand("0") < hand("7"), hand("7") < hand("0"));
  EXPECT_FALSE(hand("07") < hand("07"));
}

TEST(Hand, OneOfEachTwiceIsTwoOfEach) {
  EXPECT_EQ(Hand::two_of_each() - Hand::one_of_each(), Hand::one_of_each());
  EXPECT_EQ(Hand::two_of_each().size(), 16U);
}

TEST(Hand, HasALowestCard) {
  EXPECT_EQ(lowest(hand("347")), Card::assassin);
}

}  // namespace
}  // namespace cheesemoon::brave_rats
