#include "positions.h"

namespace cheesemoon::first_rat {
namespace {

TEST(Move, OfOneRatGoesOneToFiveSteps) {
  EXPECT_EQ(legal(position()), (Texts{"move a1", "move a2", "move a3", "move a4", "move a5"}));
}

TEST(Move, OfOneRatPutsItOnItsTarget) {
  for (unsigned target = 1; target <= 5; ++target) {
    State state = position();
    play(state, "move a" + std::to_string(target));
    EXPECT_EQ(team(state, 1).rats[0], target);
    EXPECT_EQ(team(state, 1).rats[1], 0);
  }
}

TEST(Move, IsAMust) {
  const State state = position();
  for (const std::string_view text : {"pass", "end", "collect"})
    EXPECT_FALSE(is_legal(state, text));
}

TEST(Move, NeverGoesBackOrNowhere) {
  const State state = with_rats({8, 0, nursery, nursery});
  EXPECT_EQ(moves_of(state, 'a'), (Texts{"a9", "a10", "a11", "a12", "a13"}));
  for (const std::string_view text : {"move a7", "move a8"}) EXPECT_FALSE(is_legal(state, text));
}

TEST(Move, OfAnotherSeatIsNotAccepted) {
  State state = position();
  EXPECT_EQ(FirstRat::apply(state, Seat::two, action_of("move a1")), Applied::not_acting);
}

TEST(Move, IsNotForRatsInTheNurseryOrInTheRocket) {
  const State state = with_rats({27, 10, nursery, 0});
  EXPECT_EQ(moves_of(state, 'a'), Texts{});
  EXPECT_EQ(moves_of(state, 'c'), Texts{});
  EXPECT_FALSE(moves_of(state, 'b').empty());
  EXPECT_FALSE(moves_of(state, 'd').empty());
  for (const std::string_view text : {"move a27", "move c1"}) EXPECT_FALSE(is_legal(state, text));
}

TEST(Move, WithOneLegalAnswerIsMadeWithoutAsking) {
  State state = position();
  team(state, 2).rats = {26, 27, 27, nursery};
  play(state, "move a1");
  // Seat 2 has boarded the rocket and raised its last rat; it is seat 1's turn again.
  EXPECT_EQ(actor_number(state), 1);
  EXPECT_EQ(state.table.round, 2);
  EXPECT_EQ(team(state, 2).rats, (std::array<Space, rats_per_team>{27, 27, 27, 0}));
}

TEST(GroupMove, GoesOneToThreeStepsEach) {
  // Rat a can reach 7 orange, 8 blue, 9 white; b 14 blue, 15 yellow, 16 green. Green 10 is too far.
  const State state = with_rats({6, 13, nursery, nursery});
  EXPECT_EQ(groups(state), (Texts{"a8 b14"}));
  EXPECT_TRUE(is_legal(state, "move a10"));
  EXPECT_FALSE(is_legal(state, "move a10 b16"));
}

TEST(GroupMove, TakesTheLastOfThreeSteps) {
  // White 9 and white 12 are three steps each.
  EXPECT_EQ(groups(with_rats({6, 9, nursery, nursery})), (Texts{"a9 b12"}));
}

TEST(GroupMove, IsForTwoToFourRats) {
  const State state = with_rats({0, 3, 8, 12});
  for (const std::string_view text : {"move a2 b5", "move b5 c11", "move a2 d15", "move a2 b5 c11",
                                      "move b5 c11 d15", "move a2 b5 c11 d15"})
    EXPECT_TRUE(is_legal(state, text)) << text;
}

TEST(GroupMove, PutsAllItsRatsOnTheirTargets) {
  State state = with_rats({0, 3, 8, 12});
  play(state, {"move a2 b5 c11 d15", "pass"});
  EXPECT_EQ(team(state, 1).rats, (std::array<Space, rats_per_team>{2, 5, 11, 15}));
}

TEST(GroupMove, EndsOnSpacesOfOneColour) {
  // 1 blue, 2 yellow, 3 orange against 5 yellow, 6 white, 7 orange.
  const State state = with_rats({0, 4, nursery, nursery});
  EXPECT_EQ(groups(state), (Texts{"a2 b5", "a3 b7"}));
  EXPECT_FALSE(is_legal(state, "move a1 b5"));
}

TEST(GroupMove, NeedsOneColourForAllAndNotJustForPairs) {
  // Two yellow and one orange.
  const State state = with_rats({0, 4, 12, nursery});
  EXPECT_TRUE(is_legal(state, "move a2 b5 c15"));
  EXPECT_TRUE(is_legal(state, "move a3 b7 c13"));
  EXPECT_FALSE(is_legal(state, "move a2 b5 c13"));
}

TEST(GroupMove, HasDifferentTargets) {
  const State state = with_rats({3, 4, nursery, nursery});
  EXPECT_FALSE(is_legal(state, "move a5 b5"));
  EXPECT_FALSE(is_legal(with_rats({25, 26, nursery, nursery}), "move a27 b27"));
}

TEST(GroupMove, CanFollowOntoASpaceThatItLeaves) {
  State state = with_rats({6, 9, nursery, nursery});
  EXPECT_FALSE(is_legal(state, "move a9"));
  play(state, "move a9 b12");
  EXPECT_EQ(team(state, 1).rats[0], 9);
  EXPECT_EQ(team(state, 1).rats[1], 12);
}

TEST(GroupMove, CanFollowWhateverTheLetters) {
  const State state = with_rats({9, 6, nursery, nursery});
  EXPECT_TRUE(is_legal(state, "move a12 b9"));
}

TEST(Target, IsNotASpaceWhereAnotherOwnRatStays) {
  const State state = with_rats({0, 3, nursery, nursery});
  EXPECT_EQ(moves_of(state, 'a'), (Texts{"a1", "a2", "a4", "a5"}));
}

TEST(Target, OfAGroupIsNotASpaceWhereAThirdRatStays) {
  const State state = with_rats({0, 3, 2, nursery});
  EXPECT_FALSE(is_legal(state, "move a2 b5"));
  EXPECT_FALSE(is_legal(with_rats({2, 0, 3, nursery}), "move b2 c5"));
}

TEST(Target, MayLieBeyondOwnRats) {
  // Passing rats b and c costs nothing.
  State state = with_rats({6, 7, 8, nursery});
  play(state, "move a11");
  EXPECT_EQ(team(state, 1).rats[0], 11);
  EXPECT_EQ(team(state, 1).cheese, 1 + 2);
}

TEST(Start, HoldsAnyNumberOfOwnRats) {
  const State state = with_rats({0, 0, 0, 0});
  EXPECT_EQ(legal(state), (Texts{"move a1", "move a2", "move a3", "move a4", "move a5"}));
}

TEST(Launchpad, MatchesEveryColourOfAGroup) {
  // Rat a reaches 26 white and 27; b 19 green, 20 white, 21 yellow.
  const State state = with_rats({25, 18, nursery, nursery});
  EXPECT_EQ(groups(state), (Texts{"a26 b20", "a27 b19", "a27 b20", "a27 b21"}));
}

TEST(Launchpad, StandsForOneColourAtATime) {
  // Rats b and c still have to match each other.
  const State state = with_rats({25, 18, 14, nursery});
  EXPECT_TRUE(is_legal(state, "move a27 b19 c16"));
  EXPECT_TRUE(is_legal(state, "move a27 b21 c15"));
  EXPECT_FALSE(is_legal(state, "move a27 b19 c15"));
}

TEST(Launchpad, IsNeverOvershot) {
  EXPECT_EQ(moves_of(with_rats({26, 0, nursery, nursery}), 'a'), (Texts{"a27"}));
  EXPECT_EQ(moves_of(with_rats({24, 0, nursery, nursery}), 'a'), (Texts{"a25", "a26", "a27"}));
  State state = with_rats({24, 0, nursery, nursery});
  EXPECT_EQ(FirstRat::apply(state, Seat::one, Action::move({Route::to(28)})), Applied::not_legal);
  EXPECT_EQ(moves_of(with_rats({22, 0, nursery, nursery}), 'a'),
            (Texts{"a23", "a24", "a25", "a26", "a27"}));
  EXPECT_EQ(moves_of(with_rats({21, 0, nursery, nursery}), 'a'),
            (Texts{"a22", "a23", "a24", "a25", "a26"}));
}

TEST(Launchpad, IsNotHeldByRatsInTheRocket) {
  EXPECT_EQ(legal(with_rats({27, 25, 27, nursery})), (Texts{"move b26", "move b27"}));
  EXPECT_EQ(groups(with_rats({27, 25, 18, nursery})),
            (Texts{"b26 c20", "b27 c19", "b27 c20", "b27 c21"}));
}

struct KnownPipe {
  Space entry;
  Space exit;
  Good cost;
};
constexpr std::array<KnownPipe, 5> known_pipes{{{3, 12, Good::calculator},
                                                {5, 10, Good::soda},
                                                {11, 19, Good::can},
                                                {13, 17, Good::vinegar},
                                                {20, 24, Good::vinegar}}};

std::string route(Space target, std::initializer_list<Space> pipes = {}) {
  std::string text = "a" + std::to_string(target);
  for (const Space pipe : pipes) text += "~" + std::to_string(pipe);
  return text;
}

TEST(Pipe, CostsItsMaterial) {
  for (const KnownPipe& pipe : known_pipes) {
    const std::string move = "move " + route(pipe.exit, {pipe.entry});
    for (std::size_t kind = 0; kind < material_count; ++kind) {
      State state = with_rats({pipe.entry, 0, nursery, nursery});
      own(team(state, 1), material(kind), 1);
      EXPECT_EQ(is_legal(state, move), material(kind) == pipe.cost) << move;
    }
    State state = with_rats({pipe.entry, 0, nursery, nursery});
    own(team(state, 1), pipe.cost, 2);
    place_markers(state, 1, Track::provisions, 10);
    const Good yields = state.table.printed.path[pipe.exit].good();
    play(state, move);
    EXPECT_EQ(team(state, 1).rats[0], pipe.exit);
    EXPECT_EQ(owned(team(state, 1), pipe.cost), yields == pipe.cost ? 2U : 1U) << move;
  }
}

TEST(Pipe, IsOneStep) {
  State state = with_rats({10, 0, nursery, nursery});
  own(team(state, 1), Good::can, 1);
  // 11, 19 and three more.
  EXPECT_EQ(moves_of(state, 'a'),
            (Texts{"a11", "a12", "a13", "a14", "a15", "a19~11", "a20~11", "a21~11", "a22~11"}));
}

TEST(Pipe, IsOneStepForGroupsToo) {
  State state = with_rats({10, 6, nursery, nursery});
  own(team(state, 1), Good::can, 1);
  // Blue 22 would be the fifth step, yellow 21 the fourth, white 20 is the third.
  EXPECT_TRUE(is_legal(state, "move a20~11 b9"));
  EXPECT_FALSE(is_legal(state, "move a22~11 b8"));
  team(state, 1).rats = {11, 6, nursery, nursery};
  EXPECT_FALSE(is_legal(state, "move a22~11 b8"));
  own(team(state, 1), Comic::march);
  EXPECT_TRUE(is_legal(state, "move a22~11 b8"));
}

TEST(Pipe, NeedNotBeTaken) {
  State state = with_rats({11, 0, nursery, nursery});
  own(team(state, 1), Good::can, 1);
  play(state, "move a12");
  EXPECT_EQ(owned(team(state, 1), Good::can), 1U);
}

TEST(Pipe, GoesOneWay) {
  State state = with_rats({19, 0, nursery, nursery});
  team(state, 1).materials = {9, 9, 9, 9};
  EXPECT_FALSE(is_legal(state, "move a11"));
  EXPECT_FALSE(is_legal(state, "move a11~19"));
}

TEST(Pipe, IsAnotherMoveThanTheWalkToTheSameSpace) {
  State state = with_rats({5, 0, nursery, nursery});
  own(team(state, 1), Good::soda, 1);
  EXPECT_TRUE(is_legal(state, "move a10"));
  EXPECT_TRUE(is_legal(state, "move a10~5"));
}

TEST(Pipe, IsEnteredOnTheWay) {
  // 4, 5, then the pipe to 10: a rat between entry and exit has missed it.
  State state = with_rats({4, 0, nursery, nursery});
  own(team(state, 1), Good::soda, 1);
  EXPECT_TRUE(is_legal(state, "move a10~5"));
  team(state, 1).rats[0] = 6;
  EXPECT_FALSE(is_legal(state, "move a10~5"));
  EXPECT_TRUE(is_legal(state, "move a10"));
}

TEST(Pipe, CanFollowAnotherInOneMove) {
  // 5 to 10, 11, then 19: three steps.
  State state = with_rats({5, 0, nursery, nursery});
  team(state, 1).materials = {1, 0, 1, 0};
  EXPECT_TRUE(is_legal(state, "move a19~5~11"));
  EXPECT_TRUE(is_legal(state, "move a21~5~11"));
  EXPECT_FALSE(is_legal(state, "move a22~5~11"));
  team(state, 1).materials = {1, 0, 0, 0};
  EXPECT_FALSE(is_legal(state, "move a19~5~11"));
  team(state, 1).materials = {0, 0, 1, 0};
  EXPECT_FALSE(is_legal(state, "move a19~5~11"));
  team(state, 1).materials = {1, 0, 1, 0};
  play(state, "move a20~5~11");
  EXPECT_EQ(team(state, 1).materials, (Materials{0, 0, 0, 0}));
}

TEST(Pipe, IsPaidByEachRatThatTakesIt) {
  State state = with_rats({12, 13, nursery, nursery});
  own(team(state, 1), Comic::blend);
  own(team(state, 1), Good::vinegar, 1);
  EXPECT_FALSE(is_legal(state, "move a18~13 b19~13"));
  own(team(state, 1), Good::vinegar, 2);
  play(state, "move a18~13 b19~13");
  EXPECT_EQ(team(state, 1).materials, (Materials{1, 0, 0, 1}));
}

TEST(Pipe, OfAGroupIsPaidFromOneSupply) {
  // Two different pipes for vinegar: b through 13, a through 20.
  State state = with_rats({20, 12, nursery, nursery});
  own(team(state, 1), Comic::loner, 'a');
  own(team(state, 1), Good::vinegar, 1);
  EXPECT_TRUE(is_legal(state, "move a24~20 b15"));
  EXPECT_TRUE(is_legal(state, "move a21 b17~13"));
  EXPECT_FALSE(is_legal(state, "move a24~20 b17~13"));
  own(team(state, 1), Good::vinegar, 2);
  EXPECT_TRUE(is_legal(state, "move a24~20 b17~13"));
}

TEST(Pipe, IsPaidFromWhatIsOwnedBeforeCollecting) {
  // Rat a is about to collect the vinegar that b would need.
  State state = with_rats({6, 12, nursery, nursery});
  EXPECT_FALSE(is_legal(state, "move a7 b18~13"));
  own(team(state, 1), Good::vinegar, 1);
  play(state, "move a7 b18~13");
  EXPECT_EQ(team(state, 1).materials, (Materials{0, 1, 0, 1}));
}

TEST(Pipe, IsNowhereButWhereTheBoardHasOne) {
  State state = with_rats({8, 0, nursery, nursery});
  team(state, 1).materials = {9, 9, 9, 9};
  EXPECT_FALSE(is_legal(state, "move a10~9"));
  EXPECT_FALSE(is_legal(state, "move a10~8"));
}

TEST(Pipe, IsNotTakenByARatThatStays) {
  Action move = action_of("move a9");
  move.routes[1] = Route::to(0, 1U << 5U);
  State state = with_rats({8, 5, nursery, nursery});
  team(state, 1).materials = {9, 9, 9, 9};
  EXPECT_EQ(FirstRat::apply(state, Seat::one, move), Applied::not_legal);
}

TEST(Pipe, IsNotATargetWithoutBeingUsed) {
  // Pipes that the way does not lead through are no other move.
  State state = with_rats({8, 0, nursery, nursery});
  team(state, 1).materials = {9, 9, 9, 9};
  EXPECT_FALSE(is_legal(state, "move a10~20"));
  EXPECT_FALSE(is_legal(state, "move a10~11"));
}

TEST(Fee, IsOneCheeseToTheSeatOnTheTarget) {
  State state = position(3);
  team(state, 2).rats[0] = 4;
  play(state, "move a4");
  EXPECT_EQ(team(state, 1).cheese, 0);
  EXPECT_EQ(team(state, 2).cheese, 3);
  EXPECT_EQ(team(state, 3).cheese, 2);
}

TEST(Fee, IsPaidToEachSeatOnTheTarget) {
  State state = position(4);
  team(state, 1).cheese = 5;
  team(state, 2).rats[0] = 4;
  team(state, 4).rats[1] = 4;
  play(state, "move a4");
  EXPECT_EQ(team(state, 1).cheese, 3);
  EXPECT_EQ(team(state, 2).cheese, 2 + 1);
  EXPECT_EQ(team(state, 3).cheese, 2);
  EXPECT_EQ(team(state, 4).cheese, 3 + 1);
}

TEST(Fee, IsPaidForEachTargetOfAGroup) {
  State state = with_rats({6, 9, nursery, nursery});
  team(state, 1).cheese = 5;
  team(state, 2).rats = {9, 12, nursery, nursery};
  play(state, "move a9 b12");
  EXPECT_EQ(team(state, 1).cheese, 3);
  EXPECT_EQ(team(state, 2).cheese, 4);
}

TEST(Fee, IsNotDueForPassingNorForRatsThatStay) {
  State state = with_rats({0, 8, nursery, nursery}, 3);
  team(state, 2).rats = {1, 3, nursery, nursery};
  team(state, 3).rats = {8, 2, nursery, nursery};
  play(state, "move a4");
  EXPECT_EQ(team(state, 1).cheese, 1);
  EXPECT_EQ(team(state, 2).cheese, 2);
  EXPECT_EQ(team(state, 3).cheese, 2);
}

TEST(Fee, IsNotDueOnTheLaunchpad) {
  State state = with_rats({26, 0, 0, 0});
  team(state, 2).rats = {27, 0, nursery, nursery};
  play(state, "move a27");
  EXPECT_EQ(team(state, 1).cheese, 1);
  EXPECT_EQ(team(state, 2).cheese, 2);
}

TEST(Fee, IsPaidBeforeCollecting) {
  // The cheese of the target comes too late.
  State state = position();
  team(state, 1).cheese = 0;
  team(state, 2).rats[0] = 2;
  play(state, "move a2");
  EXPECT_EQ(team(state, 1).moldy, 1);
  EXPECT_EQ(team(state, 1).cheese, 3 - 1 + 1);
}

/// Seat 1 of five owes so much with one rat, or with two from 5 on.
State after_owing(unsigned due, unsigned cheese) {
  State state = with_rats({8, 11, nursery, nursery}, 5);
  team(state, 1).cheese = static_cast<std::uint16_t>(cheese);
  for (unsigned debt = 0; debt < due; ++debt) {
    Team& host = team(state, 2 + debt % 4);
    host.rats.at(debt / 4) = debt < 4 ? 10 : 13;
    host.cheese = 0;
  }
  own(team(state, 1), Comic::blend);
  play(state, "move a10 b13");
  return state;
}

TEST(MoldyCheese, IsNotTakenByWhoCanPay) {
  for (unsigned due = 0; due <= 8; ++due) {
    const State state = after_owing(due, due);
    EXPECT_EQ(team(state, 1).moldy, 0) << due;
    EXPECT_EQ(team(state, 1).cheese, 0) << due;
  }
}

TEST(MoldyCheese, IsTakenAsRarelyAsWillDo) {
  struct Case {
    unsigned due;
    unsigned cheese;
    unsigned moldy;
    unsigned left;
  };
  for (const Case& known :
       {Case{1, 0, 1, 2}, Case{2, 0, 1, 1}, Case{3, 0, 1, 0}, Case{4, 0, 2, 2}, Case{6, 0, 2, 0},
        Case{7, 0, 3, 2}, Case{3, 2, 1, 2}, Case{4, 1, 1, 0}, Case{8, 1, 3, 2}, Case{8, 2, 2, 0}}) {
    const State state = after_owing(known.due, known.cheese);
    EXPECT_EQ(team(state, 1).moldy, known.moldy) << known.due << " with " << known.cheese;
    EXPECT_EQ(team(state, 1).cheese, known.left) << known.due << " with " << known.cheese;
  }
}

TEST(MoldyCheese, StillPaysEveryHostInFull) {
  const State state = after_owing(6, 0);
  EXPECT_EQ(team(state, 2).cheese, 2);
  EXPECT_EQ(team(state, 3).cheese, 2);
  EXPECT_EQ(team(state, 4).cheese, 1);
  EXPECT_EQ(team(state, 5).cheese, 1);
}

TEST(PipesComic, MakesPipesFree) {
  State state = with_rats({5, 0, nursery, nursery});
  own(team(state, 1), Comic::pipes);
  EXPECT_TRUE(is_legal(state, "move a10~5"));
  EXPECT_TRUE(is_legal(state, "move a21~5~11"));
  team(state, 1).materials = {1, 1, 1, 1};
  play(state, "move a20~5~11");
  EXPECT_EQ(team(state, 1).materials, (Materials{1, 1, 1, 1}));
}

TEST(GuestComic, MakesFeesLapse) {
  State state = with_rats({6, 9, nursery, nursery}, 3);
  own(team(state, 1), Comic::guest);
  team(state, 1).cheese = 0;
  team(state, 2).rats = {9, 12, nursery, nursery};
  team(state, 3).rats = {9, 0, nursery, nursery};
  play(state, "move a9 b12");
  EXPECT_EQ(team(state, 1).cheese, 0);
  EXPECT_EQ(team(state, 1).moldy, 0);
  EXPECT_EQ(team(state, 2).cheese, 2);
  EXPECT_EQ(team(state, 3).cheese, 2);
}

TEST(GuestComic, DoesNotFreeOthersFromPayingItsOwner) {
  State state = position();
  own(team(state, 2), Comic::guest);
  team(state, 2).rats[0] = 4;
  play(state, "move a4");
  EXPECT_EQ(team(state, 1).cheese, 0);
  EXPECT_EQ(team(state, 2).cheese, 3);
}

TEST(BlendComic, MakesOrangeAndGreenOneColourForGroups) {
  // Rat a: 13 orange, 14 blue, 15 yellow; b: 17 blue, 18 orange, 19 green.
  State state = with_rats({12, 16, nursery, nursery});
  EXPECT_EQ(groups(state), (Texts{"a13 b18", "a14 b17"}));
  own(team(state, 1), Comic::blend);
  EXPECT_EQ(groups(state), (Texts{"a13 b18", "a13 b19", "a14 b17"}));
}

TEST(BlendComic, MixesNoOtherColours) {
  // 1 blue, 2 yellow, 3 orange for both.
  State state = position();
  own(team(state, 1), Comic::blend);
  EXPECT_EQ(groups(state), Texts{});
}

TEST(MarchComic, LetsGroupsGoFourSteps) {
  State state = with_rats({6, 13, nursery, nursery});
  own(team(state, 1), Comic::march);
  // Rat a now reaches green 10, b blue 17.
  EXPECT_EQ(groups(state), (Texts{"a8 b14", "a8 b17", "a10 b16"}));
  EXPECT_EQ(moves_of(state, 'a'), (Texts{"a7", "a8", "a9", "a10", "a11"}));
}

TEST(StrideComic, LetsOneRatGoSevenSteps) {
  State state = position();
  own(team(state, 1), Comic::stride);
  EXPECT_EQ(legal(state),
            (Texts{"move a1", "move a2", "move a3", "move a4", "move a5", "move a6", "move a7"}));
}

TEST(StrideComic, LeavesGroupsAtThree) {
  State state = with_rats({6, 13, nursery, nursery});
  own(team(state, 1), Comic::stride);
  EXPECT_EQ(groups(state), (Texts{"a8 b14"}));
}

TEST(SwiftToken, LetsItsRatGoTwoStepsFurther) {
  State state = position();
  own(team(state, 1), Comic::swift, 'b');
  EXPECT_EQ(moves_of(state, 'a'), (Texts{"a1", "a2", "a3", "a4", "a5"}));
  EXPECT_EQ(moves_of(state, 'b'), (Texts{"b1", "b2", "b3", "b4", "b5", "b6", "b7"}));
}

TEST(SwiftToken, LetsItsRatGoTwoStepsFurtherInAGroup) {
  // Rat a: 7 orange, 8 blue, 9 white, 10 green, 11 yellow; b: 14 blue, 15 yellow, 16 green.
  State state = with_rats({6, 13, nursery, nursery});
  own(team(state, 1), Comic::swift, 'a');
  EXPECT_EQ(groups(state), (Texts{"a8 b14", "a10 b16", "a11 b15"}));
}

TEST(SwiftToken, AddsToStrideAndMarch) {
  State state = position();
  own(team(state, 1), Comic::swift, 'a');
  own(team(state, 1), Comic::stride);
  EXPECT_EQ(moves_of(state, 'a').size(), 9U);
  EXPECT_TRUE(is_legal(state, "move a9"));
  EXPECT_EQ(moves_of(state, 'b').size(), 7U);
  state = with_rats({6, 18, nursery, nursery});
  own(team(state, 1), Comic::swift, 'a');
  own(team(state, 1), Comic::march);
  // White 12 is the sixth step of rat a, and the seventh from 5.
  EXPECT_TRUE(is_legal(state, "move a12 b20"));
  team(state, 1).rats[0] = 5;
  EXPECT_FALSE(is_legal(state, "move a12 b20"));
}

TEST(LonerToken, FreesItsRatFromTheColourOfTheGroup) {
  State state = with_rats({0, 4, nursery, nursery});
  own(team(state, 1), Comic::loner, 'a');
  EXPECT_EQ(groups(state), (Texts{"a1 b5", "a1 b6", "a1 b7", "a2 b5", "a2 b6", "a2 b7", "a3 b5",
                                  "a3 b6", "a3 b7"}));
}

TEST(LonerToken, DoesNotFreeTheOtherRats) {
  State state = with_rats({0, 4, 12, nursery});
  own(team(state, 1), Comic::loner, 'a');
  // Rats b and c: 5 yellow, 6 white, 7 orange against 13 orange, 14 blue, 15 yellow.
  EXPECT_TRUE(is_legal(state, "move a1 b5 c15"));
  EXPECT_TRUE(is_legal(state, "move a1 b7 c13"));
  EXPECT_FALSE(is_legal(state, "move a1 b6 c13"));
  EXPECT_FALSE(is_legal(state, "move b6 c13"));
}

TEST(InterchangeableRats, MoveUnderTheirEarliestLettersToAscendingTargets) {
  State state = with_rats({0, 0, 0, nursery});
  own(team(state, 1), Comic::march);
  own(team(state, 1), Comic::blend);
  EXPECT_EQ(legal(state),
            (Texts{"move a1", "move a2", "move a3", "move a4", "move a5", "move a3 b4"}));
  for (const std::string_view text : {"move b1", "move a4 b3", "move a3 c4", "move b3 c4"})
    EXPECT_FALSE(is_legal(state, text)) << text;
}

TEST(InterchangeableRats, CanBeAnyLettersThatShareStart) {
  const State state = with_rats({8, 0, nursery, 0});
  EXPECT_EQ(moves_of(state, 'b'), (Texts{"b1", "b2", "b3", "b4", "b5"}));
  EXPECT_EQ(moves_of(state, 'd'), Texts{});
  // With rat a blue or yellow can be reached by either, but only b is named.
  EXPECT_TRUE(is_legal(state, "move a11 b2"));
  EXPECT_FALSE(is_legal(state, "move a11 d2"));
}

TEST(InterchangeableRats, HaveTheSameTokens) {
  State state = with_rats({0, 0, 0, nursery});
  own(team(state, 1), Comic::haggler, 'b');
  EXPECT_EQ(moves_of(state, 'a').size(), 5U);
  EXPECT_EQ(moves_of(state, 'b').size(), 5U);
  EXPECT_EQ(moves_of(state, 'c'), Texts{});
}

TEST(InterchangeableRats, WithDifferentTokensMoveInAnyOrder) {
  State state = position();
  own(team(state, 1), Comic::march);
  own(team(state, 1), Comic::blend);
  own(team(state, 1), Comic::haggler, 'b');
  EXPECT_EQ(groups(state), (Texts{"a3 b4", "a4 b3"}));
}

/// Pipes past one space each, from the first spaces on: they give a rat very many ways.
Board board_with_short_pipes(Space pipes) {
  Board board = standard_content().board;
  board.pipes = {};
  for (Space entry = 1; entry <= pipes; ++entry)
    board.pipes.at(entry).exit = static_cast<Space>(entry + 2);
  return board;
}

Board board_with_random_pipes(Random& random) {
  Board board = standard_content().board;
  board.pipes = {};
  for (int pipe = 0; pipe < 8; ++pipe) {
    const auto entry = static_cast<Space>(1 + random.below(25));
    board.pipes.at(entry).exit =
        static_cast<Space>(entry + 2 + random.below(launchpad - entry - 1U));
  }
  return board;
}

/// A rat alone on the path, with every comic and token, which take it as far as they may.
State lone_rat(const Board& board, Space place) {
  Content content = standard_content();
  content.board = board;
  content.items.comic_amounts.at(static_cast<std::size_t>(Comic::stride)) =
      most_steps_with_comics - 2;
  Options options = game_for(2);
  options.content = &content;
  State state = any_position(options);
  team(state, 1).comics = (1U << comic_count) - 1;
  team(state, 1).tokens = 0xFFFF;
  team(state, 1).rats = {place, launchpad, launchpad, launchpad};
  return state;
}

/// Every target with every set of pipes, tried one by one.
std::size_t accepted_moves(const State& state) {
  std::size_t accepted = 0;
  for (unsigned target = 1; target <= launchpad; ++target) {
    const std::uint32_t all_pipes = state.table.printed.pipe_entries;
    std::uint32_t pipes = all_pipes;
    while (true) {
      if (is_legal_move(state.table, Action::move({Route::to(target, pipes)}))) ++accepted;
      if (pipes == 0) break;
      pipes = (pipes - 1) & all_pipes;
    }
  }
  return accepted;
}

TEST(Routes, AreAsManyAsTheBoardIsSaidToHave) {
  Random random(5);
  std::vector<Board> boards{standard_content().board, board_with_short_pipes(8)};
  for (int board = 0; board < 10; ++board) boards.push_back(board_with_random_pipes(random));
  for (const Board& board : boards) {
    const auto most = most_routes(board);
    for (Space place = 0; place <= launchpad; ++place)
      EXPECT_EQ(accepted_moves(lone_rat(board, place)), most.at(place)) << int{place};
  }
}

TEST(Routes, AreAllListedOnABoardWithAsManyAsThereMayBe) {
  const Board board = board_with_short_pipes(3);
  const auto most = most_routes(board);
  EXPECT_LE(*std::max_element(most.begin(), most.end()), max_routes);
  EXPECT_GT(most_routes(board_with_short_pipes(4)).at(1), max_routes);
  for (Space place = 0; place <= path_length; ++place)
    EXPECT_EQ(legal(lone_rat(board, place)).size(), most.at(place)) << int{place};
}

}  // namespace
}  // namespace cheesemoon::first_rat
