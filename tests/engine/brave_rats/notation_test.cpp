#include "engine/brave_rats/notation.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/brave_rats/positions.h"

namespace cheesemoon::brave_rats {
namespace {

struct BadText {
  std::string text;
  std::string part;
};

class BadPosition : public testing::TestWithParam<BadText> {};

TEST_P(BadPosition, IsRefusedWithThePartThatIsWrong) {
  const auto state = read_position(GetParam().text);
  ASSERT_FALSE(state) << GetParam().text;
  EXPECT_EQ(state.error().part, GetParam().part) << GetParam().text;
  EXPECT_LE(state.error().offset, GetParam().text.size());
  EXPECT_FALSE(state.error().expected.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Positions, BadPosition,
    testing::Values(
        BadText{"", "p1"}, BadText{"hello", "p1"}, BadText{"p1-10-p2-01-w-00-g-00-s-00-h-00", "p1"},
        BadText{"p1-000-p2-012-w-00-g-00-s-00-h-00", "p1"},
        BadText{"p1-08-p2-01-w-00-g-00-s-00-h-00", "p1"}, BadText{"p1-xx", "p1"},
        BadText{"p1-01-p2-0x-w-00-g-00-s-00-h-00", "p2"},
        BadText{"p1-001-p2-012-w-00-g-00-s-00-h-00", "p2"},
        BadText{"p1-01-p2-012-w-00-g-00-s-00-h-00", "p2"},
        BadText{"p1-01-p2-01-w-05-g-00-s-00-h-00", "w"},
        BadText{"p1-01-p2-01-w-0-g-00-s-00-h-00", "w"},
        BadText{"p1-01-p2-01-w-40-g-00-s-00-h-00", "r"},
        BadText{"p1-01-p2-01-w-04-g-00-s-00-h-00", "r"},
        BadText{"p1-01-p2-01-w-00-g-11-s-00-h-00", "g"},
        BadText{"p1-01-p2-01-w-00-g-20-s-00-h-00", "g"},
        BadText{"p1-01-p2-01-w-00-g-00-s-11-h-00", "s"},
        BadText{"p1-01-p2-01-w-00-g-00-s-0x-h-00", "s"},
        BadText{"p1-01-p2-01-w-00-g-00-s-00-h-04", "h"}, BadText{"p1-01-p2-01-w-00-g-00-s-00", "h"},
        BadText{"p1-01-p2-01-w-00-g-00-s-00-h-00 ", "end"},
        BadText{"p1--p2--w-00-g-00-s-00-h-00", "r"},
        BadText{"p1-01-p2-01-w-00-g-00-s-00-h-00-r-0", "r"},
        BadText{"p1-01-p2-01-w-40-g-00-s-00-h-00-r-2", "r"},
        BadText{"p1-01-p2-01-w-40-g-00-s-00-h-00-r-3", "r"},
        BadText{"p1-01-p2-01-w-40-g-10-s-00-h-00-r-1", "r"},
        BadText{"p1-01-p2-01-w-40-g-00-s-10-h-00-r-1", "r"},
        BadText{"p1-01-p2-01-w-40-g-00-s-00-h-10-r-1", "r"},
        BadText{"p1-01-p2-01-w-00-g-00-s-00-h-00-c-5x", "c"},
        BadText{"p1-01-p2-01-w-00-g-00-s-00-h-00-c-0", "c"},
        BadText{"p1-01-p2-01-w-00-g-00-s-10-h-00-c-0x", "c"},
        BadText{"p1-01-p2-01-w-00-g-00-s-00-h-00-c-0x-r-1", "r"},
        BadText{"traitor-p1-01234567-p2-01234567-n-4", "p1"},
        BadText{"traitor-p1-0123567-p2-01234567-n-5", "p1"},
        BadText{"traitor-p1-0123567-p2-0123456-n-4", "p1"},
        BadText{"traitor-p1-012367-p2-01234567-n-45", "n"},
        BadText{"traitor-p1-0123567-p2-01234567-n", "n"},
        BadText{"deal-p1-01-p2-3-n-0124567", "p1"}, BadText{"deal-p1-01-p2--n-234567", "n"},
        BadText{"deal-p1-01-p2--n-x", "n"}, BadText{"deal-p1-01234567-p2--n-01234567", "p1"},
        BadText{"draft-f-3-p1-+-p2-+-n-", "f"}, BadText{"draft-f-0-p1-+-p2-+-n-01", "f"},
        BadText{"draft-f-1-p1-3-p2-+-n-014", "p1"}, BadText{"draft-f-1-p1-3+-p2-+-n-014", "p1"},
        BadText{"draft-f-1-p1-33+3-p2-+-n-0", "p1"}, BadText{"draft-f-1-p1-0+1-p2-2+-n-3", "n"},
        BadText{"draft-f-1-p1-+3-p2-+-n-01", "n"}, BadText{"draft-f-1-p1-33+-p2-3+-n-0", "n"},
        BadText{"draft-f-1-p1-00112233+-p2-4455667+7-n-", "p1"}));

TEST(Position, MayBeOneThatNoGameReaches) {
  EXPECT_TRUE(read_position("p1-7-p2-7-w-00-g-00-s-00-h-00"));
  EXPECT_TRUE(read_position("p1-77-p2-66-w-33-g-10-s-01-h-30"));
}

TEST(Position, ErrorsSayWhereTheyAre) {
  const auto state = read_position("p1-01-p2-01-w-07-g-00-s-00-h-00");
  ASSERT_FALSE(state);
  EXPECT_EQ(state.error().offset, 15U);
}

TEST(HandText, IsCardsInAscendingOrderAndNothingElse) {
  EXPECT_EQ(*read_hand("0447"), *read_hand(write_hand(*read_hand("0447")).view()));
  EXPECT_TRUE(read_hand("")->empty());
  for (const char* text : {"10", "000", "8", "01-", "01+2", "01?", "01 "})
    EXPECT_FALSE(read_hand(text)) << text;
}

TEST(Entry, IsBothCardsOfARoundWithRedFirst) {
  const auto entry = read_entry(at(opening), "6:0");
  ASSERT_TRUE(entry);
  EXPECT_EQ((*entry)[0], (Move<Action>{red, Action::play(Card::general)}));
  EXPECT_EQ((*entry)[1], (Move<Action>{blue, Action::play(Card::musician)}));
  EXPECT_EQ(write_entry(*entry).view(), "6:0");
}

TEST(Entry, PutsTheShownCardFirstInARevealedRoundButIsWrittenRedFirst) {
  const auto entry = read_entry(at("p1-06-p2-06-w-00-g-00-s-10-h-00"), "6:0");
  ASSERT_TRUE(entry);
  EXPECT_EQ((*entry)[0].seat, blue);
  EXPECT_EQ(write_entry(*entry).view(), "6:0");
}

TEST(Entry, IsAPickDuringADraft) {
  const auto entry = read_entry(at("draft-f-2-p1-+-p2-+-n-0134"), "pick 3");
  ASSERT_TRUE(entry);
  ASSERT_EQ(entry->size(), 1U);
  EXPECT_EQ((*entry)[0], (Move<Action>{blue, Action::pick(Card::assassin)}));
}

TEST(Entry, IsRefusedInAnyOtherForm) {
  for (const char* text : {"", "6", "6:", ":0", "6:8", "6-0", "6:0 ", " 6:0", "66:0", "pick 3"})
    EXPECT_FALSE(read_entry(at(opening), text)) << text;
  for (const char* text : {"", "pick", "pick ", "pick 8", "pick 33", "6:0"})
    EXPECT_FALSE(read_entry(at("draft-f-2-p1-+-p2-+-n-0134"), text)) << text;
}

TEST(ActionText, IsRefusedInAnyOtherForm) {
  for (const char* text :
       {"", "play", "play 8", "first 0", "first 3", "draw x", "Play 3", "play 33"})
    EXPECT_FALSE(read_action(text)) << text;
}

TEST(VariantNames, AreThoseOfTheRecords) {
  for (const Variant variant : {Variant::base, Variant::traitor, Variant::draft, Variant::deal})
    EXPECT_EQ(*read_variant(variant_name(variant)), variant);
  EXPECT_EQ(variant_name(Variant::deal), "deal");
  EXPECT_FALSE(read_variant("crowns"));
}

}  // namespace
}  // namespace cheesemoon::brave_rats
