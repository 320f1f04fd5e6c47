#include "records/rat_document.h"

#include <gtest/gtest.h>

#include <string>

#include "json/error.h"
#include "records/faults.h"

namespace cheesemoon::records {
namespace {

constexpr std::string_view brave_rats_example =
    R"({"format":"cheesemoon/1","game":"brave-rats","options":{"variant":"base"},)"
    R"("setup":{"hands":["01234567","01234567"]},"actions":["6:0","7:7","1:6"]})";
constexpr std::string_view draft_example =
    R"({"format":"cheesemoon/1","game":"brave-rats","options":{"variant":"draft"},)"
    R"("setup":{"first":1,"batches":["0134","2256","0477","1356"]},)"
    R"("actions":["pick 3","pick 0","pick 4"]})";
constexpr std::string_view position_example =
    R"({"format":"cheesemoon/1","game":"brave-rats","options":{"variant":"base"},)"
    R"("setup":{"position":"p1-124-p2-057-w-21-g-10-s-00-h-01"},"actions":["4:0","1:7"],)"
    R"("result":{"winner":1}})";
constexpr std::string_view game_of_match =
    R"({"options":{"variant":"base"},"setup":{"hands":["01234567","01234567"]},)"
    R"("actions":["1:7"],"result":{"winner":1}})";

std::string match_of(int games, std::string_view rest = "") {
  std::string text =
      R"({"format":"cheesemoon/1","game":"brave-rats","match":{"crowns":3},"games":[)";
  for (int game = 0; game < games; ++game)
    text += (game > 0 ? "," : "") + std::string(game_of_match);
  return text + std::string(rest) + "]}";
}

Result<BraveRatsDocument, JsonError> brave_rats_document(const std::string& text) {
  const auto document = read_document(text);
  if (!document) return Failure{document.error()};
  return std::get<BraveRatsDocument>(*document);
}

TEST(Document, IsWrittenAsItWasRead) {
  for (const std::string& text : {std::string(brave_rats_example), std::string(draft_example),
                                  std::string(position_example), match_of(2), match_of(3)}) {
    const auto document = brave_rats_document(text);
    ASSERT_TRUE(document) << describe(document.error());
    EXPECT_EQ(write_document(*document), text);
  }
}

TEST(Document, MayBeginAtAPositionBetweenTwoRounds) {
  const auto document = brave_rats_document(std::string(position_example));
  ASSERT_TRUE(document) << describe(document.error());
  const auto games = replay(*document);
  ASSERT_TRUE(games) << describe(games.error());
  EXPECT_EQ(games->front().first.sides[0].standing.won, 2);
  EXPECT_EQ(games->front().steps.size(), 2U);
}

TEST(Document, NamesWhatIsWrongWithAPosition) {
  const auto with = [](std::string_view position) {
    return changed(position_example, "p1-124-p2-057-w-21-g-10-s-00-h-01", position);
  };
  EXPECT_EQ(error_of(with("p1-124-p2-05-w-21-g-10-s-00-h-01")),
            "setup.position: \"p1-124-p2-05-w-21-g-10-s-00-h-01\": expected as many cards as in p1 "
            "at character 13");
  for (const std::string_view elsewhere :
       {"p1-124-p2-057-w-21-g-10-s-00-h-01-c-4x", "traitor-p1-01234567-p2-01234567-n-",
        "p1--p2--w-00-g-00-s-00-h-00-r-0"}) {
    EXPECT_EQ(error_of(with(elsewhere)), "setup.position: \"" + std::string(elsewhere) +
                                             "\": expected a position between two rounds");
  }
  EXPECT_EQ(error_of(changed(position_example, R"(h-01"})", R"(h-01","hands":[]})")),
            "setup: unknown member \"hands\"; expected position");
}

constexpr std::string_view forfeited_game =
    R"({"options":{"variant":"base"},"setup":{"hands":["01234567","01234567"]},)"
    R"("actions":["6:0"],"forfeit":{"seat":2,"reason":"ended with status 1"}})";

TEST(Document, OfAForfeitedGameIsWrittenAsItWasRead) {
  const std::string text = changed(brave_rats_example, "\"1:6\"]",
                                   R"("1:6"],"forfeit":{"seat":1,"reason":"answered \"ä\""})");
  const auto document = brave_rats_document(text);
  ASSERT_TRUE(document) << describe(document.error());
  EXPECT_EQ(document->games.front().forfeit, (Forfeit{Seat::one, "answered \"ä\""}));
  EXPECT_EQ(write_document(*document), text);
  EXPECT_TRUE(replay(*document));
}

constexpr std::string_view played_example =
    R"({"format":"cheesemoon/1","game":"brave-rats","played":{"table":"abcdfghjkm",)"
    R"("date":1763240000000,"players":[{"person":"Ann","hinted":true},{"bot":"level3"}]},)"
    R"("options":{"variant":"base"},"setup":{"hands":["01234567","01234567"]},"actions":["6:0"]})";

TEST(Document, SaysHowItWasPlayedIfThatIsKnown) {
  const auto document = brave_rats_document(std::string(played_example));
  ASSERT_TRUE(document) << describe(document.error());
  ASSERT_TRUE(document->played);
  EXPECT_EQ(document->played->table, "abcdfghjkm");
  EXPECT_EQ(document->played->players,
            (std::vector<RecordedPlayer>{{.name = "Ann", .is_hinted = true},
                                         {.kind = RecordedPlayer::Kind::bot, .name = "level3"}}));
  EXPECT_EQ(write_document(*document), played_example);
  const std::string without_ann =
      changed(played_example, "\"hinted\":true", R"("hinted":true,"gone":"resigned")");
  const auto of_others = brave_rats_document(without_ann);
  ASSERT_TRUE(of_others) << describe(of_others.error());
  EXPECT_EQ(of_others->played->players[0].gone, "resigned");
  EXPECT_EQ(write_document(*of_others), without_ann);
  const std::string match = changed(match_of(2), "\"match\"",
                                    R"("played":{"table":"x","date":0,"players":[{"bot":"level1"},)"
                                    R"({"bot":"level1"}],"given_up":true},"match")");
  const auto of_match = brave_rats_document(match);
  ASSERT_TRUE(of_match) << describe(of_match.error());
  EXPECT_TRUE(of_match->played->is_given_up);
  EXPECT_EQ(write_document(*of_match), match);
}

TEST(Document, NamesWhatIsWrongWithHowItWasPlayed) {
  const auto with = [](std::string_view from, std::string_view to) {
    return error_of(changed(played_example, from, to));
  };
  EXPECT_EQ(with(",{\"bot\":\"level3\"}", ""), "played.players: expected 2 players, found 1");
  EXPECT_EQ(with("1763240000000", "-1"), "played.date: expected milliseconds since 1970");
  EXPECT_EQ(with("\"Ann\"", "\"\""), "played.players[0].person: expected a text of 1 to 200 bytes");
  EXPECT_EQ(with("\"level3\"", "\"level3\",\"hinted\":true"),
            "played.players[1]: unknown member \"hinted\"; expected bot");
  EXPECT_EQ(with("\"table\":\"abcdfghjkm\",", ""), "played: \"table\" is missing");
}

TEST(Document, OfAMatchGivesTheCrownOfAForfeitedGameToTheOther) {
  const std::string text =
      match_of(0, std::string(forfeited_game) + "," + std::string(forfeited_game) + "," +
                      std::string(game_of_match));
  EXPECT_EQ(error_of(text), "");
  const auto document = brave_rats_document(text);
  EXPECT_EQ(crowns_of(*document).crowns, (std::array<std::uint8_t, 5>{3, 0}));
  EXPECT_EQ(write_document(*document), text);
}

TEST(Document, NamesWhatIsWrongWithAForfeit) {
  const auto with = [](std::string_view forfeit) {
    return changed(brave_rats_example, "\"1:6\"]", R"("1:6"],"forfeit":)" + std::string(forfeit));
  };
  EXPECT_EQ(error_of(with(R"({"seat":3,"reason":"x"})")),
            "forfeit.seat: expected a whole number from 1 to 2, found 3");
  EXPECT_EQ(error_of(with(R"({"seat":1})")), "forfeit: \"reason\" is missing");
  EXPECT_EQ(error_of(with(R"({"seat":1,"reason":"x","by":2})")),
            "forfeit: unknown member \"by\"; expected seat, reason");
  EXPECT_EQ(error_of(with(R"({"seat":1,"reason":"x"},"result":{"winner":1})")),
            "forfeit: a result is stated, but the game was forfeited");
}

TEST(DocumentsIn, AreTheTextAsAWholeOrItsLines) {
  EXPECT_EQ(documents_in(brave_rats_example).size(), 1U);
  EXPECT_EQ(documents_in(std::string(brave_rats_example) + "\n").size(), 1U);
  EXPECT_EQ(documents_in("{\"format\":\n\"cheesemoon/1\"}").size(), 1U);
  const std::string lines =
      std::string(brave_rats_example) + "\n\n" + std::string(draft_example) + "\r\nx";
  const auto documents = documents_in(lines);
  ASSERT_EQ(documents.size(), 3U);
  EXPECT_EQ(documents[0], brave_rats_example);
  EXPECT_TRUE(read_document(documents[1]));
  EXPECT_EQ(documents[2], "x");
  EXPECT_EQ(documents_in("").size(), 1U);
}

TEST(Document, MayRepeatTheHeadingInTheGamesOfAMatch) {
  const std::string text = match_of(0, brave_rats_example);
  EXPECT_EQ(error_of(text), "");
}

TEST(Document, CountsTheCrownsOfAMatch) {
  const auto document = brave_rats_document(match_of(2));
  ASSERT_TRUE(document);
  EXPECT_EQ(crowns_of(*document).crowns, (std::array<std::uint8_t, 5>{2, 0}));
}

TEST(Document, OfAMatchHasAGame) {
  EXPECT_EQ(
      error_of(R"({"format":"cheesemoon/1","game":"brave-rats","match":{"crowns":3},"games":[]})"),
      "games: expected at least one");
}

TEST(Document, OfAMatchMustNotGoOnAfterTheMatchIsWon) {
  EXPECT_EQ(error_of(match_of(3)), "");
  EXPECT_EQ(error_of(match_of(4)), "games[3]: the match is over before this game");
}

TEST(Document, OfAMatchMustFinishEachGameBeforeTheNext) {
  EXPECT_EQ(
      error_of(match_of(0, std::string(brave_rats_example) + "," + std::string(game_of_match))),
      "games[1]: the game before this one is not over");
}

TEST(Document, NamesTheGameOfAMatchInWhichSomethingIsWrong) {
  EXPECT_EQ(
      error_of(changed(match_of(1), "1:7", "1:9")),
      "games[0].actions[0]: \"1:9\": expected red's and blue's card as in 6:0 at character 3");
}

class FaultyDocument : public testing::TestWithParam<Fault> {};

TEST_P(FaultyDocument, IsRefusedWithWhatAndWhereAndWhatWasExpected) {
  EXPECT_EQ(error_of(changed(brave_rats_example, GetParam().from, GetParam().to)),
            GetParam().error);
}

INSTANTIATE_TEST_SUITE_P(
    Faults, FaultyDocument,
    testing::Values(
        Fault{"cheesemoon/1", "pgn", R"(format: expected "cheesemoon/1", found "pgn")"},
        Fault{R"("format":"cheesemoon/1",)", "", R"("format" is missing)"},
        Fault{R"("brave-rats")", "7", R"(game: expected a text, found 7)"},
        Fault{R"("brave-rats")", R"("chess")",
              R"(game: expected "brave-rats" or "first-rat", found "chess")"},
        Fault{R"({"variant":"base"})", R"({"variant":"bass"})",
              R"(options.variant: expected base, traitor, draft or deal, found "bass")"},
        Fault{R"({"variant":"base"})", R"({"variant":"base","seats":2})",
              R"(options: unknown member "seats"; expected variant)"},
        Fault{R"({"variant":"base"})", "[]", "options: expected an object {...}, found a list"},
        Fault{R"(["01234567","01234567"])", R"(["01234567"])", "setup.hands: expected two hands"},
        Fault{R"("01234567")", R"("76543210")",
              "setup.hands[0]: expected card numbers 0 to 7 in ascending order, at most two of a "
              "kind, found \"76543210\""},
        Fault{R"("01234567")", R"("01234566")", "setup: each hand has one card of every kind"},
        Fault{
            R"("actions":[)", R"("moves":[)",
            R"(unknown member "moves"; expected format, game, played, options, setup, actions, result, forfeit)"},
        Fault{R"(["6:0","7:7","1:6"])", R"("6:0")",
              R"(actions: expected a list [...], found "6:0")"},
        Fault{R"("7:7")", "77", "actions[1]: expected a text, found 77"},
        Fault{"7:7", "6:7",
              "actions[1]: \"6:7\": player 1 cannot play 6; legal: play 0, play 1, play 2, play 3, "
              "play 4, play 5, play 7"},
        Fault{"7:7", "pick 3",
              "actions[1]: \"pick 3\": expected red's and blue's card as in 6:0 at character 1"},
        Fault{"7:7", "7:1", "actions[2]: the game is over before this action"},
        Fault{R"("1:6"])", R"("1:6"],"result":{"winner":1})",
              "result: a result is stated, but the game is not over"},
        Fault{R"("7:7","1:6"])", R"("7:1"])", "result: the game is over, but no result is stated"},
        Fault{R"("7:7","1:6"])", R"("7:1"],"result":{"winner":3})",
              "result.winner: expected a whole number from 0 to 2, found 3"},
        Fault{R"("7:7","1:6"])", R"("7:1"],"result":{"winner":1})",
              "result: the stated result is not how the game ended: "
              "p1-012345-p2-234567-w-00-g-00-s-00-h-11-r-2"}));

TEST(Document, OfADraftThatIsFaultyIsRefused) {
  EXPECT_EQ(error_of(draft_example), "");
  EXPECT_EQ(error_of(changed(draft_example, "2256", "0056")),
            "setup: no kind has more than two cards in all batches");
  constexpr std::string_view no_batch =
      "setup: a batch has four cards, and only the last of all may have fewer";
  for (const std::string_view batch : {"225", "22566"})
    EXPECT_EQ(error_of(changed(draft_example, "2256", batch)), no_batch);
  EXPECT_EQ(error_of(changed(draft_example, "1356", "")), no_batch);
  EXPECT_EQ(error_of(changed(draft_example, R"("first":1)", R"("first":0)")),
            "setup.first: expected a whole number from 1 to 2, found 0");
  EXPECT_EQ(
      error_of(changed(draft_example, "pick 3", "pick 5")),
      "actions[0]: \"pick 5\": player 1 cannot pick 5; legal: pick 0, pick 1, pick 3, pick 4");
  EXPECT_EQ(error_of(changed(draft_example, R"("2256","0477","1356")", R"("2256")")), "");
  EXPECT_EQ(error_of(changed(changed(draft_example, R"(,"2256","0477","1356")", ""), R"("pick 4")",
                             R"("pick 4","pick 2")")),
            "actions[3]: the set-up does not say what was drawn before this action");
}

TEST(Document, OfATraitorOrADealMustHaveHandsThatItCanGive) {
  const std::string traitor = changed(brave_rats_example, "base", "traitor");
  EXPECT_EQ(error_of(changed(traitor, R"(["01234567","01234567"])", R"(["00115577","22334466"])")),
            "setup: each hand has one card of every kind, but for one card that was exchanged");
  const std::string deal = changed(brave_rats_example, "base", "deal");
  EXPECT_EQ(error_of(changed(deal, R"(["01234567","01234567"])", R"(["00115577","22334467"])")),
            "setup: the hands have eight cards each, and two of every kind together");
}

}  // namespace
}  // namespace cheesemoon::records
