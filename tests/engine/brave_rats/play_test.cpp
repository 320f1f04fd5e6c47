#include "engine/brave_rats/play.h"

#include <gtest/gtest.h>

#include "engine/brave_rats/positions.h"
#include "engine/core/legal.h"

namespace cheesemoon::brave_rats {
namespace {

TEST(State, FitsInto16Bytes) {
  EXPECT_LE(sizeof(State), 16U);
}

TEST(Opening, GivesEachPlayerTheCards0To7AndLetsBothChooseAtOnce) {
  const State state = BraveRats::start({});
  EXPECT_EQ(text_of(state), opening);
  EXPECT_EQ(BraveRats::actors(state), (Actors{red, blue}));
}

// The four rounds that the rulebook plays through.
TEST(Opening, IsNotPlayedWithACardThatDoesNotExist) {
  State state = at(opening);
  EXPECT_EQ(BraveRats::apply(state, red, Action{Deed::play, card_kinds}), Applied::not_legal);
}

TEST(RulebookExample, Round1GeneralAgainstMusicianIsUndecidedAndStaysOnTheTable) {
  EXPECT_EQ(text_of(after(at(opening), "6:0")), "p1-0123457-p2-1234567-w-00-g-10-s-00-h-11");
}

TEST(RulebookExample, Round2PrinceWithBonusBeatsPrinceAndTakesBothRounds) {
  EXPECT_EQ(text_of(after(at(opening), "6:0 7:7")), "p1-012345-p2-123456-w-20-g-00-s-00-h-00");
}

TEST(RulebookExample, Round3GeneralBeatsPrincess) {
  EXPECT_EQ(text_of(after(at(opening), "6:0 7:7 1:6")), "p1-02345-p2-12345-w-21-g-01-s-00-h-00");
}

TEST(RulebookExample, Round4AssassinAgainstPrincessWithBonusIsUndecided) {
  EXPECT_EQ(text_of(after(at(opening), "6:0 7:7 1:6 3:1")), "p1-0245-p2-2345-w-21-g-00-s-00-h-11");
}

TEST(RulebookExample, Round4AssassinWouldHaveBeatenAnAssassinWithBonus) {
  EXPECT_EQ(text_of(after(at(opening), "6:0 7:7 1:6 3:3")), "p1-0245-p2-1245-w-31-g-00-s-00-h-00");
}

TEST(Rule4, PrincessAgainstPrinceEndsTheGameWhateverTheScore) {
  const State state = after(at("p1-12-p2-57-w-03-g-00-s-00-h-12"), "1:7");
  EXPECT_TRUE(BraveRats::is_terminal(state));
  EXPECT_EQ(winner(state), red);
  EXPECT_EQ(BraveRats::returns(state), (std::array<double, 2>{1, 0}));
}

TEST(Rule4, ThePrincessWinsTheGameForBlueAsWell) {
  const State state = after(at("p1-57-p2-12-w-30-g-00-s-00-h-21"), "7:1");
  EXPECT_TRUE(BraveRats::is_terminal(state));
  EXPECT_EQ(winner(state), blue);
  EXPECT_EQ(BraveRats::returns(state), (std::array<double, 2>{0, 1}));
}

TEST(Rule7, TheWinnerOfTheNextDecidedRoundTakesEveryRoundOnTheTable) {
  const State state = after(at(opening), "0:2 1:1 6:5");
  EXPECT_EQ(state.sides[0].standing.won, 3);
  EXPECT_EQ(state.sides[0].standing.on_table, 0);
  EXPECT_EQ(state.sides[1].standing.on_table, 0);
}

TEST(Rule7, RoundsOnTheTableAreCountedUpToThreeAsMoreCannotMatter) {
  const State state = after(at("p1-0123567-p2-0123567-w-00-g-00-s-00-h-33"), "7:7");
  EXPECT_EQ(state.sides[0].standing.on_table, 3);
  EXPECT_EQ(winner(after(state, "6:5")), red);
}

TEST(Rule8, WinningWithAnAmbassadorCountsTwoRounds) {
  EXPECT_EQ(after(at(opening), "4:1").sides[0].standing.won, 2);
  EXPECT_EQ(after(at(opening), "1:4").sides[1].standing.won, 2);
}

TEST(Rule8, AnAmbassadorOnTheTableCountsTwoForItsOwnerAndOneForTheOther) {
  const State undecided = after(at(opening), "4:0");
  EXPECT_EQ(text_of(undecided), "p1-0123567-p2-1234567-w-00-g-00-s-00-h-21");
  EXPECT_EQ(after(undecided, "7:5").sides[0].standing.won, 3);
  EXPECT_EQ(after(undecided, "5:7").sides[1].standing.won, 2);
}

TEST(Rule8, TwoAmbassadorsOnTheTableCountTwoForEither) {
  EXPECT_EQ(text_of(after(at(opening), "4:4")), "p1-0123567-p2-0123567-w-00-g-00-s-00-h-22");
}

TEST(Rule8, AnAmbassadorAnnulledByAWizardCountsOne) {
  const State state = after(at("p1-4567-p2-4567-w-00-g-10-s-00-h-00"), "4:5");
  EXPECT_EQ(state.sides[0].standing.won, 1);
}

TEST(Rule9, TheBonusIsThereInTheNextRoundOnlyEvenIfThatIsUndecided) {
  const State next = after(at(opening), "6:1");
  EXPECT_EQ(next.sides[0].standing.bonus, 1);
  EXPECT_EQ(after(next, "0:7").sides[0].standing.bonus, 0);
}

TEST(Rule9, BothGeneralsMakeNoDifference) {
  EXPECT_EQ(text_of(after(at(opening), "6:6")), "p1-0123457-p2-0123457-w-00-g-00-s-00-h-11");
}

TEST(Rule9, TwoGeneralsInARowGiveABonusEachTime) {
  const State twice = after(at("p1-0667-p2-0123-w-00-g-00-s-00-h-00"), "6:1 6:2");
  EXPECT_EQ(twice.sides[0].standing.bonus, 1);
}

TEST(Rule10, AfterASpyTheOpponentPlaysOpenlyFirst) {
  State state = after(at(opening), "2:7");
  EXPECT_EQ(BraveRats::actors(state), Actors{blue});
  EXPECT_EQ(BraveRats::apply(state, red, Action::play(Card::prince)), Applied::not_acting);
  EXPECT_EQ(BraveRats::apply(state, blue, Action::play(Card::general)), Applied::done);
  EXPECT_EQ(BraveRats::actors(state), Actors{red});
  EXPECT_EQ(BraveRats::observe(state, red).shown, Choice(Card::general));
  EXPECT_EQ(BraveRats::apply(state, red, Action::play(Card::assassin)), Applied::done);
  EXPECT_EQ(state.sides[0].standing.won, 1);
  EXPECT_FALSE(is_revealed_round(state));
}

TEST(Rule10, AfterASpyOfBluesItIsRedWhoPlaysOpenlyFirst) {
  State state = after(at(opening), "7:2");
  EXPECT_EQ(BraveRats::actors(state), Actors{red});
  EXPECT_EQ(BraveRats::apply(state, red, Action::play(Card::general)), Applied::done);
  EXPECT_EQ(BraveRats::actors(state), Actors{blue});
  EXPECT_EQ(BraveRats::observe(state, blue).shown, Choice(Card::general));
}

TEST(Rule10, TwoSpiesCancelEachOther) {
  EXPECT_EQ(BraveRats::actors(after(at(opening), "2:2")), (Actors{red, blue}));
}

TEST(Rule11, TheGameEndsAtOnceAtFourRoundsOrMore) {
  const State exactly = after(at("p1-67-p2-12-w-30-g-00-s-00-h-00"), "6:1");
  EXPECT_TRUE(BraveRats::is_terminal(exactly));
  EXPECT_EQ(winner(exactly), red);
  const State more = after(at("p1-47-p2-12-w-30-g-00-s-00-h-33"), "4:1");
  EXPECT_EQ(winner(more), red);
  EXPECT_EQ(more.sides[0].standing.won, 4) << "4 stands for 4 or more";
}

TEST(Rule11, ThreeRoundsAndAnAmbassadorOnTheTableAreNotYetFour) {
  const State state = after(at("p1-4567-p2-0567-w-30-g-00-s-00-h-00"), "4:0");
  EXPECT_FALSE(BraveRats::is_terminal(state));
}

TEST(Rule11, TheWinnerTakesIt) {
  const State won_by_red = at("p1-01-p2-01-w-40-g-00-s-00-h-00-r-1");
  const State won_by_blue = at("p1-01-p2-01-w-04-g-00-s-00-h-00-r-2");
  EXPECT_EQ(BraveRats::returns(won_by_red), (std::array<double, 2>{1, 0}));
  EXPECT_EQ(BraveRats::returns(won_by_blue), (std::array<double, 2>{0, 1}));
}

TEST(Rule11, IfTheCardsRunOutBeforeItIsADraw) {
  const State state = after(at("p1-6-p2-1-w-21-g-00-s-00-h-00"), "6:1");
  EXPECT_TRUE(BraveRats::is_terminal(state));
  EXPECT_FALSE(winner(state).has_value());
  EXPECT_EQ(BraveRats::returns(state), (std::array<double, 2>{0.5, 0.5}));
  EXPECT_EQ(text_of(state), "p1--p2--w-31-g-00-s-00-h-00-r-0");
}

TEST(Rule11, AfterTheEndNobodyActs) {
  State state = after(at("p1-67-p2-12-w-30-g-00-s-00-h-00"), "6:1");
  EXPECT_TRUE(BraveRats::actors(state).empty());
  EXPECT_EQ(BraveRats::apply(state, red, Action::play(Card::prince)), Applied::game_is_over);
}

TEST(Variants, AHandCanHoldTwoCardsOfAKindThatCountAsOneChoice) {
  const State state = at("p1-00115577-p2-22334466-w-00-g-00-s-00-h-00");
  EXPECT_EQ(count_legal<BraveRats>(state, red), 4U);
}

}  // namespace
}  // namespace cheesemoon::brave_rats
