#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "server/client/http_client.h"
#include "server/network/raw_client.h"
#include "server/network/test_server.h"

namespace cheesemoon::server {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::string header(const HttpResponse& response, std::string_view name) {
  for (const auto& [header_name, value] : response.headers)
    if (header_name == name) return value;
  return "none";
}

TEST(Http, TheHandlerGetsWhatWasAsked) {
  TestServer server;
  ClientOptions options;
  options.token = "secret";
  const auto answer = http_request(server.url(), "POST", "/echo?name=F%C3%BCrst%20Rat&a=1+2&a=3",
                                   "{\"cheese\":1}", options);
  ASSERT_TRUE(answer) << answer.error();
  EXPECT_EQ(answer->status, 200U);
  EXPECT_EQ(answer->body,
            "POST /echo a=3 name=Fürst Rat body={\"cheese\":1} token=secret group=127.0.0.1");
}

TEST(Http, WithoutATokenThereIsNone) {
  TestServer server;
  ClientOptions other_scheme;
  other_scheme.headers = {{"Authorization", "Basic c2VjcmV0"}};
  for (const ClientOptions& options : {ClientOptions{}, other_scheme}) {
    const auto answer = http_request(server.url(), "GET", "/echo", {}, options);
    ASSERT_TRUE(answer) << answer.error();
    EXPECT_EQ(answer->body, "GET /echo body= token=none group=127.0.0.1");
  }
}

TEST(Http, EveryAnswerSaysWhoItIsFromAndIsNotKept) {
  TestServer server;
  const auto answer = http_request(server.url(), "GET", "/no/such/thing");
  ASSERT_TRUE(answer) << answer.error();
  EXPECT_EQ(answer->status, 404U);
  EXPECT_EQ(header(*answer, "Server"), "cheesemoon");
  EXPECT_EQ(header(*answer, "X-Content-Type-Options"), "nosniff");
  EXPECT_EQ(header(*answer, "Cache-Control"), "no-store");
  EXPECT_EQ(header(*answer, "Content-Length"), std::to_string(answer->body.size()));
  EXPECT_EQ(header(*answer, "Content-Type"), "application/json");
}

TEST(Http, HeadersOfTheHandlerCountMore) {
  TestServer server;
  const auto answer = http_request(server.url(), "GET", "/headers");
  ASSERT_TRUE(answer) << answer.error();
  EXPECT_EQ(header(*answer, "Cache-Control"), "max-age=60");
  EXPECT_EQ(header(*answer, "X-Rat"), "yes");
  EXPECT_EQ(answer->content_type, "text/html");
}

TEST(Http, HeadIsGetWithoutTheBody) {
  TestServer server;
  RawClient client(server.port());
  client.send("HEAD /headers HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  const std::string answer = client.read_to_end();
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 200 OK\r\n"));
  EXPECT_THAT(answer, HasSubstr("Content-Length: 3\r\n"));
  EXPECT_THAT(answer, EndsWith("\r\n\r\n"));
}

TEST(Http, AnAnswerWithoutContentHasNone) {
  TestServer server;
  RawClient client(server.port());
  client.send("GET /nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  const std::string answer = client.read_to_end();
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 204 "));
  EXPECT_THAT(answer, Not(HasSubstr("Content-Length")));
  EXPECT_THAT(answer, EndsWith("\r\n\r\n"));
}

TEST(Http, AConnectionIsKeptForTheNextRequest) {
  TestServer server;
  RawClient client(server.port());
  for (int request = 0; request < 3; ++request) {
    ASSERT_TRUE(client.send("GET /echo HTTP/1.1\r\nHost: localhost\r\n\r\n"));
    EXPECT_THAT(client.read_answer(), EndsWith("GET /echo body= token=none group=127.0.0.1"));
  }
  const NetworkCounts counts = server.counts();
  EXPECT_EQ(counts.connections, 1U);
  EXPECT_EQ(counts.requests, 3U);
}

TEST(Http, RequestsSentTogetherAreAnsweredInTheirOrder) {
  TestServer server;
  RawClient client(server.port());
  client.send(
      "GET /thread HTTP/1.1\r\nHost: localhost\r\n\r\n"
      "POST /echo?a=1 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nbody"
      "GET /echo?a=2 HTTP/1.1\r\nHost: localhost\r\n\r\n");
  client.half_close();
  EXPECT_THAT(client.read_answer(), StartsWith("HTTP/1.1 202 Accepted\r\n"));
  EXPECT_THAT(client.read_answer(), HasSubstr("POST /echo a=1 body=body"));
  EXPECT_THAT(client.read_answer(), HasSubstr("GET /echo a=2 body="));
  EXPECT_EQ(client.read_to_end(), "");
}

TEST(Http, AConnectionEndsWhenTheClientWantsItTo) {
  TestServer server;
  RawClient client(server.port());
  client.send("GET /echo HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  EXPECT_THAT(client.read_to_end(), HasSubstr("Connection: close\r\n"));
}

TEST(Http, TheOldVersionEndsTheConnection) {
  TestServer server;
  RawClient client(server.port());
  client.send("GET /echo HTTP/1.0\r\n\r\n");
  EXPECT_THAT(client.read_to_end(), StartsWith("HTTP/1.0 200 OK\r\n"));
}

TEST(Http, ABodyMayComeInChunks) {
  TestServer server;
  RawClient client(server.port());
  client.send(
      "POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
      "3\r\nFir\r\n6\r\nst Rat\r\n0\r\n\r\n");
  EXPECT_THAT(client.read_answer(), HasSubstr("body=First Rat token"));
}

TEST(Http, WhoeverAsksMayGoOnWithTheBody) {
  TestServer server;
  RawClient client(server.port());
  client.send(
      "POST /echo HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n"
      "Content-Length: 4\r\n\r\n");
  EXPECT_EQ(client.read_until("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  client.send("body");
  EXPECT_THAT(client.read_answer(), HasSubstr("body=body"));
}

TEST(Http, ALargeAnswerArrivesWhole) {
  TestServer server;
  const auto answer = http_request(server.url(), "GET", "/large");
  ASSERT_TRUE(answer) << answer.error();
  EXPECT_EQ(answer->body, std::string(1'000'000, 'x'));
}

TEST(Http, OnlyTheFirstReplyCounts) {
  TestServer server;
  RawClient client(server.port());
  client.send("GET /twice HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_THAT(client.read_answer(), EndsWith("first"));
  client.send("GET /held HTTP/1.1\r\nHost: localhost\r\n\r\n");
  server.answer_held({.status = 200, .body = "held", .headers = {}});
  EXPECT_THAT(client.read_answer(), EndsWith("held"));
}

TEST(Http, AReplyToSomebodyWhoIsGoneDoesNothing) {
  TestServer server;
  {
    RawClient client(server.port());
    client.send("GET /held HTTP/1.1\r\nHost: localhost\r\n\r\n");
    server.wait_until([](const NetworkCounts& counts) { return counts.requests == 1; });
  }
  server.answer_held({.status = 200, .body = "held", .headers = {}});
  server.wait_until([](const NetworkCounts& counts) { return counts.connections_open == 0; });
  EXPECT_TRUE(http_request(server.url(), "GET", "/echo"));
}

TEST(Http, CountsWhatItDoes) {
  TestServer server;
  RawClient client(server.port());
  const std::string request = "GET /echo HTTP/1.1\r\nHost: localhost\r\n\r\n";
  client.send(request);
  const std::string answer = client.read_answer();
  // Counted when it is known to be sent, which the client may learn first.
  server.wait_until([](const NetworkCounts& counts) { return counts.bytes_out > 0; });
  const NetworkCounts counts = server.counts();
  EXPECT_EQ(counts.connections_open, 1U);
  EXPECT_EQ(counts.requests, 1U);
  EXPECT_EQ(counts.bytes_in, request.size());
  EXPECT_EQ(counts.bytes_out, answer.size());
}

TEST(NetworkServer, SaysWhyItCannotListen) {
  TestServer other;
  boost::asio::io_context context;
  EchoHandler sockets;
  NetworkOptions options;
  options.port = other.port();
  const auto taken = NetworkServer::listen(context, options, {}, sockets);
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error(),
            "port " + std::to_string(other.port()) +
                " of 127.0.0.1 is in use: is the server running already? Else choose "
                "another port");
  options.address = "localhost";
  const auto no_address = NetworkServer::listen(context, options, {}, sockets);
  ASSERT_FALSE(no_address);
  EXPECT_EQ(no_address.error(), "'localhost' is no IP address");
}

}  // namespace
}  // namespace cheesemoon::server
