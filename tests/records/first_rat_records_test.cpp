#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <variant>

#include "engine/first_rat/games.h"
#include "records/faults.h"
#include "records/playthrough.h"
#include "records/rat_document.h"
#include "records/recorded_game.h"
#include "records/replay.h"

namespace cheesemoon::records {
namespace {

using first_rat::all_kinds_of_games;
using first_rat::FirstRat;
using first_rat::game_for;
using first_rat::Options;
using first_rat::solo_game;

/// A random game of at most so many actions after its set-up.
RecordedGame<FirstRat> random_game(const Options& options, std::uint64_t stream,
                                   std::uint32_t most_actions = 100'000) {
  Random random(17, stream);
  RecordedGame<FirstRat> game(options);
  while (FirstRat::is_setting_up(game.state())) {
    const auto move = draw_move<FirstRat>(game.state(), random);
    EXPECT_EQ(game.apply(move.seat, move.action), Applied::done);
  }
  for (std::uint32_t action = 0; action < most_actions; ++action) {
    if (FirstRat::is_terminal(game.state())) break;
    const auto move = draw_move<FirstRat>(game.state(), random);
    EXPECT_EQ(game.apply(move.seat, move.action), Applied::done);
  }
  return game;
}

void expect_the_same_again(const RecordedGame<FirstRat>& game) {
  const std::string text = write_document(game.record());
  const auto document = read_document<FirstRat>(text);
  ASSERT_TRUE(document) << describe(document.error());
  const Record<FirstRat>* const record = &document->games.front();
  EXPECT_EQ(record->options, game.record().options);
  EXPECT_EQ(record->setup, game.record().setup);
  EXPECT_EQ(record->actions, game.record().actions);
  EXPECT_EQ(record->outcome, game.record().outcome);
  EXPECT_EQ(write_document(*document), text);
  const auto replayed = replay(*record);
  ASSERT_TRUE(replayed) << describe(replayed.error());
  EXPECT_EQ(replayed->steps.size(), game.record().actions.size());
  EXPECT_EQ(std::memcmp(&replayed->last(), &game.state(), sizeof(first_rat::State)), 0);
}

TEST(FirstRatRecord, OfAForfeitedGameIsWrittenAsItWasRead) {
  for (const Options& options : {game_for(3), solo_game()}) {
    auto game = random_game(options, 1, 20);
    const Seat seat = static_cast<Seat>(options.seats - 1);
    game.forfeit(seat, "gave no answer within 10 s");
    EXPECT_TRUE(game.is_finished());
    expect_the_same_again(game);
    std::string text = write_document(game.record());
    EXPECT_EQ(read_document<FirstRat>(text)->games.front().forfeit,
              (Forfeit{seat, "gave no answer within 10 s"}));
    const std::size_t place = text.find("\"seat\":");
    text[place + 7] = static_cast<char>('1' + options.seats);
    const auto nobody = read_document(text);
    ASSERT_FALSE(nobody);
    EXPECT_EQ(nobody.error().where, "forfeit.seat");
  }
}

TEST(FirstRatRecord, OfAnUnfinishedGameIsToldUpToWhereItStands) {
  const auto replayed = replay(random_game(game_for(2), 1, 20).record());
  ASSERT_TRUE(replayed) << describe(replayed.error());
  EXPECT_TRUE(playthrough(*replayed).ends_with("not finished\n"));
}

class FirstRatRecords : public testing::TestWithParam<std::size_t> {};

TEST_P(FirstRatRecords, OfWholeGamesReplayToTheIdenticalStateAndText) {
  for (std::uint64_t stream = 0; stream < 4; ++stream) {
    const auto game = random_game(all_kinds_of_games()[GetParam()], stream);
    ASSERT_TRUE(game.record().outcome.has_value());
    ASSERT_NO_FATAL_FAILURE(expect_the_same_again(game)) << stream;
  }
}

TEST_P(FirstRatRecords, OfUnfinishedGamesReplayToTheIdenticalStateAndText) {
  for (std::uint32_t actions = 0; actions < 40; actions += 7) {
    const auto game = random_game(all_kinds_of_games()[GetParam()], actions, actions);
    ASSERT_FALSE(game.record().outcome.has_value());
    ASSERT_EQ(game.record().actions.size(), actions);
    ASSERT_NO_FATAL_FAILURE(expect_the_same_again(game)) << actions;
  }
}

INSTANTIATE_TEST_SUITE_P(Games, FirstRatRecords,
                         testing::Range(std::size_t{0}, all_kinds_of_games().size()));

// Faults.

constexpr std::string_view first_rat_example =
    R"({"format":"cheesemoon/1","game":"first-rat",)"
    R"("options":{"seats":2,"path":"standard","tracks":"standard","comics":"basic","solo":null,)"
    R"("content":"standard"},)"
    R"("setup":{"path":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26],)"
    R"("tracks":{"cockpit":[8,7,5,5,4],"cargo":[8,7,6,6,5],"thruster":[9,8,7,7,5],)"
    R"("rocket":[5,4,4,3,2],"provisions":[7,6,6,6,5],"lights":[8,7,5,5,4],"food":[7,7,5,5,4],)"
    R"("rattronaut":[10,8,7,7,6]},)"
    R"("backpacks":["orange","yellow","green","green","white"],)"
    R"("caps":["lights","thruster","food","collector","rattronaut","allrounder"],)"
    R"("comics":["pipes","guest","thrift","blend","march","stride"],"drinks":3},)"
    R"("actions":["move a2","move a1","move a4"]})";

std::string solo_example() {
  std::string text = changed(first_rat_example, R"("seats":2)", R"("seats":1)");
  text = changed(text, R"("solo":null)", R"("solo":"easy")");
  text = changed(text, R"("drinks":3)",
                 R"("drinks":3,"deck":["A10","A2","A3","A4","A9","B10","B3","B5","B6","B7","C"])");
  return changed(text, R"(["move a2","move a1","move a4"])",
                 R"(["move a1","draw B10","lose blend","move b4","draw A9","lose green"])");
}

TEST(FirstRatRecord, OfTheExamplesIsRight) {
  EXPECT_EQ(error_of(first_rat_example), "");
  EXPECT_EQ(error_of(solo_example()), "");
}

class FaultyFirstRatRecord : public testing::TestWithParam<Fault> {};

TEST_P(FaultyFirstRatRecord, IsRefusedWithWhatAndWhereAndWhatWasExpected) {
  EXPECT_EQ(error_of(changed(first_rat_example, GetParam().from, GetParam().to)), GetParam().error);
}

INSTANTIATE_TEST_SUITE_P(
    Options, FaultyFirstRatRecord,
    testing::Values(
        Fault{R"("seats":2)", R"("seats":6)",
              "options.seats: expected a whole number from 1 to 5, found 6"},
        Fault{R"("seats":2)", R"("seats":2.5)",
              "options.seats: expected a whole number from 1 to 5, found 2.5E0"},
        Fault{R"("path":"standard")", R"("path":"random")",
              R"(options.path: expected standard or variable, found "random")"},
        Fault{R"("tracks":"standard")", R"("tracks":7)",
              "options.tracks: expected a text, found 7"},
        Fault{R"("comics":"basic")", R"("comics":"some")",
              R"(options.comics: expected basic or all, found "some")"},
        Fault{R"("comics":"basic",)", "", R"(options: "comics" is missing)"},
        Fault{R"("solo":null)", R"("solo":"hard")", "options.solo: only with 1 seat, found 2"},
        Fault{R"("seats":2)", R"("seats":1)",
              "options.solo: expected easy, medium, difficult or unfair, found null"},
        Fault{R"("seats":2)", R"("seats":2,"colour":"red")",
              R"(options: unknown member "colour"; expected seats, path, tracks, comics, solo, )"
              "content"},
        Fault{R"("content":"standard")", R"("content":"nowhere")",
              "options.content: cannot read nowhere.json in the folder of contents"},
        Fault{R"("content":"standard")", R"("content":"../x")",
              R"(options.content: "../x" is not the name of a board: lower case letters, digits )"
              "and -"},
        Fault{
            R"("content":"standard")", R"("content":"")",
            R"(options.content: "" is not the name of a board: lower case letters, digits and -)"},
        Fault{R"("content":"standard")", R"("content":"items")",
              "options.content: items.json is another kind of file"}));

INSTANTIATE_TEST_SUITE_P(
    SetUp, FaultyFirstRatRecord,
    testing::Values(
        Fault{"[1,2,3,", "[2,1,3,", "setup.path[0]: on the standard path this is 1"},
        Fault{"[1,2,3,", "[2,3,", "setup.path: expected 26 tiles, found 25"},
        Fault{"[1,2,3,", "[1,1,2,3,", "setup.path: expected at most 26 elements, found 27"},
        Fault{"[8,7,5,5,4]", "[8,7,5,5,5]", "setup.tracks.cockpit: on this board it is 8 7 5 5 4"},
        Fault{"[8,7,5,5,4]", "[8,7,5,5]", "setup.tracks.cockpit: expected five numbers"},
        Fault{"[8,7,5,5,4]", "[8,7,5,5,100]",
              "setup.tracks.cockpit[4]: expected a whole number from 0 to 99, found 100"},
        Fault{R"(,"food":[7,7,5,5,4])", "", R"(setup.tracks: "food" is missing)"},
        Fault{R"("food":[7,7,5,5,4])", R"("food":[7,7,5,5,4],"tail":[1,1,1,1,1])",
              R"(setup.tracks: unknown member "tail"; expected cockpit, cargo, thruster, rocket, )"
              "provisions, lights, food, rattronaut"},
        Fault{R"("orange","yellow")", R"("green","yellow")",
              "setup.backpacks[3]: there are not so many of this kind"},
        Fault{R"("orange","yellow")", R"("yellow")",
              "setup.backpacks: expected 5 of them, found 4"},
        Fault{R"("orange","yellow")", R"("orange","orange","yellow")",
              "setup.backpacks: expected at most 5 elements, found 6"},
        Fault{R"("orange")", R"("pink")",
              R"(setup.backpacks[0]: expected yellow, white, blue, green, orange, found "pink")"},
        Fault{R"("thruster","food")", R"("lights","food")",
              "setup.caps[1]: there are not so many of this kind"},
        Fault{R"("thruster","food")", R"("food")", "setup.caps: expected 6 of them, found 5"},
        Fault{R"("pipes")", R"("strong")", "setup.comics[0]: there are not so many of this kind"},
        Fault{R"("pipes")", R"("guest")", "setup.comics[1]: there are not so many of this kind"},
        Fault{R"("pipes",)", "", "setup.comics: expected 6 of them, found 5"},
        Fault{R"("drinks":3)", R"("drinks":4)",
              "setup.drinks: expected a whole number from 3 to 3, found 4"},
        Fault{R"("drinks":3)", R"("drinks":3,"deck":["C"])",
              R"(setup: unknown member "deck"; expected path, tracks, backpacks, caps, comics, )"
              "drinks"},
        Fault{
            R"("drinks":3},)", R"("drinks":3},"seed":7,)",
            R"(unknown member "seed"; expected format, game, played, options, setup, actions, result, forfeit)"}));

INSTANTIATE_TEST_SUITE_P(
    Actions, FaultyFirstRatRecord,
    testing::Values(
        Fault{R"("move a2")", R"("move a6")",
              R"(actions[0]: "move a6": player 1 cannot move a6; legal: move a1, move a2, )"
              "move a3, move a4, move a5"},
        Fault{R"("move a2")", R"("move b2")",
              R"(actions[0]: "move b2": player 1 cannot move b2; legal: move a1, move a2, )"
              "move a3, move a4, move a5"},
        Fault{R"("move a2")", R"("move b2 a5")",
              R"(actions[0]: "move b2 a5": expected rats and their targets as in a5 or a5 b2, )"
              "pipes as in a20~11 at character 9"},
        Fault{R"("move a2")", "2", "actions[0]: expected a text, found 2"},
        // Nobody is asked whether to collect without a drink, nor to end a turn without a choice.
        Fault{R"("move a2",)", R"("move a2","collect",)",
              R"(actions[1]: "collect": player 2 cannot collect; legal: move a1, move a2, )"
              "move a3, move a4, move a5"},
        Fault{R"("move a2",)", R"("move a2","end",)",
              R"(actions[1]: "end": player 2 cannot end; legal: move a1, move a2, move a3, )"
              "move a4, move a5"},
        Fault{R"("move a4"])",
              R"("move a4"],"result":{"points":[0,0],"rattronauts":[0,0],)"
              R"("winners":[1],"breakdown":[]})",
              "result.breakdown: expected 2 of them, found 0"}));

TEST(FirstRatRecord, MustHaveTilesOfEachGroupOnAVariablePath) {
  const std::string variable =
      changed(first_rat_example, R"("path":"standard")", R"("path":"variable")");
  EXPECT_EQ(error_of(changed(variable, "[1,2,3,", "[2,1,3,")), "");
  EXPECT_EQ(error_of(changed(variable, "[1,2,3,", "[1,1,3,")),
            "setup.path[1]: tile 1 is there twice");
  EXPECT_EQ(error_of(changed(variable, "[1,2,3,", "[7,2,3,")),
            "setup.path[0]: tile 7 is of another group than space 1");
  EXPECT_EQ(error_of(changed(variable, "[1,2,3,", "[0,2,3,")),
            "setup.path[0]: expected a whole number from 1 to 26, found 0");
  EXPECT_EQ(error_of(changed(variable, "25,26]", "25,27]")),
            "setup.path[25]: expected a whole number from 1 to 26, found 27");
}

TEST(FirstRatRecord, MustHaveEachRowOnceOnVariableTracks) {
  const std::string variable =
      changed(first_rat_example, R"("tracks":"standard")", R"("tracks":"variable")");
  EXPECT_EQ(error_of(variable), "");
  const std::string spare = changed(variable, "[8,7,5,5,4]", "[9,7,6,5,4]");
  EXPECT_EQ(error_of(spare), "");
  EXPECT_EQ(error_of(changed(variable, "[8,7,5,5,4]", "[9,8,7,7,5]")),
            "setup.tracks.thruster: there is no such row of points left");
  EXPECT_EQ(error_of(changed(variable, "[8,7,5,5,4]", "[9,9,9,9,9]")),
            "setup.tracks.cockpit: there is no such row of points left");
  EXPECT_EQ(error_of(changed(variable, "[5,4,4,3,2]", "[9,7,6,5,4]")),
            "setup.tracks.rocket: on this board it is 5 4 4 3 2");
}

TEST(FirstRatRecord, MayHaveAnySixComicsIfAllAreUsed) {
  const std::string all = changed(first_rat_example, R"("comics":"basic")", R"("comics":"all")");
  EXPECT_EQ(error_of(changed(all, R"("pipes")", R"("strong")")), "");
  EXPECT_EQ(error_of(changed(all, R"("pipes")", R"("guest")")),
            "setup.comics[1]: there are not so many of this kind");
}

TEST(FirstRatRecord, MayHaveAsManyItemsAsThePlayersNeed) {
  const std::string three = changed(first_rat_example, R"("seats":2)", R"("seats":3)");
  EXPECT_EQ(error_of(three), "setup.backpacks: expected 6 of them, found 5");
  const std::string six = changed(three, R"("orange")", R"("orange","blue")");
  EXPECT_EQ(error_of(six), "setup.drinks: expected a whole number from 4 to 4, found 3");
  EXPECT_EQ(error_of(changed(six, R"("drinks":3)", R"("drinks":4)")), "");
}

class FaultySoloRecord : public testing::TestWithParam<Fault> {};

TEST_P(FaultySoloRecord, IsRefusedWithWhatAndWhereAndWhatWasExpected) {
  EXPECT_EQ(error_of(changed(solo_example(), GetParam().from, GetParam().to)), GetParam().error);
}

INSTANTIATE_TEST_SUITE_P(
    Faults, FaultySoloRecord,
    testing::Values(
        Fault{R"("A10",)", R"("A12",)", R"(setup.deck[0]: there is no card "A12")"},
        Fault{R"("A10",)", R"("D1",)", R"(setup.deck[0]: there is no card "D1")"},
        Fault{R"("A10",)", R"("C1",)", R"(setup.deck[0]: there is no card "C1")"},
        Fault{R"("A10",)", R"("A2",)", "setup.deck[1]: A2 is there twice"},
        Fault{R"("A10",)", R"("B1",)", "setup.deck: expected 5 cards A, 5 cards B and C"},
        Fault{R"("A10",)", "", "setup.deck: expected 5 cards A, 5 cards B and C"},
        Fault{R"("B7","C")", R"("B7","B8")", "setup.deck: expected 5 cards A, 5 cards B and C"},
        Fault{R"("B7","C")", R"("B7","B8","C")", "setup.deck: expected 5 cards A, 5 cards B and C"},
        Fault{R"("easy")", R"("unfair")", "setup.deck: expected 8 cards A, 2 cards B and C"},
        Fault{R"("drinks":3,"deck")", R"("drinks":3,"cards")",
              R"(setup: unknown member "cards"; expected path, tracks, backpacks, caps, comics, )"
              "drinks, deck"},
        Fault{R"("draw B10")", R"("draw A1")",
              R"(actions[1]: "draw A1": chance cannot draw A1; legal: draw A2, draw A3, draw A4, )"
              "draw A9, draw A10, draw B3, draw B5, draw B6, draw B7, draw B10, draw C"},
        Fault{R"("draw B10","lose blend",)", "",
              R"(actions[1]: "move b4": chance cannot move b4; legal: draw A2, draw A3, draw A4, )"
              "draw A9, draw A10, draw B3, draw B5, draw B6, draw B7, draw B10, draw C"},
        Fault{R"("lose blend")", R"("lose strong")",
              R"(actions[2]: "lose strong": chance cannot lose strong; legal: lose pipes, )"
              "lose guest, lose thrift, lose blend, lose march, lose stride"},
        Fault{R"("draw A9")", R"("draw B10")",
              R"(actions[4]: "draw B10": chance cannot draw B10; legal: draw A2, draw A3, )"
              "draw A4, draw A9, draw A10, draw B3, draw B5, draw B6, draw B7, draw C"}));

/// The end of a game of two: its text and what it says.
class FinishedRecord : public testing::Test {
 protected:
  [[nodiscard]] static std::string numbers(int first, int second) {
    return "[" + std::to_string(first) + "," + std::to_string(second) + "]";
  }

  RecordedGame<FirstRat> game = random_game(game_for(2), 3);
  const first_rat::Outcome& outcome = *game.record().outcome;
  int first = outcome.breakdown[0].total();
  int second = outcome.breakdown[1].total();
  std::string text = write_document(game.record());
  std::string points = R"("points":)" + numbers(first, second);
  const std::string not_so = "result: the stated result is not how the game ended";
};

TEST_F(FinishedRecord, IsRight) {
  EXPECT_EQ(error_of(text), "");
}

TEST_F(FinishedRecord, MayHaveNoActionAfterTheEnd) {
  const std::size_t actions = game.record().actions.size();
  EXPECT_EQ(error_of(changed(text, R"(],"result")", R"(,"end"],"result")")),
            "actions[" + std::to_string(actions) + "]: the game is over before this action");
}

TEST_F(FinishedRecord, MustStateItsResult) {
  const std::string cut = text.substr(0, text.find(R"(,"result")")) + "}";
  EXPECT_EQ(error_of(cut), "result: the game is over, but no result is stated");
}

TEST_F(FinishedRecord, MayNotStateAResultBeforeTheEnd) {
  const std::string last = R"(,")" + game.record().actions.back() + R"("],"result")";
  EXPECT_EQ(error_of(changed(text, last, R"(],"result")")),
            "result: a result is stated, but the game is not over");
}

TEST_F(FinishedRecord, MustAddUp) {
  EXPECT_EQ(error_of(changed(text, points, R"("points":)" + numbers(first, second + 1))),
            "result.points[1]: the breakdown adds up to " + std::to_string(second) + ", not " +
                std::to_string(second + 1));
}

TEST_F(FinishedRecord, MustBeTrueEvenIfItAddsUp) {
  const auto of_caps = [](int caps) { return R"("caps":)" + std::to_string(caps); };
  const int caps = outcome.breakdown[0].caps;
  const std::string more = changed(text, of_caps(caps), of_caps(caps + 1));
  EXPECT_EQ(error_of(changed(more, points, R"("points":)" + numbers(first + 1, second))), not_so);
}

TEST_F(FinishedRecord, MustNameTheWinners) {
  const bool first_wins = outcome.wins(0);
  ASSERT_NE(first_wins, outcome.wins(1)) << "this game should not be a tie";
  const std::string winners = first_wins ? R"("winners":[1])" : R"("winners":[2])";
  const std::string others = first_wins ? R"("winners":[2])" : R"("winners":[1])";
  EXPECT_EQ(error_of(changed(text, winners, others)), not_so);
  EXPECT_EQ(error_of(changed(text, winners, R"("winners":[1,2])")), not_so);
  EXPECT_EQ(error_of(changed(text, winners, R"("winners":[])")), not_so);
  EXPECT_EQ(error_of(changed(text, winners, R"("winners":[2,2])")),
            "result.winners[1]: this winner is there twice");
  EXPECT_EQ(error_of(changed(text, winners, R"("winners":[3])")),
            "result.winners[0]: expected a whole number from 1 to 2, found 3");
}

TEST_F(FinishedRecord, MustCountTheRattronauts) {
  const std::string right =
      R"("rattronauts":)" + numbers(outcome.rattronauts[0], outcome.rattronauts[1]);
  const std::string wrong =
      R"("rattronauts":)" + numbers(outcome.rattronauts[1], outcome.rattronauts[0]);
  ASSERT_NE(right, wrong);
  EXPECT_EQ(error_of(changed(text, right, wrong)), not_so);
  EXPECT_EQ(error_of(changed(text, right, R"("rattronauts":[5,0])")),
            "result.rattronauts[0]: expected a whole number from 0 to 4, found 5");
  EXPECT_EQ(error_of(changed(text, right, R"("rattronauts":[0])")),
            "result.rattronauts: expected 2 of them, found 1");
}

TEST_F(FinishedRecord, MustHaveTheWholeBreakdown) {
  EXPECT_EQ(error_of(changed(text, R"("moldy")", R"("mold")")),
            R"(result.breakdown[0]: unknown member "mold"; expected cockpit, cargo, thruster, )"
            "rocket, provisions, lights, food, rattronaut, caps, awards, moldy, leftovers");
  EXPECT_EQ(error_of(changed(text, R"("points")", R"("score")")),
            R"(result: unknown member "score"; expected points, rattronauts, winners, breakdown)");
}

TEST(FirstRatRecord, OfASoloGameNamesThePlayerOrGreg) {
  const auto game = random_game(solo_game(), 1);
  const std::string text = write_document(game.record());
  const bool won = game.record().outcome->wins(0);
  EXPECT_NE(text.find(won ? R"("winners":[1])" : R"("winners":[2])"), std::string::npos);
  EXPECT_EQ(game.record().outcome->breakdown.size(), 2U);
}

}  // namespace
}  // namespace cheesemoon::records
