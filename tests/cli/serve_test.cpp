#include "cli/serve.h"

#include <gtest/gtest.h>

namespace cheesemoon::cli {
namespace {

TEST(ServerOptions, WithoutWishesAreTheLimitsOfTheNetwork) {
  const auto options = server_options({});
  ASSERT_TRUE(options) << options.error();
  const server::NetworkOptions& network = options->network;
  const server::NetworkOptions usual;
  EXPECT_EQ(network.most_connections, usual.most_connections);
  EXPECT_EQ(network.most_connections_of_group, usual.most_connections_of_group);
  EXPECT_EQ(network.most_sockets, usual.most_sockets);
  EXPECT_EQ(network.most_sockets_of_group, usual.most_sockets_of_group);
  EXPECT_EQ(network.new_sockets.burst, usual.new_sockets.burst);
  EXPECT_EQ(network.requests.burst, usual.requests.burst);
}

TEST(ServerOptions, KnowTheNameInThePublicAddress) {
  ServeArguments arguments;
  arguments.public_address = "https://play.example.org";
  const auto options = server_options(arguments);
  ASSERT_TRUE(options) << options.error();
  EXPECT_EQ(options->network.public_name, "play.example.org");
}

TEST(ServerOptions, RefuseAPublicAddressThatIsNone) {
  ServeArguments arguments;
  arguments.public_address = "play.example.org/rats";
  const auto options = server_options(arguments);
  ASSERT_FALSE(options);
  EXPECT_EQ(options.error().rfind("--public-address: ", 0), 0U) << options.error();
}

}  // namespace
}  // namespace cheesemoon::cli
