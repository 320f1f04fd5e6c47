#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <utility>

#include "server/client/client_socket.h"
#include "server/client/http_client.h"
#include "server/network/raw_client.h"
#include "server/network/test_server.h"

namespace cheesemoon::server {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

TEST(Stop, WithNobodyThereItIsOverAtOnce) {
  TestServer server;
  server.stop();
  server.wait_until_stopped();
  EXPECT_FALSE(http_request(server.url(), "GET", "/echo"));
}

TEST(Stop, SocketsAreToldThatTheServerRestarts) {
  TestServer server;
  auto socket = ClientSocket::connect(server.url());
  ASSERT_TRUE(socket) << socket.error();
  server.stop();
  const Received last = socket->receive(long_enough);
  EXPECT_EQ(last.code, 1012);
  EXPECT_EQ(last.reason, "the server restarts");
  server.wait_until_stopped();
  EXPECT_EQ(server.sockets().times_closed, 1);
}

TEST(Stop, RequestsThatAreBeingAnsweredAreAnswered) {
  TestServer server;
  RawClient waiting(server.port());
  waiting.send("GET /held HTTP/1.1\r\nHost: a\r\n\r\n");
  server.wait_until([](const NetworkCounts& counts) { return counts.requests == 1; });
  RawClient idle(server.port());
  server.wait_until([](const NetworkCounts& counts) { return counts.connections_open == 2; });
  server.stop();
  EXPECT_EQ(idle.read_to_end(), "");
  server.answer_held({.status = 200, .body = "after all", .headers = {}});
  const std::string answer = waiting.read_to_end();
  EXPECT_THAT(answer, HasSubstr("Connection: close\r\n"));
  EXPECT_THAT(answer, EndsWith("after all"));
}

TEST(Stop, WhatDoesNotEndIsCutOff) {
  NetworkOptions options = generous();
  options.times.stop = std::chrono::milliseconds(20);
  TestServer server(options);
  RawClient waiting(server.port());
  waiting.send("GET /held HTTP/1.1\r\nHost: a\r\n\r\n");
  RawClient deaf(server.port());
  ASSERT_TRUE(deaf.open_socket());
  server.wait_until([](const NetworkCounts& counts) { return counts.requests == 2; });
  server.stop();
  server.wait_until_stopped();
  EXPECT_EQ(waiting.read_to_end(), "");
  EXPECT_EQ(server.sockets().times_closed, 1);
}

TEST(Stop, SaysWhenItIsOver) {
  boost::asio::io_context context;
  EchoHandler sockets;
  auto server = NetworkServer::listen(context, generous(), {}, sockets);
  ASSERT_TRUE(server) << server.error();
  int stopped = 0;
  server->stop([&] { ++stopped; });
  server->stop([&] { ++stopped; });
  context.run();
  EXPECT_EQ(stopped, 1);
}

TEST(Stop, AServerThatIsDestroyedTellsTheHandlerOfItsSockets) {
  boost::asio::io_context context;
  EchoHandler sockets;
  RawClient client;
  {
    auto server = NetworkServer::listen(context, generous(), {}, sockets);
    ASSERT_TRUE(server) << server.error();
    client.connect(server->port());
    client.send(socket_request());
    while (sockets.open.empty()) context.run_one();
  }
  EXPECT_EQ(sockets.times_closed, 1);
  context.run();
  EXPECT_EQ(sockets.times_closed, 1);
  EXPECT_THAT(client.read_to_end(), testing::StartsWith("HTTP/1.1 101 "));
}

TEST(Stop, AContextThatIsDestroyedTakesItsConnectionsWithIt) {
  EchoHandler sockets;
  RawClient client;
  auto context = std::make_unique<boost::asio::io_context>();
  {
    auto server = NetworkServer::listen(*context, generous(), {}, sockets);
    ASSERT_TRUE(server) << server.error();
    client.connect(server->port());
    client.send(socket_request());
    while (sockets.open.empty()) context->run_one();
  }
  context.reset();
  EXPECT_EQ(sockets.times_closed, 1);
}

}  // namespace
}  // namespace cheesemoon::server
