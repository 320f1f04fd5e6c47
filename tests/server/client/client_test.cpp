#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <utility>

#include "server/client/client_socket.h"
#include "server/client/http_client.h"
#include "server/network/test_server.h"

namespace cheesemoon::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

/// Where nobody listens any more.
Url nowhere() {
  TestServer server;
  Url url = server.url();
  server.stop();
  server.wait_until_stopped();
  return url;
}

TEST(HttpClient, SaysThatNobodyIsThere) {
  const auto answer = http_request(nowhere(), "GET", "/");
  ASSERT_FALSE(answer);
  EXPECT_THAT(answer.error(), StartsWith("cannot connect to 127.0.0.1 port "));
  EXPECT_THAT(answer.error(), HasSubstr("Connection refused"));
}

TEST(HttpClient, GivesUpWhenThereIsNoAnswer) {
  NetworkOptions impatient = generous();
  impatient.times.stop = std::chrono::milliseconds(1);
  TestServer server(impatient);
  ClientOptions options;
  options.timeout = std::chrono::milliseconds(20);
  const auto answer = http_request(server.url(), "GET", "/held", {}, options);
  ASSERT_FALSE(answer);
  EXPECT_THAT(answer.error(), HasSubstr("timed out"));
}

TEST(HttpClient, FindsAHostByItsName) {
  TestServer server;
  Url url = server.url();
  url.host = "localhost";
  const auto answer = http_request(url, "GET", "/echo");
  ASSERT_TRUE(answer) << answer.error();
  EXPECT_EQ(answer->status, 200U);
}

TEST(HttpClient, AnErrorOfTheServerIsAnAnswer) {
  TestServer server;
  const auto answer = http_request(server.url(), "HEAD", "/no/such/thing");
  ASSERT_TRUE(answer) << answer.error();
  EXPECT_EQ(answer->status, 404U);
  EXPECT_EQ(answer->body, "");
}

TEST(ClientSocket, SaysThatNobodyIsThere) {
  EXPECT_FALSE(ClientSocket::connect(nowhere()));
}

TEST(ClientSocket, GoesOnWaitingAfterThereWasNothing) {
  TestServer server;
  auto socket = ClientSocket::connect(server.url());
  ASSERT_TRUE(socket) << socket.error();
  EXPECT_EQ(socket->receive(std::chrono::milliseconds(1)).kind, Received::Kind::nothing_yet);
  ASSERT_TRUE(socket->send("hello"));
  EXPECT_THAT(socket->receive(long_enough).lines, ElementsAre("hello"));
}

TEST(ClientSocket, CanBeMoved) {
  TestServer server;
  auto socket = ClientSocket::connect(server.url());
  ASSERT_TRUE(socket) << socket.error();
  EXPECT_EQ(socket->receive(std::chrono::milliseconds(1)).kind, Received::Kind::nothing_yet);
  ClientSocket moved = std::move(*socket);
  ASSERT_TRUE(moved.send("hello"));
  EXPECT_THAT(moved.receive(long_enough).lines, ElementsAre("hello"));
}

TEST(ClientSocket, AfterClosingNothingCanBeSent) {
  TestServer server;
  auto socket = ClientSocket::connect(server.url());
  ASSERT_TRUE(socket) << socket.error();
  socket->close();
  EXPECT_FALSE(socket->send("hello"));
  EXPECT_FALSE(socket->ping());
  EXPECT_EQ(socket->receive(long_enough).kind, Received::Kind::closed);
  server.wait_until([](const NetworkCounts& counts) { return counts.sockets_open == 0; });
}

}  // namespace
}  // namespace cheesemoon::server
