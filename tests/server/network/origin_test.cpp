#include "server/network/origin.h"

#include <gtest/gtest.h>

#include <vector>

namespace cheesemoon::server {
namespace {

const std::vector<std::string> nobody;

TEST(Origin, ThatOfTheHostItselfIsAllowed) {
  EXPECT_TRUE(is_origin_allowed("http://example.org:8080", "example.org:8080", false, nobody));
  EXPECT_TRUE(is_origin_allowed("https://Example.org", "example.ORG", false, nobody));
}

TEST(Origin, AnotherPortOrHostIsAnotherOrigin) {
  EXPECT_FALSE(is_origin_allowed("http://example.org:8081", "example.org:8080", false, nobody));
  EXPECT_FALSE(is_origin_allowed("http://example.org", "example.org:8080", false, nobody));
  EXPECT_FALSE(is_origin_allowed("http://evil.example.org", "example.org", false, nobody));
  EXPECT_FALSE(is_origin_allowed("http://example.org.evil", "example.org", false, nobody));
}

TEST(Origin, WithTlsAPageWithoutItIsForeign) {
  EXPECT_TRUE(is_origin_allowed("https://example.org", "example.org", true, nobody));
  EXPECT_FALSE(is_origin_allowed("http://example.org", "example.org", true, nobody));
}

TEST(Origin, NothingAndNonsenseAreForeign) {
  for (const char* origin : {"", "null", "example.org", "ftp://example.org", "http://"})
    EXPECT_FALSE(is_origin_allowed(origin, "example.org", false, nobody)) << origin;
  EXPECT_FALSE(is_origin_allowed("http://", "", false, nobody));
}

TEST(Origin, OneOfTheListIsAllowed) {
  const std::vector<std::string> allowed{"https://play.example.org", "http://localhost:5173"};
  EXPECT_TRUE(is_origin_allowed("http://localhost:5173", "example.org", true, allowed));
  EXPECT_FALSE(is_origin_allowed("http://localhost:5174", "example.org", true, allowed));
  EXPECT_FALSE(is_origin_allowed("http://play.example.org", "example.org", true, allowed));
}

}  // namespace
}  // namespace cheesemoon::server
