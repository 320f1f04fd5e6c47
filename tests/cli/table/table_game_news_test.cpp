#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <deque>
#include <string>

#include "cli/run_program.h"
#include "cli/table/local_evening.h"

/// What those at a table read of it when it changes.
namespace cheesemoon::cli {
namespace {

namespace json = boost::json;

/// A table of Ann and Bob, of which nothing is told but who is gone and how it ended.
json::value update_of(const std::string& bobs_gone, const std::string& ending) {
  const std::string status = ending == "null" ? "playing" : "over";
  return json::parse(
      R"({"type":"update","table":"bcdfghjkmn","seat":null,"sequence":1,"since":0,"time":1000,)"
      R"("state":{"id":"bcdfghjkmn","status":")" +
      status +
      R"(","made_with":{"game":"brave-rats","options":{"variant":"base"}},"maker":"p1",)"
      R"("created":1,"seats":[)"
      R"({"kind":"person","person":"p1","name":"Ann","gone":null,"offers_end":false},)"
      R"({"kind":"person","person":"p2","name":"Bob","gone":)" +
      bobs_gone + R"(,"offers_end":false}],"games":1,"crowns":null,"ending":)" + ending +
      R"(,"commitment":"00","opening":null,"before":null,"next":null}})");
}

/// Tells one thing after the other.
class TellingHost final : public TableHost {
 public:
  explicit TellingHost(std::deque<json::value> updates) : updates_(std::move(updates)) {}

  void watch(hosting::Viewer /*viewer*/) override {}
  std::string send(json::object /*message*/) override { return {}; }
  Heard hear(std::chrono::milliseconds /*at_most*/) override {
    Heard heard;
    if (updates_.empty()) return heard;
    heard.messages.push_back(std::move(updates_.front()));
    updates_.pop_front();
    return heard;
  }
  [[nodiscard]] bool is_connected() const override { return true; }
  [[nodiscard]] bool is_here() const override { return false; }
  Result<json::value, std::string> hint(Seat /*seat*/) override { return Failure{std::string()}; }

 private:
  std::deque<json::value> updates_;
};

/// What a spectator reads when Bob is gone, and then when the table ends.
std::string shown(const std::string& bobs_gone, const std::string& ending) {
  const TypedText keyboard("");
  std::ostringstream out;
  Terminal terminal(out, false, false);
  TypedLines lines(keyboard.descriptor());
  TellingHost host(
      {update_of("null", "null"), update_of(bobs_gone, "null"), update_of(bobs_gone, ending)});
  TableGame table(terminal, lines, host, english, {}, {}, [] {});
  EXPECT_EQ(table.play({}), TableGame::Ending::finished);
  return out.str();
}

TEST(TableGame, SaysWhySomebodyPlaysNoMore) {
  const std::string won_by_ann = R"(","places":[1,2]})";
  const std::string resigned = shown(R"("resigned")", R"({"kind":"resigned)" + won_by_ann);
  EXPECT_TRUE(contains(resigned, "Bob gives up.\nThe game is over: somebody has given up.\n"))
      << resigned;
  const std::string timed_out = shown(R"("timed_out")", R"({"kind":"timed_out)" + won_by_ann);
  EXPECT_TRUE(contains(timed_out, "Bob has run out of time.\nThe game is over: somebody has run"))
      << timed_out;
  const std::string left = shown(R"("left")", R"({"kind":"left)" + won_by_ann);
  EXPECT_TRUE(contains(left,
                       "Bob did not come back.\nThe game is over: somebody did not come "
                       "back.\nAnn wins!\n"))
      << left;
  const std::string replaced = shown(R"("replaced")", R"({"kind":"finished)" + won_by_ann);
  EXPECT_TRUE(contains(replaced, "Bob did not come back: a bot plays on instead.\n")) << replaced;
}

}  // namespace
}  // namespace cheesemoon::cli
