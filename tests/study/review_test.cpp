#include "study/review.h"

#include <algorithm>

#include "hosting/games.h"
#include "hosting/hosted_games.h"

namespace cheesemoon::study {
namespace {

namespace json = boost::json;

json::object review(const std::string& record) {
  const auto text = hosting::review_json(record);
  EXPECT_TRUE(text) << (text ? "" : describe(text.error()));
  return text ? json::parse(*text).as_object() : json::object();
}

json::value frames_of(const std::string& record) {
  return json::parse(*hosting::replay_json(record)).at("games").at(0).at("frames");
}

double sum_of(const json::value& mix) {
  double sum = 0;
  for (const auto& part : mix.as_array()) sum += part.at("share").to_number<double>();
  return sum;
}

TEST(Review, OfBraveRatsPointsToTheFramesOfItsRounds) {
  for (const char* variant : {"base", "traitor", "draft", "deal"}) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      SCOPED_TRACE(variant);
      const std::string record =
          hosting::record_of(*hosting::played(hosting::brave_rats_kind(variant), seed));
      const json::object whole = review(record);
      const json::value frames = frames_of(record);
      const json::array& rounds = whole.at("games").at(0).at("rounds").as_array();
      ASSERT_FALSE(rounds.empty());
      for (const auto& round : rounds) {
        const auto frame = static_cast<std::size_t>(round.at("frame").as_int64());
        for (const auto& move : frames.at(frame).at("moves").as_array()) {
          const auto seat = static_cast<std::size_t>(move.at("seat").as_int64() - 1);
          EXPECT_EQ(move.at("action").as_string().subview(5),
                    round.at("cards").at(seat).as_string());
        }
        for (const auto& mix : round.at("mix").as_array()) EXPECT_NEAR(sum_of(mix), 1, 1e-9);
      }
      EXPECT_EQ(static_cast<std::size_t>(rounds.back().at("frame").as_int64()) + 1,
                frames.as_array().size());
      EXPECT_FALSE(whole.at("games").at(0).at("turning_point").is_null());
    }
  }
}

TEST(Review, OfBraveRatsCountsWhatWasGivenAwayAsChance) {
  const json::object whole = review(
      R"({"format":"cheesemoon/1","game":"brave-rats","options":{"variant":"base"},)"
      R"("setup":{"hands":["01234567","01234567"]},"actions":["1:7"],"result":{"winner":1}})");
  const json::value& game = whole.at("games").at(0);
  const json::value& round = game.at("rounds").at(0);
  EXPECT_NEAR(round.at("win_before").to_number<double>(), 0.5, 1e-9);
  EXPECT_EQ(round.at("win_after").to_number<double>(), 1);
  for (const auto& given : round.at("gave_away").as_array()) {
    EXPECT_GE(given.to_number<double>(), 0);
    EXPECT_LE(given.to_number<double>(), 0.5);
  }
  EXPECT_EQ(game.at("turning_point"), 0);
}

TEST(Review, OfFirstRatPointsToTheFrameAfterEachTurn) {
  for (const hosting::Kind& kind :
       {hosting::first_rat_kind(1, R"("easy")"), hosting::first_rat_kind(2)}) {
    SCOPED_TRACE(kind.options);
    const std::string record = hosting::record_of(*hosting::played(kind, 6, 25));
    const json::object whole = review(record);
    const json::value frames = frames_of(record);
    std::int64_t before = 0;
    for (const auto& turn : whole.at("games").at(0).at("turns").as_array()) {
      const std::int64_t frame = turn.at("frame").as_int64();
      ASSERT_GE(frame, before);
      before = frame;
      if (turn.at("luck").as_bool()) continue;
      const json::value& last = frames.at(static_cast<std::size_t>(frame)).at("moves").at(0);
      EXPECT_EQ(last.at("action"), turn.at("actions").as_array().back());
      EXPECT_EQ(last.at("seat"), turn.at("seat"));
    }
    EXPECT_EQ(static_cast<std::size_t>(before) + 1, frames.as_array().size());
  }
}

TEST(Review, OfAGameWithoutActionsIsEmpty) {
  const json::object first_rat =
      review(hosting::record_of(*hosting::played(hosting::first_rat_kind(2), 7, 0)));
  EXPECT_TRUE(first_rat.at("games").at(0).at("turns").as_array().empty());
  const json::object brave_rats =
      review(hosting::record_of(*hosting::played(hosting::brave_rats_kind("base"), 7, 0)));
  EXPECT_TRUE(brave_rats.at("games").at(0).at("turning_point").is_null());
}

TEST(Review, SaysWhatIsWrongWithARecord) {
  const auto wrong = hosting::review_json(R"({"format":"cheesemoon/2"})");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().where, "format");
}

}  // namespace
}  // namespace cheesemoon::study
