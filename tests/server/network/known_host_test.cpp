#include "server/network/known_host.h"

#include <gtest/gtest.h>

#include "server/client/http_client.h"
#include "server/network/test_server.h"

namespace cheesemoon::server {
namespace {

TEST(KnownHost, AddressesAndNamesAtHomeAreAlwaysKnown) {
  for (const char* host : {"127.0.0.1:8080", "192.168.1.7", "[::1]:8080", "[fe80::1]", "localhost",
                           "localhost:8080", "games.localhost", "attic:8080", "attic.local",
                           "Attic.LAN:8080", "attic.home.arpa", "attic.fritz.box", ""})
    EXPECT_TRUE(is_known_host(host, "")) << host;
}

TEST(KnownHost, ANameOfTheInternetIsKnownIfItIsThePublicOne) {
  EXPECT_TRUE(is_known_host("play.example.org", "play.example.org"));
  EXPECT_TRUE(is_known_host("Play.Example.org:443", "play.example.org"));
  for (const char* host : {"play.example.org", "127.0.0.1.example.org", "evil.example:8080",
                           "attic.local.example", ".local", "1.2.3", "[evil.example]:80"})
    EXPECT_FALSE(is_known_host(host, "")) << host;
  EXPECT_FALSE(is_known_host("evil.example.org", "play.example.org"));
  EXPECT_FALSE(is_known_host("example.org", "play.example.org"));
}

TEST(KnownHost, APageWhoseNameLeadsToThisMachineIsRefused) {
  TestServer server;
  ClientOptions rebound;
  rebound.headers = {{"Host", "evil.example"}, {"Origin", "http://evil.example"}};
  for (const char* method : {"GET", "POST"}) {
    const auto answer = http_request(server.url(), method, "/echo", {}, rebound);
    ASSERT_TRUE(answer) << answer.error();
    EXPECT_EQ(answer->status, 421U) << method;
  }
  EXPECT_EQ(server.counts().refused.host, 2U);
}

}  // namespace
}  // namespace cheesemoon::server
