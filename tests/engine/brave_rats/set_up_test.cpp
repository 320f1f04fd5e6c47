#include "engine/brave_rats/set_up.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "engine/brave_rats/positions.h"
#include "engine/core/match.h"
#include "players/legal_actions.h"

namespace cheesemoon::brave_rats {
namespace {

/// Every way chance can go until the first round or pick, with its probability.
std::map<std::string, double> chance_tree(Variant variant) {
  std::map<std::string, double> ends;
  std::map<std::string, double> open{{text_of(BraveRats::start({variant})), 1.0}};
  while (!open.empty()) {
    std::map<std::string, double> next;
    for (const auto& [text, probability] : open) {
      const State state = at(text);
      if (!BraveRats::actors(state).contains(Seat::chance)) {
        ends[text] += probability;
        continue;
      }
      const auto outcomes = players::legal_actions<BraveRats>(state, Seat::chance);
      double total = 0;
      for (const Action& outcome : outcomes) total += BraveRats::chance_weight(state, outcome);
      for (const Action& outcome : outcomes) {
        State child = state;
        EXPECT_EQ(BraveRats::apply(child, Seat::chance, outcome), Applied::done);
        next[text_of(child)] += probability * BraveRats::chance_weight(state, outcome) / total;
      }
    }
    open = std::move(next);
  }
  return ends;
}

double sum_of(const std::map<std::string, double>& tree) {
  double sum = 0;
  for (const auto& [text, probability] : tree) sum += probability;
  return sum;
}

TEST(Start, IsThePositionThatTheOptionsName) {
  const State position = at("p1-124-p2-057-w-21-g-10-s-00-h-01");
  EXPECT_EQ(BraveRats::start({Variant::deal, position}), position);
}

TEST(VariantB, EachPlayerGivesOneRandomCardToTheOther) {
  const auto deals = chance_tree(Variant::traitor);
  // 64 exchanges; the eight in which both give the same card leave the same hands.
  EXPECT_EQ(deals.size(), 57U);
  EXPECT_NEAR(sum_of(deals), 1, 1e-12);
  EXPECT_NEAR(deals.at(std::string(opening)), 8.0 / 64, 1e-12);
  EXPECT_NEAR(deals.at("p1-01224567-p2-01334567-w-00-g-00-s-00-h-00"), 1.0 / 64, 1e-12)
      << "red gives the Assassin, blue the Spy";
}

TEST(VariantD, EachPlayerHasEightOfTheSixteenShuffledCards) {
  const auto deals = chance_tree(Variant::deal);
  EXPECT_EQ(deals.size(), 1107U);
  EXPECT_NEAR(sum_of(deals), 1, 1e-12);
  constexpr double ways = 12870;  // 16 choose 8
  EXPECT_NEAR(deals.at(std::string(opening)), 256 / ways, 1e-12);
  EXPECT_NEAR(deals.at("p1-00112233-p2-44556677-w-00-g-00-s-00-h-00"), 1 / ways, 1e-12);
}

TEST(VariantC, TheFirstPlayerIsRandomAndDrawsFourOfTheShuffledCards) {
  const auto batches = chance_tree(Variant::draft);
  // Multisets of four of eight kinds with at most two of each, for either first player.
  EXPECT_EQ(batches.size(), 2U * 266U);
  EXPECT_NEAR(sum_of(batches), 1, 1e-12);
  EXPECT_NEAR(batches.at("draft-f-1-p1-+-p2-+-n-0011"), 0.5 / 1820, 1e-12);
  EXPECT_NEAR(batches.at("draft-f-2-p1-+-p2-+-n-0123"), 0.5 * 16 / 1820, 1e-12);
}

TEST(SetUp, PrescribesTheChanceThatItWasNotedFrom) {
  for (const Variant variant : {Variant::traitor, Variant::deal}) {
    for (const auto& [text, probability] : chance_tree(variant)) {
      brave_rats::Setup setup;
      setup.hands = {at(text).sides[0].hand, at(text).sides[1].hand};
      ASSERT_FALSE(fault_of({variant}, setup).has_value()) << text;
    }
  }
}

Setup hands(std::string_view one, std::string_view two) {
  Setup setup;
  setup.hands = {*read_hand(one), *read_hand(two)};
  return setup;
}

Setup batches(std::initializer_list<std::string_view> texts) {
  Setup setup;
  for (const std::string_view text : texts) setup.batches.push_back(*read_hand(text));
  return setup;
}

TEST(SetUp, PrescribesNothingOnceEverythingIsDrawn) {
  EXPECT_FALSE(chance_in_setup(hands("01234567", "01234567"), at(opening)));
}

TEST(SetUp, PrescribesNothingForADealThatHasGoneAnotherWay) {
  const State dealt = at("deal-p1-01-p2--n-01223344556677");
  EXPECT_EQ(*chance_in_setup(hands("01223344", "01556677"), dealt), Action::draw(Card::spy));
  EXPECT_FALSE(chance_in_setup(hands("22334455", "00116677"), dealt));
}

TEST(SetUp, PrescribesNothingForABatchThatCannotBeDrawn) {
  // The first batch is kept: nobody can draw a Musician or a Princess any more.
  const State second_batch = at("draft-f-1-p1-0+0-p2-11+-n-");
  EXPECT_EQ(*chance_in_setup(batches({"0011", "0233"}), second_batch), Action::draw(Card::spy));
  EXPECT_FALSE(chance_in_setup(batches({"0011", "0011"}), second_batch));
  EXPECT_FALSE(chance_in_setup(batches({"0011"}), second_batch)) << "there is no second batch";
  EXPECT_FALSE(chance_in_setup(batches({"0134"}), at("draft-f-1-p1-+-p2-+-n-7")))
      << "a card was drawn that does not belong to the batch";
}

TEST(SetUp, IsRefusedWhenTheVariantCannotGiveIt) {
  EXPECT_TRUE(fault_of({Variant::base}, hands("01234566", "01234577")));
  EXPECT_FALSE(fault_of({Variant::base}, hands("01234567", "01234567")));
  EXPECT_TRUE(fault_of({Variant::traitor}, hands("00115577", "22334466")));
  EXPECT_TRUE(fault_of({Variant::traitor}, hands("0123456", "01234567")));
  EXPECT_FALSE(fault_of({Variant::traitor}, hands("01234566", "01234577")));
  EXPECT_TRUE(fault_of({Variant::deal}, hands("01234567", "01234566")));
  EXPECT_TRUE(fault_of({Variant::deal}, hands("0123456", "012345677")));
  EXPECT_FALSE(fault_of({Variant::deal}, hands("00115577", "22334466")));
  EXPECT_TRUE(fault_of({Variant::draft}, batches({"0011", "0123"})));
  EXPECT_FALSE(fault_of({Variant::draft}, batches({"0134", "22"}))) << "of a game that goes on";
  EXPECT_TRUE(fault_of({Variant::draft}, batches({"22", "0134"})));
  EXPECT_TRUE(fault_of({Variant::draft}, batches({"01345"})));
  EXPECT_TRUE(fault_of({Variant::draft}, batches({"0134", ""})));
  EXPECT_FALSE(fault_of({Variant::draft}, batches({"0134", "2256", "0477", "1356"})));
}

TEST(VariantA, TheFirstPlayerWithThreeCrownsIsTheTrueKing) {
  Match match{.crowns_to_win = BraveRats::description.usual_crowns};
  count_game(match, Seat::one);
  count_game(match, Seat::two);
  count_game(match, Seat::one);
  EXPECT_FALSE(champion(match));
  count_game(match, Seat::one);
  EXPECT_EQ(champion(match), Seat::one);
}

TEST(VariantA, ADrawnGameGivesNoCrown) {
  Match match{.crowns_to_win = BraveRats::description.usual_crowns};
  count_game(match, std::nullopt);
  EXPECT_EQ(match.crowns, Match{}.crowns);
}

}  // namespace
}  // namespace cheesemoon::brave_rats
