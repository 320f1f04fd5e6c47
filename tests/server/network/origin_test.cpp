#include "server/network/origin.h"

#include <gtest/gtest.h>

#include <vector>

namespace cheesemoon::server {
namespace {

const std::vector<std::string> no_other_origin;

TEST(Origin, ThatOfTheHostItselfIsAllowed) {
  EXPECT_TRUE(
      is_origin_allowed("http://example.org:8080", "example.org:8080", false, no_other_origin));
  EXPECT_TRUE(is_origin_allowed("https://Example.org", "example.ORG", false, no_other_origin));
}

TEST(Origin, AnotherPortOrHostIsAnotherOrigin) {
  EXPECT_FALSE(
      is_origin_allowed("http://example.org:8081", "example.org:8080", false, no_other_origin));
  EXPECT_FALSE(is_origin_allowed("http://example.org", "example.org:8080", false, no_other_origin));
  EXPECT_FALSE(is_origin_allowed("http://evil.example.org", "example.org", false, no_other_origin));
  EXPECT_FALSE(is_origin_allowed("http://example.org.evil", "example.org", false, no_other_origin));
}

TEST(Origin, WithTlsAPageWithoutItIsForeign) {
  EXPECT_TRUE(is_origin_allowed("https://example.org", "example.org", true, no_other_origin));
  EXPECT_FALSE(is_origin_allowed("http://example.org", "example.org", true, no_other_origin));
}

TEST(Origin, NothingAndNonsenseAreForeign) {
  for (const char* origin : {"", "null", "example.org", "ftp://example.org", "http://"})
    EXPECT_FALSE(is_origin_allowed(origin, "example.org", false, no_other_origin)) << origin;
  EXPECT_FALSE(is_origin_allowed("http://", "", false, no_other_origin));
}

TEST(Origin, OneOfTheListIsAllowed) {
  const std::vector<std::string> allowed{"https://play.example.org", "http://localhost:5173"};
  EXPECT_TRUE(is_origin_allowed("http://localhost:5173", "example.org", true, allowed));
  EXPECT_FALSE(is_origin_allowed("http://localhost:5174", "example.org", true, allowed));
  EXPECT_FALSE(is_origin_allowed("http://play.example.org", "example.org", true, allowed));
}

}  // namespace
}  // namespace cheesemoon::server
