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
  std::size_t offset;
};

class BadPosition : public testing::TestWithParam<BadText> {};

TEST_P(BadPosition, IsRefusedWithThePartThatIsWrongAndItsPlace) {
  const auto state = read_position(GetParam().text);
  ASSERT_FALSE(state) << GetParam().text;
  EXPECT_EQ(state.error().part, GetParam().part) << GetParam().text;
  EXPECT_EQ(state.error().offset, GetParam().offset) << GetParam().text;
  EXPECT_FALSE(state.error().expected.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Positions, BadPosition,
    testing::Values(
        BadText{"", "p1", 0}, BadText{"hello", "p1", 0},
        BadText{"p1-10-p2-01-w-00-g-00-s-00-h-00", "p1", 4},
        BadText{"p1-000-p2-012-w-00-g-00-s-00-h-00", "p1", 5},
        BadText{"p1-08-p2-01-w-00-g-00-s-00-h-00", "p1", 4}, BadText{"p1-xx", "p1", 3},
        BadText{"p1-01-p2-0x-w-00-g-00-s-00-h-00", "p2", 10},
        BadText{"p1-001-p2-012-w-00-g-00-s-00-h-00", "p2", 10},
        BadText{"p1-01-p2-012-w-00-g-00-s-00-h-00", "p2", 12},
        BadText{"p1-01-p2-01-w-05-g-00-s-00-h-00", "w", 15},
        BadText{"p1-01-p2-01-w-0-g-00-s-00-h-00", "w", 15},
        BadText{"p1-01-p2-01-w-40-g-00-s-00-h-00", "r", 31},
        BadText{"p1-01-p2-01-w-00-g-11-s-00-h-00", "g", 19},
        BadText{"p1-01-p2-01-w-00-g-20-s-00-h-00", "g", 19},
        BadText{"p1-01-p2-01-w-00-g-00-s-11-h-00", "s", 24},
        BadText{"p1-01-p2-01-w-00-g-00-s-0x-h-00", "s", 25},
        BadText{"p1-01-p2-01-w-00-g-00-s-00-h-04", "h", 30},
        BadText{"p1-01-p2-01-w-00-g-00-s-00", "h", 26},
        BadText{"p1-01-p2-01-w-00-g-00-s-00-h-00 ", "end", 31},
        BadText{"p1--p2--w-00-g-00-s-00-h-00", "r", 27},
        BadText{"p1-01-p2-01-w-00-g-00-s-00-h-00-r-0", "r", 34},
        BadText{"p1-01-p2-01-w-40-g-00-s-00-h-00-r-2", "r", 34},
        BadText{"p1-01-p2-01-w-40-g-10-s-00-h-00-r-1", "r", 34},
        BadText{"p1-01-p2-01-w-00-g-00-s-00-h-00-c-5x", "c", 34},
        BadText{"p1-01-p2-01-w-00-g-00-s-00-h-00-c-0", "c", 34},
        BadText{"p1-01-p2-01-w-00-g-00-s-10-h-00-c-0x", "c", 34},
        BadText{"p1-01-p2-01-w-00-g-00-s-00-h-00-c-0x-r-1", "r", 39},
        BadText{"traitor-p1-01234567-p2-01234567-n-4", "p1", 8},
        BadText{"traitor-p1-0123567-p2-01234567-n-5", "p1", 8},
        BadText{"traitor-p1-012367-p2-01234567-n-45", "n", 32},
        BadText{"deal-p1-01-p2-3-n-0124567", "p1", 5}, BadText{"deal-p1-01-p2--n-234567", "n", 17},
        BadText{"draft-f-3-p1-+-p2-+-n-", "f", 8}, BadText{"draft-f-0-p1-+-p2-+-n-01", "f", 8},
        BadText{"draft-f-1-p1-3-p2-+-n-014", "p1", 14},
        BadText{"draft-f-1-p1-3+-p2-+-n-014", "p1", 10},
        BadText{"draft-f-1-p1-+3-p2-+-n-01", "n", 23},
        BadText{"draft-f-1-p1-33+-p2-3+-n-0", "n", 25},
        BadText{"draft-f-1-p1-00112233+-p2-4455667+7-n-", "p1", 10},
        BadText{"p1-01-p2-01-w-04-g-00-s-00-h-00", "r", 31},
        BadText{"p1-01-p2-01-w-40-g-00-s-00-h-00-r-3", "r", 34},
        BadText{"p1-01-p2-01-w-40-g-00-s-10-h-00-r-1", "r", 34},
        BadText{"p1-01-p2-01-w-40-g-00-s-00-h-10-r-1", "r", 34},
        BadText{"traitor-p1-0123567-p2-0123456-n-4", "p1", 8},
        BadText{"traitor-p1-0123567-p2-01234567-n", "n", 30},
        BadText{"deal-p1-01-p2--n-x", "n", 17}, BadText{"deal-p1-01234567-p2--n-01234567", "p1", 5},
        BadText{"draft-f-1-p1-33+3-p2-+-n-0", "p1", 13},
        BadText{"draft-f-1-p1-0+1-p2-2+-n-3", "n", 25}));

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

void expect_bad_entries(const State& state, const std::vector<BadText>& texts) {
  for (const BadText& bad : texts) {
    const auto entry = read_entry(state, bad.text);
    ASSERT_FALSE(entry) << bad.text;
    EXPECT_EQ(entry.error().part, bad.part) << bad.text;
    EXPECT_EQ(entry.error().offset, bad.offset) << bad.text;
  }
}

TEST(Entry, IsRefusedInAnyOtherForm) {
  expect_bad_entries(at(opening), {{"", "red", 0},
                                   {"6", "round", 1},
                                   {"6:", "blue", 2},
                                   {":0", "red", 0},
                                   {"6:8", "blue", 2},
                                   {"6-0", "round", 1},
                                   {"6:0 ", "end", 3},
                                   {" 6:0", "red", 0},
                                   {"66:0", "round", 1},
                                   {"pick 3", "red", 0}});
  expect_bad_entries(at("draft-f-2-p1-+-p2-+-n-0134"), {{"", "pick", 0},
                                                        {"pick", "pick", 0},
                                                        {"pick ", "card", 5},
                                                        {"pick 8", "card", 5},
                                                        {"pick 33", "end", 6},
                                                        {"6:0", "pick", 0}});
}

TEST(ActionText, IsRefusedInAnyOtherForm) {
  for (const BadText& bad :
       {BadText{"", "action", 0}, BadText{"play", "action", 0}, BadText{"play 8", "card", 5},
        BadText{"first 0", "seat", 6}, BadText{"first 3", "seat", 6}, BadText{"draw x", "card", 5},
        BadText{"Play 3", "action", 0}, BadText{"play 33", "end", 6}}) {
    const auto action = read_action(bad.text);
    ASSERT_FALSE(action) << bad.text;
    EXPECT_EQ(action.error().part, bad.part) << bad.text;
    EXPECT_EQ(action.error().offset, bad.offset) << bad.text;
  }
}

TEST(VariantNames, AreThoseOfTheRecords) {
  for (const Variant variant : {Variant::base, Variant::traitor, Variant::draft, Variant::deal})
    EXPECT_EQ(*read_variant(variant_name(variant)), variant);
  EXPECT_EQ(variant_name(Variant::deal), "deal");
  EXPECT_FALSE(read_variant("crowns"));
}

}  // namespace
}  // namespace cheesemoon::brave_rats
