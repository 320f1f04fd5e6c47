#include "protocol/session.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "engine/first_rat/first_rat.h"
#include "records/document.h"
#include "records/first_rat_json.h"
#include "records/first_rat_library.h"
#include "records/recorded_game.h"

namespace cheesemoon::protocol {
namespace {

using first_rat::FirstRat;
using Lines = std::vector<std::string>;

/// What the engine answers to some lines; the input ends after them.
Lines answers_to(const Lines& lines) {
  std::string script;
  for (const std::string& line : lines) script += line + "\n";
  std::istringstream in(script);
  std::ostringstream out;
  run_session(in, out, {"Test Engine", "1.2"});
  Lines answers;
  std::istringstream answered(out.str());
  for (std::string line; std::getline(answered, line);) answers.push_back(line);
  return answers;
}

bool has_start(const Lines& lines, std::string_view start) {
  return std::any_of(lines.begin(), lines.end(),
                     [&](const std::string& line) { return line.starts_with(start); });
}

/// A game of two before the first move.
std::string first_rat_position() {
  first_rat::Options options;
  options.content = *records::FirstRatLibrary::standard().find("standard");
  Random random(5);
  records::RecordedGame<FirstRat> game(options);
  game.draw_chance(random);
  return "position record " + write_document(game.record());
}

const std::string opening = "position seen seat-1-p1-01234567-p2-01234567-w-00-g-00-s-00-h-00";

TEST(Session, TellsWhoItIsAndWhatCanBeSet) {
  const Lines answers = answers_to({"identify", "option game brave-rats", "identify"});
  EXPECT_EQ(answers[0], "id name Test Engine");
  EXPECT_EQ(answers[1], "id version 1.2");
  EXPECT_TRUE(has_start(answers, "option name player type choice default search values random "));
  EXPECT_TRUE(has_start(answers, "option name player type choice default perfect values random "));
  EXPECT_TRUE(has_start(answers, "option name threads type number default "));
  EXPECT_EQ(answers.back(), "identified");
}

TEST(Session, ChoosesInFirstRatAndTellsWhatItThinks) {
  const Lines answers =
      answers_to({"option seed 7", first_rat_position(), "go nodes 200", "wait", "isready"});
  EXPECT_TRUE(has_start(answers, "info depth "));
  ASSERT_GE(answers.size(), 3U);
  EXPECT_TRUE(answers[answers.size() - 2].starts_with("bestaction move ")) << answers.back();
  EXPECT_EQ(answers.back(), "ready");
  const std::string& info = answers[answers.size() - 3];
  EXPECT_NE(info.find(" nodes 200 win 0."), std::string::npos) << info;
  EXPECT_NE(info.find(" line move "), std::string::npos) << info;
}

TEST(Session, ChoosesTheSameForTheSameSeedAndNodes) {
  const Lines script{"option seed 7", "option threads 1", first_rat_position(), "go nodes 100",
                     "wait"};
  EXPECT_EQ(answers_to(script), answers_to(script));
}

TEST(Session, TellsTheStrategyOfBraveRats) {
  const Lines answers = answers_to({"option game brave-rats", opening, "go", "wait"});
  ASSERT_EQ(answers.size(), 3U);
  EXPECT_EQ(answers[0], "info win 0.500 0.500");
  EXPECT_TRUE(answers[1].starts_with("strategy play 2=0.2218 play 3=0.2719 ")) << answers[1];
  EXPECT_TRUE(answers[2].starts_with("bestaction play ")) << answers[2];
}

TEST(Session, ChoosesForTheSeatThatIsNamed) {
  const std::string revealed =
      R"(position setup {"game":"brave-rats","options":{"variant":"base"},)"
      R"("setup":{"hands":["01234567","01234567"]}} actions 2:6)";
  const Lines answers =
      answers_to({"option game brave-rats", "option player random", revealed, "go seat 2", "wait",
                  "go seat 1", "go seat 3", opening, "go seat 2"});
  ASSERT_EQ(answers.size(), 4U);
  EXPECT_TRUE(answers[0].starts_with("bestaction play ")) << answers[0];
  EXPECT_EQ(answers[1], "error go seat 1: this seat cannot choose here") << "it waits for blue";
  EXPECT_EQ(answers[2], "error go seat 3: this seat cannot choose here");
  EXPECT_EQ(answers[3], "error go seat 2: this seat cannot choose here") << "only seat 1 sees this";
}

TEST(Session, ThinksWithoutEndUntilItIsStopped) {
  const Lines answers = answers_to({first_rat_position(), "go infinite", "isready", "wait",
                                    "position seen x", "option seed 3", "go", "stop", "wait"});
  EXPECT_TRUE(has_start(answers, "ready"));
  EXPECT_TRUE(has_start(answers, "error wait: thinking without end; say stop first"));
  for (const char* command : {"position", "option", "go"})
    EXPECT_TRUE(has_start(answers, std::string("error ") + command + ": thinking; say stop first"));
  EXPECT_TRUE(answers.back().starts_with("bestaction move ")) << answers.back();
}

TEST(Session, WaitsForWhatWasStoppedBeforeItChangesAnything) {
  const Lines answers = answers_to(
      {first_rat_position(), "go infinite", "stop", first_rat_position(), "go nodes 1", "wait"});
  EXPECT_EQ(std::count_if(answers.begin(), answers.end(),
                          [](const auto& line) { return line.starts_with("bestaction move "); }),
            2);
  EXPECT_FALSE(has_start(answers, "error"));
}

TEST(Session, AnswersWhatItWasAskedBeforeItQuits) {
  for (const char* end : {"quit", ""}) {
    const Lines answers = answers_to({first_rat_position(), "go infinite", end});
    ASSERT_FALSE(answers.empty());
    EXPECT_TRUE(answers.back().starts_with("bestaction move ")) << answers.back();
  }
  EXPECT_TRUE(answers_to({"quit", "isready"}).empty());
}

TEST(Session, GoesOnAfterWrongInput) {
  const Lines answers =
      answers_to({"", "fly", "go", "stop", "option colour red", "option player nobody",
                  "option seed x", "option threads 0", "option game chess", "position record {}",
                  opening, R"(position setup {"game":"x"})", "isready"});
  const Lines starts{"error unknown command \"fly\": expected ",
                     "error go: expected a position before",
                     "error option colour: there is no such option; expected game, player, seed",
                     "error option player: expected random, greedy, ",
                     "error option seed: expected a number from 0 to ",
                     "error option threads: expected a number from 1 to ",
                     "error option game: expected first-rat or brave-rats, found \"chess\"",
                     "error position: \"format\" is missing",
                     "error position: expected one of first-rat; option game says",
                     R"(error position: game: expected "brave-rats" or "first-rat")",
                     "ready"};
  ASSERT_EQ(answers.size(), starts.size());
  for (std::size_t line = 0; line < starts.size(); ++line)
    EXPECT_TRUE(answers[line].starts_with(starts[line])) << answers[line];
}

TEST(Session, DoesNotChooseWhereNobodyCan) {
  const auto at = [](std::string_view setup) {
    return R"(position setup {"game":"brave-rats",)" + std::string(setup);
  };
  const Lines answers = answers_to(
      {"option game brave-rats",
       at(R"("options":{"variant":"base"},"setup":{"hands":["01234567","01234567"]}} actions 1:7)"),
       "go", at(R"("options":{"variant":"draft"},"setup":{"first":1,"batches":[]}})"), "go"});
  EXPECT_EQ(answers, (Lines{"error go: the game is over", "error go: it is for chance to act"}));
}

}  // namespace
}  // namespace cheesemoon::protocol
