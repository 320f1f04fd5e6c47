#include "hosting/games.h"

#include "hosted_games.h"

namespace cheesemoon::hosting {
namespace {

namespace json = boost::json;

json::object replay(const std::string& record, std::span<const std::string> names = {}) {
  const auto text = replay_json(record, names);
  EXPECT_TRUE(text) << (text ? "" : describe(text.error()));
  return text ? json::parse(*text).as_object() : json::object();
}

std::string error_of(const std::string& record) {
  const auto text = replay_json(record);
  EXPECT_FALSE(text);
  return text ? "" : describe(text.error());
}

const std::string match =
    R"({"format":"cheesemoon/1","game":"brave-rats","match":{"crowns":2},"games":[)"
    R"({"options":{"variant":"base"},"setup":{"hands":["01234567","01234567"]},)"
    R"("actions":["1:7"],"result":{"winner":1}},)"
    R"({"options":{"variant":"base"},"setup":{"hands":["01234567","01234567"]},)"
    R"("actions":["6:0","7:1"],"result":{"winner":2}}]})";

TEST(Replay, EndsWhereTheGameEndedAndHasItsBoard) {
  for (const Kind& kind : some_kinds()) {
    SCOPED_TRACE(kind.options);
    const auto game = played(kind, 1);
    const json::object whole = replay(record_of(*game));
    EXPECT_EQ(whole.at("game").as_string(), kind.game);
    ASSERT_EQ(whole.at("games").as_array().size(), 1U);
    const json::value& only = whole.at("games").at(0);
    EXPECT_EQ(only.at("board"), json::parse(game->board()));
    EXPECT_EQ(only.at("result"), json::parse(*game->result()));
    EXPECT_EQ(only.at("frames").as_array().back().at("view"), json::parse(game->view(spectator)));
  }
}

TEST(Replay, HasAFrameForEveryEntryAndOneForAllOfGregsTurn) {
  for (const Kind& kind : some_kinds()) {
    SCOPED_TRACE(kind.options);
    const std::string record = record_of(*played(kind, 2));
    std::vector<bool> is_gregs;
    const json::value read = json::parse(record);
    for (const auto& action : read.at("actions").as_array()) {
      const bool is_chances =
          action.as_string().starts_with("draw") || action.as_string().starts_with("lose");
      if (!is_chances || !is_gregs.back()) is_gregs.push_back(is_chances);
    }
    const json::object whole = replay(record);
    const json::array& frames = whole.at("games").at(0).at("frames").as_array();
    ASSERT_EQ(frames.size(), is_gregs.size() + 1);
    EXPECT_TRUE(frames.front().at("moves").as_array().empty());
    for (std::size_t place = 1; place < frames.size(); ++place) {
      const json::array& moves = frames[place].at("moves").as_array();
      ASSERT_EQ(moves.empty(), is_gregs[place - 1]);
      if (!moves.empty()) {
        const bool is_round = moves[0].at("action").as_string().starts_with("play");
        ASSERT_EQ(moves.size(), is_round ? 2U : 1U);
      }
      ASSERT_FALSE(frames[place].at("events").as_array().empty());
    }
  }
}

TEST(Replay, ToldFrameByFrameIsWhatASpectatorSawInAll) {
  for (const Kind& kind : some_kinds()) {
    if (kind.options.find("draft") != std::string::npos) continue;
    SCOPED_TRACE(kind.options);
    const auto game = played(kind, 3);
    json::array events;
    const json::object whole = replay(record_of(*game));
    for (const auto& frame : whole.at("games").at(0).at("frames").as_array())
      for (const auto& event : frame.at("events").as_array()) events.push_back(event);
    EXPECT_EQ(events, json::parse(game->events(spectator, 0)).as_array());
  }
}

TEST(Replay, OfADraftHidesNothing) {
  const json::object whole = replay(record_of(*played(brave_rats_kind("draft"), 4)));
  int kept = 0;
  int batches = 0;
  for (const auto& frame : whole.at("games").at(0).at("frames").as_array()) {
    for (const auto& player : frame.at("view").at("players").as_array())
      EXPECT_EQ(player.at("hidden"), 0);
    for (const auto& event : frame.at("events").as_array()) {
      if (event.at("kind") == "card_kept") {
        ++kept;
        EXPECT_FALSE(event.at("card").is_null());
      }
      if (event.at("kind") == "batch_drawn") {
        ++batches;
        EXPECT_EQ(event.at("batch").as_string().size(), 4U);
      }
    }
  }
  EXPECT_EQ(kept, 16);
  EXPECT_EQ(batches, 4);
}

TEST(Replay, OfAGameThatGoesOnHasNoResult) {
  for (const Kind& kind : some_kinds()) {
    SCOPED_TRACE(kind.options);
    const json::object whole = replay(record_of(*played(kind, 5, 2)));
    EXPECT_TRUE(whole.at("games").at(0).at("result").is_null());
  }
}

TEST(Replay, HasAllGamesOfAMatch) {
  const json::object whole = replay(match);
  ASSERT_EQ(whole.at("games").as_array().size(), 2U);
  EXPECT_EQ(whole.at("games").at(0).at("result").at("winner"), 1);
  EXPECT_EQ(whole.at("games").at(1).at("frames").as_array().size(), 3U);
}

TEST(Replay, HasNamesWithAnySigns) {
  const std::vector<std::string> names{R"(An"n\)", "Bot 5"};
  EXPECT_EQ(replay(match, names).at("names"), (json::array{R"(An"n\)", "Bot 5"}));
  EXPECT_TRUE(replay(match).at("names").as_array().empty());
}

TEST(Replay, SaysWhatIsWrongWithARecordAndWhere) {
  EXPECT_NE(error_of("{").find("not JSON"), std::string::npos);
  EXPECT_EQ(error_of("{}"), R"("format" is missing)");
  const std::string start = R"({"format":"cheesemoon/1","game":"brave-rats",)"
                            R"("options":{"variant":"base"},)"
                            R"("setup":{"hands":["01234567","01234567"]},"actions":)";
  EXPECT_NE(error_of(start + R"(["6:0","6:1"]})").find("actions[1]"), std::string::npos);
  EXPECT_NE(error_of(start + R"(["1:7"],"result":{"winner":2}})").find("result"),
            std::string::npos);
  std::string wrong_match = match;
  wrong_match.replace(wrong_match.find("6:0"), 3, "9:9");
  EXPECT_NE(error_of(wrong_match).find("games[1].actions[0]"), std::string::npos);
}

TEST(Review, IsQuickWhereEveryPositionIsSolved) {
  EXPECT_TRUE(is_quick_to_review(record_of(*played(brave_rats_kind("base"), 1))));
  EXPECT_FALSE(is_quick_to_review(record_of(*played(first_rat_kind(2), 1))));
  // Nobody has solved what can follow from any position somebody thinks of.
  EXPECT_FALSE(is_quick_to_review(
      R"({"format":"cheesemoon/1","game":"brave-rats","options":{"variant":"base"},)"
      R"("setup":{"position":"p1-01234567-p2-01234567-w-33-g-00-s-00-h-00"},"actions":["7:6"]})"));
}

}  // namespace
}  // namespace cheesemoon::hosting
