#include "table/challenge_board.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <vector>

#include "server/heads/summary.h"

namespace cheesemoon::server {
namespace {

namespace json = boost::json;

Head solo_table(const std::string& id, std::int64_t ended, const std::string& difficulty,
                const std::string& solo) {
  Head head;
  head.id = id;
  head.game = "first-rat";
  head.status = table::Status::over;
  head.updated = ended;
  head.summary =
      R"({"made_with":{"options":{"solo":")" + difficulty + R"("}},"solo":)" + solo + "}";
  return head;
}

TEST(ChallengeBoard, HasTheFirstTimeEachWasMetAndTheBestWin) {
  const std::vector<Head> heads{
      solo_table("c", 30, "easy", R"({"won":true,"points":97,"challenges":["no-items"]})"),
      solo_table("b", 20, "easy", R"({"won":true,"points":80,"challenges":["no-items"]})"),
      solo_table("e", 40, "easy", R"({"won":true,"points":97,"challenges":["no-items"]})"),
      solo_table("d", 10, "easy", R"({"won":false,"points":99,"challenges":[]})"),
      solo_table("a", 10, "unfair", R"({"won":true,"points":70,"challenges":[]})")};
  const json::object board = table::challenge_board(solo_tables(heads));
  EXPECT_EQ(board.at("met").at("easy"),
            json::parse(R"({"no-items":{"table":"b","time":20,"hinted":false}})"));
  EXPECT_EQ(board.at("best").at("easy"),
            json::parse(R"({"points":97,"table":"c","hinted":false})"));
  EXPECT_EQ(board.at("best").at("unfair"),
            json::parse(R"({"points":70,"table":"a","hinted":false})"));
  EXPECT_TRUE(board.at("best").at("medium").is_null());
  EXPECT_TRUE(board.at("met").at("unfair").as_object().empty());
}

TEST(ChallengeBoard, CountsWhatWasDoneWithoutHintsFirstAndMarksTheRest) {
  const std::string helped = R"({"won":true,"points":120,"hinted":true,"challenges":["no-items"]})";
  const std::string alone = R"({"won":true,"points":80,"hinted":false,"challenges":["no-items"]})";
  const std::vector<Head> heads{solo_table("a", 10, "easy", helped),
                                solo_table("b", 20, "easy", alone),
                                solo_table("c", 30, "medium", helped)};
  const json::object board = table::challenge_board(solo_tables(heads));
  EXPECT_EQ(board.at("met").at("easy").at("no-items").at("table").as_string(), "b");
  EXPECT_EQ(board.at("best").at("easy"),
            json::parse(R"({"points":80,"table":"b","hinted":false})"));
  EXPECT_EQ(board.at("best").at("medium"),
            json::parse(R"({"points":120,"table":"c","hinted":true})"));
  EXPECT_EQ(board.at("met").at("medium").at("no-items").at("hinted"), json::value(true));
}

TEST(ChallengeBoard, LeavesOutTablesThatAreNotGregsOrCannotBeRead) {
  Head damaged = solo_table("a", 1, "easy", "7");
  Head other = solo_table("b", 1, "easy", "null");
  other.summary = R"({"made_with":{"options":{"variant":"base"}}})";
  const json::object board = table::challenge_board(solo_tables(std::vector<Head>{damaged, other}));
  EXPECT_TRUE(board.at("best").at("easy").is_null());
  EXPECT_EQ(board.at("challenges").as_array().size(), 10U);
}

}  // namespace
}  // namespace cheesemoon::server
