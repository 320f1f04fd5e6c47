#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "server/network/raw_client.h"
#include "server/network/test_server.h"

/// What browsers ask for and get where a page of another host uses the server.
namespace cheesemoon::server {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class CrossOrigin : public testing::Test {
 protected:
  static NetworkOptions with_another_page() {
    NetworkOptions options = generous();
    options.allowed_origins = {"https://play.example.org"};
    return options;
  }

  /// The answer to a request of a page of that origin, with more lines of header.
  std::string ask(const std::string& method, const std::string& path, const std::string& origin,
                  const std::string& more = {}) {
    RawClient client(server_.port());
    client.send(method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nOrigin: " + origin +
                "\r\nConnection: close\r\n" + more + "\r\n");
    return client.read_to_end();
  }

  TestServer server_{with_another_page()};
};

constexpr const char* asks_first =
    "Access-Control-Request-Method: POST\r\nAccess-Control-Request-Headers: authorization\r\n";

TEST_F(CrossOrigin, APageOnTheListIsToldWhatItMayDo) {
  const std::string answer = ask("OPTIONS", "/echo", "https://play.example.org", asks_first);
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 204 "));
  EXPECT_THAT(answer, HasSubstr("\r\nAccess-Control-Allow-Origin: https://play.example.org\r\n"));
  EXPECT_THAT(answer,
              HasSubstr("\r\nAccess-Control-Allow-Methods: GET, POST, PUT, PATCH, DELETE\r\n"));
  EXPECT_THAT(answer,
              HasSubstr("\r\nAccess-Control-Allow-Headers: Authorization, Content-Type\r\n"));
  EXPECT_THAT(answer, HasSubstr("\r\nVary: Origin\r\n"));
}

TEST_F(CrossOrigin, APageOnTheListReadsAnswersAndRefusals) {
  for (const char* path : {"/echo", "/headers", "/nowhere", "/%zz"})
    for (const char* method : {"GET", "POST"})
      EXPECT_THAT(ask(method, path, "https://play.example.org"),
                  HasSubstr("\r\nAccess-Control-Allow-Origin: https://play.example.org\r\n"))
          << method << path;
}

TEST_F(CrossOrigin, OtherPagesAreToldNothing) {
  EXPECT_THAT(ask("OPTIONS", "/echo", "https://evil.example.org", asks_first),
              StartsWith("HTTP/1.1 403 "));
  for (const char* method : {"OPTIONS", "GET", "POST"})
    EXPECT_THAT(ask(method, "/echo", "https://evil.example.org", asks_first),
                Not(HasSubstr("Access-Control")));
}

TEST_F(CrossOrigin, WhatIsNoQuestionBeforehandGoesToTheHandler) {
  EXPECT_THAT(ask("OPTIONS", "/echo", "https://play.example.org"), HasSubstr("OPTIONS /echo"));
}

}  // namespace
}  // namespace cheesemoon::server
