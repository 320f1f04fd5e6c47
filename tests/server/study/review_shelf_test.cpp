#include "server/study/review_shelf.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace cheesemoon::server {
namespace {

TEST(ReviewShelf, HasAReviewMadeOnceForAllWhoWait) {
  ReviewShelf shelf(2);
  std::vector<std::string> heard;
  const auto hear = [&](const HttpResponse& response) { heard.push_back(response.body); };
  EXPECT_TRUE(shelf.wait_for("a", hear));
  EXPECT_FALSE(shelf.wait_for("a", hear));
  shelf.arrived("a", {.body = "review"}, {});
  EXPECT_EQ(heard, (std::vector<std::string>{"review", "review"}));
  ASSERT_NE(shelf.find("a"), nullptr);
  EXPECT_EQ(shelf.find("a")->review, "review");
}

TEST(ReviewShelf, ForgetsWhatNobodyAskedForLongestAndKeepsNoFailures) {
  ReviewShelf shelf(2);
  shelf.arrived("a", {.body = "a"}, {});
  shelf.arrived("b", {.body = "b"}, {});
  EXPECT_NE(shelf.find("a"), nullptr);
  shelf.arrived("c", {.body = "c"}, {});
  EXPECT_EQ(shelf.find("b"), nullptr);
  EXPECT_NE(shelf.find("a"), nullptr);
  shelf.arrived("d", {.status = 503, .body = "busy"}, {});
  EXPECT_EQ(shelf.find("d"), nullptr);
}

}  // namespace
}  // namespace cheesemoon::server
