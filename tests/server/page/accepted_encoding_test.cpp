#include "server/page/accepted_encoding.h"

#include <gtest/gtest.h>

namespace cheesemoon::server {
namespace {

TEST(AcceptedEncoding, IsOneThatTheListNames) {
  EXPECT_TRUE(accepts_encoding("gzip, deflate, br", "br"));
  EXPECT_TRUE(accepts_encoding("gzip;q=0.8 , br ; q=1.0", "gzip"));
  EXPECT_TRUE(accepts_encoding("br", "br"));
}

TEST(AcceptedEncoding, IsNotPartOfAnotherName) {
  EXPECT_FALSE(accepts_encoding("brotli, x-gzip", "br"));
  EXPECT_FALSE(accepts_encoding("brotli, x-gzip", "gzip"));
  EXPECT_FALSE(accepts_encoding("", "gzip"));
}

TEST(AcceptedEncoding, IsNotOneThatIsForbidden) {
  EXPECT_FALSE(accepts_encoding("br;q=0, gzip", "br"));
  EXPECT_FALSE(accepts_encoding("br; q=0.000", "br"));
  EXPECT_TRUE(accepts_encoding("br;q=0.001", "br"));
}

}  // namespace
}  // namespace cheesemoon::server
