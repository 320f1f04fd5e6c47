#include "tools/timing.h"

#include <gtest/gtest.h>

#include "server/store/store_fixture.h"
#include "tools/serving.h"

namespace cheesemoon::tools {
namespace {

Result<std::vector<TimedQuestion>, std::string> time_shortly(const std::string& url,
                                                             std::size_t polls = 20) {
  TimingOptions options;
  options.server = url;
  options.polls = polls;
  return run_timing(options);
}

TEST(Timing, FindsAnswersOfOneSizeWhateverWaits) {
  const server::TemporaryFolder folder;
  const Serving serving(folder.file("games.sqlite"), false);
  const auto questions = time_shortly(serving.url());
  ASSERT_TRUE(questions) << questions.error();
  EXPECT_EQ(questions->size(), 13U);
  for (const TimedQuestion& question : *questions) {
    EXPECT_FALSE(question.tells_which()) << question.what;
    EXPECT_FALSE(question.tells_that()) << question.what;
    EXPECT_EQ(question.unchosen.count + question.one_card.count + question.another_card.count, 20U);
    EXPECT_GT(question.unchosen.count, 0U);
  }
}

TEST(Timing, NeedsAServerWithoutLimits) {
  const server::TemporaryFolder folder;
  const Serving serving(folder.file("games.sqlite"), true);
  const auto questions = time_shortly(serving.url(), 100);
  ASSERT_FALSE(questions);
  EXPECT_NE(questions.error().find("--no-limits"), std::string::npos) << questions.error();
  EXPECT_FALSE(time_shortly("http://127.0.0.1:1"));
  EXPECT_FALSE(time_shortly("ftp://127.0.0.1"));
}

}  // namespace
}  // namespace cheesemoon::tools
