#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "server/client/http_client.h"
#include "server/network/raw_client.h"
#include "server/network/test_server.h"

namespace cheesemoon::server {
namespace {

using std::chrono::milliseconds;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

bool is_alive(TestServer& server) {
  const auto answer = http_request(server.url(), "GET", "/echo");
  return answer.ok() && answer->status == 200;
}

class Malformed : public testing::TestWithParam<std::string> {};

TEST_P(Malformed, RequestsAreRefusedWithASentence) {
  TestServer server;
  RawClient client(server.port());
  client.send(GetParam());
  client.half_close();
  const std::string answer = client.read_to_end();
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 400 Bad Request\r\n"));
  EXPECT_THAT(answer, HasSubstr("{\"error\":{\"reason\":\"malformed\",\"sentence\":\""));
  EXPECT_EQ(server.counts().refused.malformed, 1U);
  EXPECT_TRUE(is_alive(server));
}

INSTANTIATE_TEST_SUITE_P(
    Http, Malformed,
    testing::Values(
        "cheese\r\n\r\n", "GET /echo HTTP/3.0\r\nHost: a\r\n\r\n",
        std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11),
        "GET /echo%2 HTTP/1.1\r\nHost: a\r\n\r\n", "GET /echo?a=%zz HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET /echo%00 HTTP/1.1\r\nHost: a\r\n\r\n", "GET http://a/echo HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET /echo HTTP/1.1\r\n\r\n", "GET /echo HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        "GET /echo HTTP/1.1\r\nHost: a\r\nX-Cheese: one\r\n two\r\n\r\n",
        "GET /echo HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n", "GET /echo HTTP/1.1\r\nHost: a\r\n",
        "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Len",
        "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: ten\r\n\r\n",
        "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n"
        "Content-Length: 6\r\n\r\nhello!",
        "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n"
        "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf",
        "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        "zz\r\nhello\r\n0\r\n\r\n"));

TEST(BadHttp, ALargeHeaderIsRefused) {
  TestServer server;
  RawClient client(server.port());
  client.send("GET /echo HTTP/1.1\r\nHost: a\r\nX-Cheese: " + std::string(100'000, 'x') +
              "\r\n\r\n");
  EXPECT_THAT(client.read_to_end(), StartsWith("HTTP/1.1 431 "));
  EXPECT_EQ(server.counts().refused.too_large, 1U);
}

TEST(BadHttp, AHeaderOfTheLargestSizeIsRead) {
  TestServer server;
  RawClient client(server.port());
  client.send("GET /echo HTTP/1.1\r\nHost: a\r\nX-Cheese: " + std::string(15'000, 'x') +
              "\r\n\r\n");
  EXPECT_THAT(client.read_answer(), StartsWith("HTTP/1.1 200 "));
}

TEST(BadHttp, ALargeBodyIsRefusedBeforeItIsRead) {
  TestServer server;
  RawClient client(server.port());
  client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 65537\r\n\r\n");
  EXPECT_THAT(client.read_to_end(), StartsWith("HTTP/1.1 413 "));
  EXPECT_EQ(server.counts().refused.too_large, 1U);
}

TEST(BadHttp, ALargeBodyInChunksIsRefused) {
  TestServer server;
  RawClient client(server.port());
  client.send("POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
  const std::string chunk = "1000\r\n" + std::string(0x1000, 'x') + "\r\n";
  for (int part = 0; part < 20; ++part) client.send(chunk);
  EXPECT_THAT(client.read_to_end(), StartsWith("HTTP/1.1 413 "));
}

TEST(BadHttp, ABodyOfTheLargestSizeIsRead) {
  TestServer server;
  const auto answer =
      http_request(server.url(), "POST", "/echo", std::string(std::size_t{64} * 1024, 'x'));
  ASSERT_TRUE(answer) << answer.error();
  EXPECT_EQ(answer->status, 200U);
}

TEST(BadHttp, AClientLearnsThatItSendsTooMuch) {
  TestServer server;
  const auto answer = http_request(server.url(), "POST", "/echo", std::string(200'000, 'x'));
  ASSERT_TRUE(answer) << answer.error();
  EXPECT_EQ(answer->status, 413U);
}

TEST(BadHttp, AHeaderThatDoesNotEndIsLate) {
  NetworkOptions options = generous();
  options.times.header = milliseconds(20);
  TestServer server(options);
  RawClient client(server.port());
  client.send("GET /echo HTTP/1.1\r\nHost: ");
  EXPECT_THAT(client.read_to_end(), StartsWith("HTTP/1.1 408 Request Timeout\r\n"));
  EXPECT_EQ(server.counts().refused.late, 1U);
}

TEST(BadHttp, AHeaderThatComesByteByByteIsLate) {
  NetworkOptions options = generous();
  options.times.header = milliseconds(20);
  TestServer server(options);
  RawClient client(server.port());
  std::string endless = "GET /echo HTTP/1.1\r\nX: ";
  while (client.send(endless) && server.counts().refused.late == 0) endless = "y";
  EXPECT_THAT(client.read_to_end(), StartsWith("HTTP/1.1 408 "));
}

TEST(BadHttp, ABodyThatDoesNotEndIsLate) {
  NetworkOptions options = generous();
  options.times.body = milliseconds(20);
  TestServer server(options);
  RawClient client(server.port());
  client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf");
  EXPECT_THAT(client.read_to_end(), StartsWith("HTTP/1.1 408 "));
}

TEST(BadHttp, WhoeverSaysNothingIsClosed) {
  NetworkOptions options = generous();
  options.times.handshake = milliseconds(20);
  options.times.idle = milliseconds(20);
  TestServer server(options);
  RawClient silent(server.port());
  EXPECT_EQ(silent.read_to_end(), "");
  RawClient once(server.port());
  once.send("GET /echo HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_THAT(once.read_answer(), StartsWith("HTTP/1.1 200 "));
  EXPECT_EQ(once.read_to_end(), "");
}

TEST(BadHttp, WhoeverDoesNotReadHisAnswersIsClosed) {
  NetworkOptions options = generous();
  options.times.idle = milliseconds(50);
  TestServer server(options);
  const RawClient client(server.port());
  for (int request = 0; request < 20; ++request)
    client.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
  server.wait_until([](const NetworkCounts& counts) { return counts.connections_open == 0; });
  EXPECT_LT(server.counts().requests, 20U);
}

TEST(BadHttp, WhatNobodyAnswersIsAnsweredWithAnExcuse) {
  NetworkOptions options = generous();
  options.times.answer = milliseconds(20);
  TestServer server(options);
  RawClient client(server.port());
  client.send("GET /held HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_THAT(client.read_to_end(), StartsWith("HTTP/1.1 503 "));
  EXPECT_EQ(server.counts().refused.unanswered, 1U);
  server.answer_held({.status = 200, .body = "too late", .headers = {}});
  EXPECT_TRUE(is_alive(server));
}

TEST(BadHttp, RandomBytesDoNoHarm) {
  TestServer server;
  Random random(1, 2);
  for (int round = 0; round < 100; ++round) {
    RawClient client(server.port());
    std::string bytes = round % 2 == 0 ? "GET /echo HTTP/1.1\r\nHost: a\r\n" : "";
    for (int byte = 0; byte < 500; ++byte) bytes.push_back(static_cast<char>(random.below(256)));
    client.send(bytes);
    client.half_close();
    client.read_to_end();
  }
  server.wait_until([](const NetworkCounts& counts) { return counts.connections_open == 0; });
  EXPECT_TRUE(is_alive(server));
}

TEST(BadHttp, TooManyRequestsAreRefused) {
  NetworkOptions options = generous();
  options.requests = {.interval = std::chrono::hours(1), .burst = 3};
  TestServer server(options);
  RawClient client(server.port());
  const std::string request = "GET /echo HTTP/1.1\r\nHost: a\r\n\r\n";
  for (int number = 0; number < 3; ++number) {
    client.send(request);
    EXPECT_THAT(client.read_answer(), StartsWith("HTTP/1.1 200 "));
  }
  client.send(request);
  const std::string answer = client.read_answer();
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 429 Too Many Requests\r\n"));
  EXPECT_THAT(answer, HasSubstr("\"reason\":\"too_many_requests\""));
  EXPECT_THAT(answer, HasSubstr("Retry-After: 1\r\n"));
  EXPECT_EQ(server.counts().refused.too_many_requests, 1U);
}

TEST(BadHttp, NobodyCanAskAsFastAsHeIsRefused) {
  NetworkOptions options = generous();
  options.behind_proxy = true;
  options.requests = {.interval = std::chrono::hours(1), .burst = 1};
  options.times.slow_down = std::chrono::hours(1);
  TestServer server(options);
  const auto request = [](const std::string& address) {
    return "GET /echo HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: " + address + "\r\n\r\n";
  };
  RawClient flood(server.port());
  for (int time = 0; time < 3; ++time) flood.send(request("192.0.2.1"));
  EXPECT_THAT(flood.read_answer(), StartsWith("HTTP/1.1 200 "));
  RawClient other(server.port());
  other.send(request("192.0.2.2"));
  EXPECT_THAT(other.read_answer(), StartsWith("HTTP/1.1 200 "));
  EXPECT_LT(server.counts().refused.too_many_requests, 2U);
}

TEST(BadHttp, BehindAProxyTheLastForwardedAddressCounts) {
  NetworkOptions options = generous();
  options.behind_proxy = true;
  options.requests = {.interval = std::chrono::hours(1), .burst = 1};
  TestServer server(options);
  const auto ask = [&](std::string_view addresses) {
    RawClient client(server.port());
    client.send("GET /echo HTTP/1.1\r\nHost: a\r\nConnection: close\r\n" + std::string(addresses) +
                "\r\n");
    return client.read_to_end();
  };
  EXPECT_THAT(ask("X-Forwarded-For: 192.0.2.1\r\n"), EndsWith("group=192.0.2.1"));
  // What comes before the last was made up by the client.
  EXPECT_THAT(ask("X-Forwarded-For: 192.0.2.9, 192.0.2.1\r\n"), StartsWith("HTTP/1.1 429 "));
  EXPECT_THAT(ask("X-Forwarded-For: 192.0.2.9\r\nX-Forwarded-For: 192.0.2.1\r\n"),
              StartsWith("HTTP/1.1 429 "));
  EXPECT_THAT(ask("X-Forwarded-For: 192.0.2.1, 2001:db8::1\r\n"), EndsWith("group=2001:db8::/64"));
  EXPECT_THAT(ask("X-Forwarded-For: cheese\r\n"), EndsWith("group=127.0.0.1"));
}

TEST(BadHttp, WithoutAProxyAForwardedAddressIsIgnored) {
  TestServer server;
  ClientOptions options;
  options.headers = {{"X-Forwarded-For", "192.0.2.1"}};
  const auto answer = http_request(server.url(), "GET", "/echo", {}, options);
  ASSERT_TRUE(answer) << answer.error();
  EXPECT_THAT(answer->body, EndsWith("group=127.0.0.1"));
}

TEST(BadHttp, ForeignPagesMayReadButNotChange) {
  NetworkOptions options = generous();
  options.allowed_origins = {"https://play.example.org"};
  TestServer server(options);
  const auto status = [&](std::string_view method, const std::string& origin) {
    ClientOptions with_origin;
    with_origin.headers = {{"Origin", origin}};
    const auto answer = http_request(server.url(), method, "/echo", {}, with_origin);
    return answer ? answer->status : 0;
  };
  EXPECT_EQ(status("GET", "https://evil.example.org"), 200U);
  EXPECT_EQ(status("POST", "https://evil.example.org"), 403U);
  EXPECT_EQ(status("DELETE", "null"), 403U);
  EXPECT_EQ(status("POST", "https://play.example.org"), 200U);
  EXPECT_EQ(status("POST", "http://" + host_header(server.url())), 200U);
  EXPECT_EQ(server.counts().refused.origin, 2U);
}

TEST(BadHttp, TooManyConnectionsOfOneAddressAreClosed) {
  NetworkOptions options = generous();
  options.most_connections_of_group = 2;
  TestServer server(options);
  RawClient first(server.port());
  {
    const RawClient second(server.port());
    server.wait_until([](const NetworkCounts& counts) { return counts.connections_open == 2; });
    RawClient third(server.port());
    EXPECT_EQ(third.read_to_end(), "");
    EXPECT_EQ(server.counts().refused.too_many_connections, 1U);
  }
  server.wait_until([](const NetworkCounts& counts) { return counts.connections_open == 1; });
  EXPECT_TRUE(is_alive(server));
}

TEST(BadHttp, WithoutFileDescriptorsItWaitsForSome) {
  TestServer server;
  RawClient client;
  rlimit limit{};
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &limit), 0);
  const rlimit small{.rlim_cur = 200, .rlim_max = limit.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &small), 0);
  std::vector<int> taken;
  for (int copy = dup(0); copy >= 0; copy = dup(0)) taken.push_back(copy);

  client.connect(server.port());
  server.wait_until([](const NetworkCounts& counts) { return counts.refused.not_accepted > 0; });

  for (const int copy : taken) ::close(copy);
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &limit), 0);
  client.send("GET /echo HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_THAT(client.read_answer(), StartsWith("HTTP/1.1 200 "));
}

}  // namespace
}  // namespace cheesemoon::server
