#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>

#include "server/client/client_socket.h"
#include "server/client/http_client.h"
#include "server/network/raw_client.h"
#include "server/network/test_certificate.h"
#include "server/network/test_server.h"

namespace cheesemoon::server {
namespace {

using testing::_;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::Pair;
using testing::StartsWith;

class Tls : public testing::Test {
 protected:
  Tls() { trusting_.authority_file = certificate_.files().certificate; }

  static NetworkOptions with_tls(const TlsFiles& files) {
    NetworkOptions options = generous();
    options.tls = files;
    return options;
  }

  TestCertificate certificate_;
  TestServer server_{with_tls(certificate_.files())};
  ClientOptions trusting_;
};

TEST_F(Tls, RequestsAreAnswered) {
  for (const char* path : {"/echo", "/large"}) {
    const auto answer = http_request(server_.url(), "GET", path, {}, trusting_);
    ASSERT_TRUE(answer) << answer.error();
    EXPECT_EQ(answer->status, 200U);
  }
}

TEST_F(Tls, LargeRequestsLearnThatTheyAreTooLarge) {
  const auto answer =
      http_request(server_.url(), "POST", "/echo", std::string(70'000, 'x'), trusting_);
  ASSERT_TRUE(answer) << answer.error();
  EXPECT_EQ(answer->status, 413U);
}

TEST_F(Tls, SocketsTalk) {
  auto socket = ClientSocket::connect(server_.url(), trusting_);
  ASSERT_TRUE(socket) << socket.error();
  for (const std::string& text : {std::string("hello"), std::string(16'000, 'x')}) {
    ASSERT_TRUE(socket->send(text));
    EXPECT_THAT(socket->receive(long_enough).lines, ElementsAre(text));
  }
  ASSERT_TRUE(socket->send("close"));
  EXPECT_THAT(socket->receive(long_enough).lines, ElementsAre("goodbye"));
  EXPECT_EQ(socket->receive(long_enough).code, 4001);
  server_.wait_until([](const NetworkCounts& counts) { return counts.connections_open == 0; });
}

TEST_F(Tls, SocketsAreToldThatTheServerRestarts) {
  auto socket = ClientSocket::connect(server_.url(), trusting_);
  ASSERT_TRUE(socket) << socket.error();
  server_.stop();
  EXPECT_EQ(socket->receive(long_enough).code, 1012);
  server_.wait_until_stopped();
}

TEST_F(Tls, ACertificateThatNobodyVouchesForIsNotTrusted) {
  const auto answer = http_request(server_.url(), "GET", "/echo");
  ASSERT_FALSE(answer);
  EXPECT_THAT(answer.error(), HasSubstr("certificate verify failed"));
}

TEST_F(Tls, ACertificateOfAnotherHostIsNotTrusted) {
  Url other = server_.url();
  other.host = "127.0.0.2";
  NetworkOptions options = with_tls(certificate_.files());
  options.address = other.host;
  const TestServer elsewhere(options);
  other.port = elsewhere.url().port;
  const auto answer = http_request(other, "GET", "/echo", {}, trusting_);
  ASSERT_FALSE(answer);
  EXPECT_THAT(answer.error(), HasSubstr("certificate verify failed"));
}

TEST_F(Tls, PlainTextIsRefused) {
  RawClient plain(server_.port());
  plain.send("GET /echo HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_THAT(plain.read_to_end(), Not(StartsWith("HTTP")));
  server_.wait_until([](const NetworkCounts& counts) { return counts.refused.malformed == 1; });
  EXPECT_TRUE(http_request(server_.url(), "GET", "/echo", {}, trusting_));
}

TEST_F(Tls, WhoeverDoesNotShakeHandsIsClosed) {
  NetworkOptions options = with_tls(certificate_.files());
  options.times.handshake = std::chrono::milliseconds(20);
  TestServer server(options);
  RawClient silent(server.port());
  EXPECT_EQ(silent.read_to_end(), "");
}

/// Whether somebody who can do only that is let in.
bool shakes_hands(const TestServer& server, const std::string& ability) {
  const std::string command =
      "openssl s_client -connect 127.0.0.1:" + std::to_string(server.port()) + " " + ability +
      " </dev/null >/dev/null 2>&1";
  return std::system(command.c_str()) == 0;
}

TEST_F(Tls, OnlyModernSuitesAreSpoken) {
  EXPECT_TRUE(shakes_hands(server_, "-tls1_3"));
  EXPECT_TRUE(shakes_hands(server_, "-tls1_2 -cipher ECDHE-ECDSA-AES128-GCM-SHA256"));
  EXPECT_TRUE(shakes_hands(server_, "-tls1_2 -cipher ECDHE-ECDSA-CHACHA20-POLY1305"));
  for (const char* old : {"ECDHE-ECDSA-AES128-SHA", "ECDHE-ECDSA-AES256-SHA384",
                          "ECDHE-ECDSA-AES128-CCM8", "ECDHE-ECDSA-ARIA128-GCM-SHA256"})
    EXPECT_FALSE(shakes_hands(server_, std::string("-tls1_2 -cipher ") + old)) << old;
  EXPECT_FALSE(shakes_hands(server_, "-tls1_1 -cipher ALL:@SECLEVEL=0"));
}

TEST_F(Tls, BrowsersAreToldToStayWithIt) {
  const auto answer = http_request(server_.url(), "GET", "/echo", {}, trusting_);
  ASSERT_TRUE(answer) << answer.error();
  EXPECT_THAT(answer->headers, Contains(Pair("Strict-Transport-Security", "max-age=31536000")));
  TestServer plain;
  const auto unprotected = http_request(plain.url(), "GET", "/echo");
  ASSERT_TRUE(unprotected) << unprotected.error();
  EXPECT_THAT(unprotected->headers, Not(Contains(Pair("Strict-Transport-Security", _))));
}

TEST_F(Tls, ANewCertificateIsUsedWithoutARestart) {
  auto socket = ClientSocket::connect(server_.url(), trusting_);
  ASSERT_TRUE(socket) << socket.error();
  // Clients of this test trust what is in the server's file, so from now on the new one only.
  certificate_.become(TestCertificate());
  EXPECT_FALSE(http_request(server_.url(), "GET", "/echo", {}, trusting_));
  EXPECT_EQ(server_.reload_certificate(), std::nullopt);
  EXPECT_TRUE(http_request(server_.url(), "GET", "/echo", {}, trusting_));
  ASSERT_TRUE(socket->send("still here"));
  EXPECT_THAT(socket->receive(long_enough).lines, ElementsAre("still here"));
}

TEST_F(Tls, ACertificateThatCannotBeUsedLeavesTheOldOne) {
  std::ofstream(certificate_.files().key) << "cheese";
  EXPECT_THAT(server_.reload_certificate().value_or(""), StartsWith("cannot use the key "));
  EXPECT_TRUE(http_request(server_.url(), "GET", "/echo", {}, trusting_));
}

TEST_F(Tls, PagesMustHaveComeOverTls) {
  const auto status = [&](const std::string& scheme) {
    ClientOptions options = trusting_;
    options.headers = {{"Origin", scheme + host_header(server_.url())}};
    const auto answer = http_request(server_.url(), "POST", "/echo", {}, options);
    return answer ? answer->status : 0;
  };
  EXPECT_EQ(status("https://"), 200U);
  EXPECT_EQ(status("http://"), 403U);
}

TEST_F(Tls, FilesThatDoNotFitAreRefused) {
  const TestCertificate other;
  boost::asio::io_context context;
  EchoHandler sockets;
  const auto error = [&](const TlsFiles& files) {
    const auto server = NetworkServer::listen(context, with_tls(files), {}, sockets);
    return server ? "none" : server.error();
  };
  const TlsFiles files = certificate_.files();
  EXPECT_THAT(error({"/no/such/file", files.key}), StartsWith("cannot use the certificate "));
  EXPECT_THAT(error({files.certificate, files.certificate}), StartsWith("cannot use the key "));
  EXPECT_NE(error({files.certificate, other.files().key}), "none");
}

}  // namespace
}  // namespace cheesemoon::server
