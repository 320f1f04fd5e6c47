#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>

#include "server/hall/test_hall.h"
#include "server/network/test_certificate.h"
#include "server/serving/running_server.h"

namespace cheesemoon::server {
namespace {

TEST(Reload, ASignalLetsTheServerReadItsCertificateAgain) {
  const TemporaryFolder folder;
  const TestCertificate certificate;
  ServerOptions options = with_store(folder.file("games.sqlite"));
  options.network.tls = certificate.files();
  const RunningServer server(options);
  // Clients trust what is in the server's file at that moment.
  const auto trusts_it = [&] {
    ClientOptions client;
    client.authority_file = certificate.files().certificate;
    return http_request(server.url(), "GET", "/healthz", {}, client).ok();
  };
  ASSERT_TRUE(trusts_it());
  certificate.become(TestCertificate());
  ASSERT_FALSE(trusts_it());
  ASSERT_EQ(kill(getpid(), SIGHUP), 0);
  while (!trusts_it()) usleep(1000);
}

}  // namespace
}  // namespace cheesemoon::server
