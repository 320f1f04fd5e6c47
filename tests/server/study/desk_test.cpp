#include "server/study/desk.h"

#include <gtest/gtest.h>

#include <deque>
#include <stdexcept>
#include <utility>
#include <vector>

#include "server/hall/test_hall.h"
#include "server/study/review_shelf.h"

namespace cheesemoon::server {
namespace {

/// A desk whose work is done when the test says so, in the order in which it was started.
class DeskTest : public testing::Test {
 protected:
  void ask(const std::string& who, const std::string& answer) {
    desk_.take(
        who, [answer] { return HttpResponse{.body = answer}; },
        [this](const HttpResponse& response) {
          answers_.push_back(response.status == 200 ? response.body
                                                    : std::to_string(response.status));
        });
  }
  void work_once() {
    ASSERT_FALSE(started_.empty());
    const auto work = std::move(started_.front());
    started_.pop_front();
    work();
    context_.restart();
    context_.poll();
  }

  Folder folder_;
  boost::asio::io_context context_{1};
  JournalWriter journal_{open_surely(folder_.file("games.sqlite")), 10};
  StoreThread store_{open_surely(folder_.file("games.sqlite"))};
  std::deque<std::function<void()>> started_;
  std::vector<std::string> complaints_;
  HallServices services_{
      .context = context_,
      .journal = journal_,
      .store = store_,
      .work = [this](std::function<void()> work) { started_.push_back(std::move(work)); },
      .authenticate = {},
      .announce = {},
      .finished = {},
      .complain = [this](const std::string& sentence) { complaints_.push_back(sentence); },
      .now = {}};
  Desk desk_{services_, {.most_at_once = 2, .most_waiting = 3, .most_waiting_of_one = 2}};
  std::vector<std::string> answers_;
};

TEST_F(DeskTest, ServesEverybodyOneAfterTheOtherAndOthersMeanwhile) {
  ask("ann", "1");
  ask("ann", "2");
  ask("bob", "3");
  EXPECT_EQ(started_.size(), 2U);
  work_once();
  work_once();
  work_once();
  EXPECT_EQ(answers_, (std::vector<std::string>{"1", "3", "2"}));
}

TEST_F(DeskTest, SendsAwayWhomeverItHasNoPlaceFor) {
  ask("ann", "1");
  ask("ann", "2");
  ask("ann", "3");
  ask("ann", "4");
  EXPECT_EQ(answers_, std::vector<std::string>{"503"});
  ask("bob", "5");
  ask("cyd", "6");
  ask("dan", "7");
  EXPECT_EQ(answers_, (std::vector<std::string>{"503", "503"}));
  while (!started_.empty()) work_once();
  EXPECT_EQ(answers_.size(), 7U);
}

TEST_F(DeskTest, OutlivesWorkThatFails) {
  unsigned status = 0;
  desk_.take(
      "ann", []() -> HttpResponse { throw std::runtime_error("oh"); },
      [&](const HttpResponse& response) { status = response.status; });
  ask("ann", "next");
  work_once();
  EXPECT_EQ(status, 500U);
  EXPECT_EQ(complaints_.size(), 1U);
  work_once();
  EXPECT_EQ(answers_, std::vector<std::string>{"next"});
}

TEST(ReviewShelf, HasAReviewMadeOnceForAllWhoWait) {
  ReviewShelf shelf(2);
  std::vector<std::string> heard;
  const auto hear = [&](const HttpResponse& response) { heard.push_back(response.body); };
  EXPECT_TRUE(shelf.wait_for("a", hear));
  EXPECT_FALSE(shelf.wait_for("a", hear));
  shelf.arrived("a", {.body = "review"});
  EXPECT_EQ(heard, (std::vector<std::string>{"review", "review"}));
  ASSERT_NE(shelf.find("a"), nullptr);
  EXPECT_EQ(*shelf.find("a"), "review");
}

TEST(ReviewShelf, ForgetsWhatNobodyAskedForLongestAndKeepsNoFailures) {
  ReviewShelf shelf(2);
  shelf.arrived("a", {.body = "a"});
  shelf.arrived("b", {.body = "b"});
  EXPECT_NE(shelf.find("a"), nullptr);
  shelf.arrived("c", {.body = "c"});
  EXPECT_EQ(shelf.find("b"), nullptr);
  EXPECT_NE(shelf.find("a"), nullptr);
  shelf.arrived("d", {.status = 503, .body = "busy"});
  EXPECT_EQ(shelf.find("d"), nullptr);
}

}  // namespace
}  // namespace cheesemoon::server
