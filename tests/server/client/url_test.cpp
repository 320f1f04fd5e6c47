#include "server/client/url.h"

#include <gtest/gtest.h>

namespace cheesemoon::server {
namespace {

TEST(Url, HostAndPortAreRead) {
  const auto url = read_url("http://localhost:8080/");
  ASSERT_TRUE(url) << url.error();
  EXPECT_FALSE(url->has_tls);
  EXPECT_EQ(url->host, "localhost");
  EXPECT_EQ(url->port, "8080");
  EXPECT_EQ(host_header(*url), "localhost:8080");
}

TEST(Url, TheUsualPortNeedNotBeSaid) {
  const auto plain = read_url("http://example.org");
  const auto secure = read_url("https://example.org:443");
  ASSERT_TRUE(plain && secure);
  EXPECT_EQ(plain->port, "80");
  EXPECT_TRUE(secure->has_tls);
  EXPECT_EQ(host_header(*plain), "example.org");
  EXPECT_EQ(host_header(*secure), "example.org");
}

TEST(Url, AnAddressOfIpv6IsInBrackets) {
  const auto url = read_url("https://[2001:db8::1]:8443");
  ASSERT_TRUE(url) << url.error();
  EXPECT_EQ(url->host, "2001:db8::1");
  EXPECT_EQ(url->port, "8443");
  EXPECT_EQ(host_header(*url), "[2001:db8::1]:8443");
}

TEST(Url, EverythingElseIsRefused) {
  for (const char* text :
       {"", "localhost", "ftp://localhost", "http://", "http:///", "http://:80",
        "http://a:", "http://a:0", "http://a:65536", "http://a:8x", "http://a/path", "http://a b",
        "http://[::1", "http://[::1]80", "https://a@b", "http://a:80:80"})
    EXPECT_FALSE(read_url(text)) << text;
}

TEST(Url, TheErrorSaysWhatItLooksLike) {
  const auto url = read_url("localhost:8080");
  ASSERT_FALSE(url);
  EXPECT_EQ(url.error(),
            "'localhost:8080' is not the address of a server. It looks like https://host or "
            "http://host:port.");
}

}  // namespace
}  // namespace cheesemoon::server
