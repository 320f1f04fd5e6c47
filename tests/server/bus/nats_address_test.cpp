#include "server/bus/nats_address.h"

#include <gtest/gtest.h>

namespace cheesemoon::server {
namespace {

using Urls = std::vector<std::string>;

TEST(NatsAddress, IsOneServerOrSeveral) {
  const auto one = read_nats_address("nats://localhost:4222");
  ASSERT_TRUE(one);
  EXPECT_EQ(one->urls, Urls{"nats://localhost:4222"});
  EXPECT_FALSE(one->is_secure);
  const auto several = read_nats_address("tls://a:1,tls://b:2,tls://c");
  ASSERT_TRUE(several);
  EXPECT_EQ(several->urls, (Urls{"tls://a:1", "tls://b:2", "tls://c"}));
  EXPECT_TRUE(several->is_secure);
}

TEST(NatsAddress, IsShownWithoutNamesAndPasswords) {
  EXPECT_EQ(read_nats_address("nats://me:s3cret@a:1,nats://b:2,nats://you@c:3")->shown(),
            "nats://a:1,nats://b:2,nats://c:3");
  EXPECT_EQ(read_nats_address("nats://me:p@ss@a:1")->shown(), "nats://a:1");
}

TEST(NatsAddress, IsNothingElse) {
  for (const char* text :
       {"", "nats:", "nats://", "localhost:4222", "http://localhost", "nats://a:1,", ",nats://a:1",
        "nats://a:1,b:2", "nats://a:1, nats://b:2", "nats://me:s3cret@", "redis://me:s3cret@a:1"}) {
    const auto place = read_nats_address(text);
    ASSERT_FALSE(place) << text;
    EXPECT_EQ(place.error().find("s3cret"), std::string::npos);
  }
  EXPECT_EQ(read_nats_address("nats://a:1,tls://b:2").error(),
            "the addresses of a bus are all nats:// or all tls://");
}

}  // namespace
}  // namespace cheesemoon::server
