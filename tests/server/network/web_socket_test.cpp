#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/client/client_socket.h"
#include "server/client/http_client.h"
#include "server/network/file_limit.h"
#include "server/network/raw_client.h"
#include "server/network/test_server.h"

namespace cheesemoon::server {
namespace {

using std::chrono::milliseconds;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

/// The code of the close, or 0 if something else comes.
std::uint16_t close_code(ClientSocket& socket) {
  const Received received = socket.receive(long_enough);
  return received.kind == Received::Kind::closed ? received.code : std::uint16_t{0};
}

TEST(WebSocket, TextsComeBack) {
  TestServer server;
  auto socket = ClientSocket::connect(server.url());
  ASSERT_TRUE(socket) << socket.error();
  for (const std::string& text :
       {std::string("Hallo, Käse"), std::string(), std::string(16'384, 'x')}) {
    ASSERT_TRUE(socket->send(text));
    EXPECT_THAT(socket->receive(long_enough).lines, ElementsAre(text));
  }
  const NetworkCounts counts = server.counts();
  EXPECT_EQ(counts.messages_in, 3U);
  EXPECT_EQ(counts.messages_out, 3U);
  EXPECT_EQ(counts.sockets_open, 1U);
  EXPECT_EQ(counts.connections_open, 1U);
}

TEST(WebSocket, LinesSentTogetherTravelTogether) {
  TestServer server;
  auto socket = ClientSocket::connect(server.url());
  ASSERT_TRUE(socket) << socket.error();
  ASSERT_TRUE(socket->send("twice"));
  EXPECT_THAT(socket->receive(long_enough).lines, ElementsAre("one", "two"));
  const NetworkCounts counts = server.counts();
  EXPECT_EQ(counts.messages_out, 1U);
  EXPECT_EQ(counts.lines_out, 2U);
}

TEST(WebSocket, ManyLinesArriveInOrder) {
  TestServer server;
  auto socket = ClientSocket::connect(server.url());
  ASSERT_TRUE(socket) << socket.error();
  constexpr int lines = 50'000;
  // The client may know first.
  server.wait_until([](const NetworkCounts& counts) { return counts.sockets == 1; });
  server.run([&] {
    for (int line = 0; line < lines; ++line)
      server.sockets().open.begin()->second->send(
          std::make_shared<const std::string>(std::to_string(line)));
  });
  int next = 0;
  while (next < lines) {
    const Received received = socket->receive(long_enough);
    ASSERT_EQ(received.kind, Received::Kind::lines);
    for (const std::string& line : received.lines) ASSERT_EQ(line, std::to_string(next++));
  }
  EXPECT_LT(server.counts().messages_out, 100U);
}

TEST(WebSocket, TheHandlerLearnsWhoComesAndGoes) {
  TestServer server;
  {
    auto first = ClientSocket::connect(server.url());
    auto second = ClientSocket::connect(server.url());
    ASSERT_TRUE(first && second);
    server.wait_until([](const NetworkCounts& counts) { return counts.sockets == 2; });
    server.run([&] {
      EXPECT_EQ(server.sockets().open.size(), 2U);
      EXPECT_THAT(server.sockets().groups, ElementsAre("127.0.0.1", "127.0.0.1"));
    });
    first->close();
  }
  server.wait_until([](const NetworkCounts& counts) { return counts.connections_open == 0; });
  EXPECT_EQ(server.counts().sockets_open, 0U);
  server.run([&] {
    EXPECT_EQ(server.sockets().times_closed, 2);
    EXPECT_TRUE(server.sockets().open.empty());
  });
}

TEST(WebSocket, GoodbyeComesAfterEverythingElse) {
  TestServer server;
  auto socket = ClientSocket::connect(server.url());
  ASSERT_TRUE(socket) << socket.error();
  ASSERT_TRUE(socket->send("close"));
  EXPECT_THAT(socket->receive(long_enough).lines, ElementsAre("goodbye"));
  const Received last = socket->receive(long_enough);
  EXPECT_EQ(last.kind, Received::Kind::closed);
  EXPECT_EQ(last.code, 4001);
  EXPECT_EQ(last.reason, "you said so");
  server.wait_until([](const NetworkCounts& counts) { return counts.sockets_open == 0; });
  server.run([&] { EXPECT_EQ(server.sockets().times_closed, 1); });
}

TEST(WebSocket, OneThatIsKeptAfterItsEndDoesNothing) {
  TestServer server;
  std::shared_ptr<Socket> kept;
  {
    const auto client = ClientSocket::connect(server.url());
    ASSERT_TRUE(client) << client.error();
    server.wait_until([](const NetworkCounts& counts) { return counts.sockets == 1; });
    server.run([&] { kept = server.sockets().open.begin()->second; });
  }
  server.wait_until([](const NetworkCounts& counts) { return counts.connections_open == 0; });
  EXPECT_EQ(server.counts().sockets_open, 0U);
  server.run([&] {
    kept->send(std::make_shared<const std::string>("hello"));
    kept->close(1000, "again");
    kept.reset();
  });
  EXPECT_EQ(server.counts().messages_out, 0U);
}

TEST(WebSocket, WhoeverDoesNotAnswerAGoodbyeIsCutOff) {
  NetworkOptions options = generous();
  options.times.goodbye = milliseconds(20);
  TestServer server(options);
  RawClient client(server.port());
  ASSERT_TRUE(client.open_socket());
  // Goes on sending as if nothing had happened.
  client.send(text_frame("close"));
  while (client.send(text_frame("more")) && server.counts().sockets_open > 0) continue;
  server.wait_until([](const NetworkCounts& counts) { return counts.sockets_open == 0; });
  server.run([&] { EXPECT_EQ(server.sockets().times_closed, 1); });
}

TEST(WebSocket, BinaryMessagesAreRefused) {
  TestServer server;
  auto socket = ClientSocket::connect(server.url());
  ASSERT_TRUE(socket) << socket.error();
  ASSERT_TRUE(socket->send_binary("cheese"));
  EXPECT_EQ(close_code(*socket), 1003);
}

TEST(WebSocket, LargeMessagesAreRefused) {
  TestServer server;
  auto socket = ClientSocket::connect(server.url());
  ASSERT_TRUE(socket) << socket.error();
  ASSERT_TRUE(socket->send(std::string(16'385, 'x')));
  EXPECT_EQ(close_code(*socket), 1009);
  server.wait_until([](const NetworkCounts& counts) { return counts.sockets_open == 0; });
  EXPECT_EQ(server.counts().refused.too_large, 1U);
}

TEST(WebSocket, TextThatIsNoneIsRefused) {
  TestServer server;
  auto socket = ClientSocket::connect(server.url());
  ASSERT_TRUE(socket) << socket.error();
  ASSERT_TRUE(socket->send("\xc3("));
  EXPECT_EQ(close_code(*socket), 1007);
  server.wait_until([](const NetworkCounts& counts) { return counts.sockets_open == 0; });
  EXPECT_EQ(server.counts().refused.malformed, 1U);
}

TEST(WebSocket, FramesWithoutAMaskAreRefused) {
  TestServer server;
  RawClient client(server.port());
  ASSERT_TRUE(client.open_socket());
  client.send("\x81\x01x");
  // A close frame with 1002 in it.
  EXPECT_EQ(client.read_to_end(), "\x88\x02\x03\xea");
}

TEST(WebSocket, TooManyMessagesAreRefused) {
  NetworkOptions options = generous();
  options.messages = {.interval = std::chrono::hours(1), .burst = 5};
  TestServer server(options);
  auto socket = ClientSocket::connect(server.url());
  ASSERT_TRUE(socket) << socket.error();
  for (int message = 0; message < 5; ++message) {
    ASSERT_TRUE(socket->send("more"));
    EXPECT_THAT(socket->receive(long_enough).lines, ElementsAre("more"));
  }
  ASSERT_TRUE(socket->send("more"));
  const Received last = socket->receive(long_enough);
  EXPECT_EQ(last.code, 1008);
  EXPECT_EQ(last.reason, "too many messages");
  EXPECT_EQ(server.counts().refused.too_many_messages, 1U);
}

TEST(WebSocket, PingsCountAsMessages) {
  NetworkOptions options = generous();
  options.messages = {.interval = std::chrono::hours(1), .burst = 5};
  TestServer server(options);
  auto socket = ClientSocket::connect(server.url());
  ASSERT_TRUE(socket) << socket.error();
  for (int ping = 0; ping < 6; ++ping) ASSERT_TRUE(socket->ping());
  EXPECT_EQ(close_code(*socket), 1008);
}

TEST(WebSocket, WhoeverDoesNotReadIsCutOffWhileOthersGoOn) {
  TestServer server;
  RawClient deaf(server.port());
  ASSERT_TRUE(deaf.open_socket());
  auto other = ClientSocket::connect(server.url());
  ASSERT_TRUE(other) << other.error();
  int rounds = 0;
  while (server.counts().refused.not_reading == 0) {
    deaf.send(text_frame("flood 100000"));
    ASSERT_TRUE(other->send("still here"));
    EXPECT_THAT(other->receive(long_enough).lines, ElementsAre("still here"));
    ++rounds;
  }
  EXPECT_GT(rounds, 10);
  server.wait_until([](const NetworkCounts& counts) { return counts.sockets_open == 1; });
  ASSERT_TRUE(other->send("still here"));
  EXPECT_THAT(other->receive(long_enough).lines, ElementsAre("still here"));
}

TEST(WebSocket, WhoeverDoesNotAnswerPingsIsClosed) {
  NetworkOptions options = generous();
  options.times.socket_idle = milliseconds(20);
  TestServer server(options);
  const auto silent = ClientSocket::connect(server.url());
  ASSERT_TRUE(silent) << silent.error();
  server.wait_until(
      [](const NetworkCounts& counts) { return counts.sockets == 1 && counts.sockets_open == 0; });
  server.run([&] { EXPECT_EQ(server.sockets().times_closed, 1); });
}

TEST(WebSocket, OnlyPagesOfThisHostAndOfTheListMayOpenOne) {
  NetworkOptions options = generous();
  options.allowed_origins = {"https://play.example.org"};
  TestServer server(options);
  const auto connect = [&](const std::string& origin) {
    ClientOptions with_origin;
    with_origin.headers = {{"Origin", origin}};
    return ClientSocket::connect(server.url(), with_origin);
  };
  EXPECT_TRUE(connect("http://" + host_header(server.url())));
  EXPECT_TRUE(connect("https://play.example.org"));
  const auto refused = connect("https://evil.example.org");
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error(), StartsWith("the server answered 403: {\"error\":"));
  EXPECT_FALSE(connect("null"));
  EXPECT_FALSE(connect("http://localhost"));
  EXPECT_EQ(server.counts().refused.origin, 3U);
}

TEST(WebSocket, NewOnesAreLimitedForEachAddress) {
  NetworkOptions options = generous();
  options.new_sockets = {.interval = std::chrono::hours(1), .burst = 2};
  TestServer server(options);
  EXPECT_TRUE(ClientSocket::connect(server.url()));
  EXPECT_TRUE(ClientSocket::connect(server.url()));
  const auto third = ClientSocket::connect(server.url());
  ASSERT_FALSE(third);
  EXPECT_THAT(third.error(), HasSubstr("429: {\"error\":{\"reason\":\"too_many_new_sockets\""));
}

TEST(WebSocket, OpenOnesAreLimitedForEachAddress) {
  NetworkOptions options = generous();
  options.behind_proxy = true;
  options.most_sockets_of_group = 1;
  TestServer server(options);
  const auto connect = [&](const std::string& address) {
    ClientOptions forwarded;
    forwarded.headers = {{"X-Forwarded-For", address}};
    return ClientSocket::connect(server.url(), forwarded);
  };
  auto first = connect("192.0.2.1");
  EXPECT_TRUE(first);
  const auto refused = connect("192.0.2.1");
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error(), HasSubstr("429: {\"error\":{\"reason\":\"too_many_sockets\""));
  EXPECT_TRUE(connect("192.0.2.2"));
  first->close();
  server.wait_until([](const NetworkCounts& counts) { return counts.sockets_open == 0; });
  EXPECT_TRUE(connect("192.0.2.1"));
}

TEST(WebSocket, OpenOnesAreLimitedOverall) {
  NetworkOptions options = generous();
  options.most_sockets = 1;
  TestServer server(options);
  const auto first = ClientSocket::connect(server.url());
  EXPECT_TRUE(first);
  const auto second = ClientSocket::connect(server.url());
  ASSERT_FALSE(second);
  EXPECT_THAT(second.error(), HasSubstr("503: {\"error\":{\"reason\":\"full\""));
}

TEST(WebSocket, MessagesBeforeTheHandshakeAreRefused) {
  TestServer server;
  RawClient client(server.port());
  client.send(socket_request() + text_frame("too early"));
  EXPECT_THAT(client.read_to_end(), StartsWith("HTTP/1.1 400 "));
}

TEST(WebSocket, AnotherVersionIsRefused) {
  TestServer server;
  RawClient client(server.port());
  std::string request = socket_request();
  request.replace(request.find("Version: 13"), 11, "Version: 99");
  client.send(request);
  EXPECT_THAT(client.read_until("\r\n\r\n"), HasSubstr("Sec-WebSocket-Version: 13\r\n"));
  server.wait_until([](const NetworkCounts& counts) { return counts.connections_open == 0; });
  server.run([&] { EXPECT_EQ(server.sockets().times_closed, 0); });
}

TEST(WebSocket, ElsewhereAnUpgradeIsARequestLikeOthers) {
  TestServer server;
  RawClient client(server.port());
  std::string request = socket_request();
  request.replace(request.find("/socket"), 7, "/others");
  client.send(request);
  EXPECT_THAT(client.read_answer(), StartsWith("HTTP/1.1 404 "));
}

TEST(WebSocket, CompressionIsNotOffered) {
  TestServer server;
  RawClient client(server.port());
  client.send(socket_request("Sec-WebSocket-Extensions: permessage-deflate\r\n"));
  const std::string answer = client.read_until("\r\n\r\n");
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 101 "));
  EXPECT_THAT(answer, testing::Not(HasSubstr("permessage-deflate")));
}

TEST(WebSocket, AThousandTalkAtOnce) {
  ASSERT_GT(raise_file_limit(), 2'100U);
  TestServer server;
  std::vector<RawClient> clients;
  clients.reserve(1'000);
  while (clients.size() < 1'000) {
    clients.emplace_back(server.port());
    ASSERT_TRUE(clients.back().open_socket());
  }
  EXPECT_EQ(server.counts().sockets_open, 1'000U);
  for (const RawClient& client : clients) client.send(text_frame("hello"));
  for (RawClient& client : clients) EXPECT_EQ(client.read_until("hello"), "\x81\x05hello");
  server.run([&] {
    const auto line = std::make_shared<const std::string>("everybody");
    for (const auto& [number, socket] : server.sockets().open) socket->send(line);
  });
  for (RawClient& client : clients)
    EXPECT_EQ(client.read_until("everybody"),
              "\x81\x09"
              "everybody");
  clients.clear();
  server.wait_until([](const NetworkCounts& counts) { return counts.connections_open == 0; });
  server.run([&] { EXPECT_EQ(server.sockets().times_closed, 1'000); });
}

}  // namespace
}  // namespace cheesemoon::server
