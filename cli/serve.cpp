#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "cli/exit_status.h"
#include "cli/network_address.h"
#include "cli/open_in_browser.h"
#include "cli/server_commands.h"
#include "server/serving/server.h"

namespace cheesemoon::cli {

namespace {

server::ServerOptions options_of(const ServeArguments& arguments) {
  server::ServerOptions options;
  options.store = arguments.store;
  options.bus = arguments.bus;
  options.page = arguments.page;
  options.workers = arguments.workers;
  options.has_limits = !arguments.no_limits;
  server::NetworkOptions& network = options.network;
  network.address = arguments.address;
  network.port = arguments.port;
  network.allowed_origins = arguments.origins;
  network.behind_proxy = arguments.behind_proxy;
  network.most_connections = arguments.connections;
  network.most_sockets = arguments.connections;
  network.most_connections_of_group = arguments.connections_per_address;
  network.most_sockets_of_group = arguments.connections_per_address;
  // Whoever may have so many connections may also open them.
  network.new_sockets.burst = static_cast<int>(arguments.connections_per_address);
  network.requests.burst = 2 * static_cast<int>(arguments.connections_per_address);
  if (!arguments.tls_certificate.empty())
    network.tls = server::TlsFiles{arguments.tls_certificate, arguments.tls_key};
  return options;
}

/// How the server is reached, where the port is known only when it listens.
struct Addresses {
  /// On this machine.
  std::string here;
  /// From elsewhere, if that is possible.
  std::string elsewhere;
};

Addresses addresses_of(const ServeArguments& arguments, std::uint16_t port) {
  const auto address = [&](const std::string& host) {
    const bool is_version_6 = host.find(':') != std::string::npos;
    return fmt::format("{}://{}:{}", arguments.tls_certificate.empty() ? "http" : "https",
                       is_version_6 ? "[" + host + "]" : host, port);
  };
  if (!is_every_address(arguments.address)) return {address(arguments.address), {}};
  const auto network = network_address();
  return {address("127.0.0.1"), network ? address(*network) : std::string{}};
}

bool is_file(const std::string& store) {
  return store.find("://") == std::string::npos;
}

}  // namespace

std::string default_store() {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): the environment is read before there are threads
  const char* data = std::getenv("XDG_DATA_HOME");
  // NOLINTNEXTLINE(concurrency-mt-unsafe)
  const char* home = std::getenv("HOME");
  std::filesystem::path folder;
  if (data != nullptr && *data != '\0') {
    folder = data;
  } else if (home != nullptr && *home != '\0') {
    folder = std::filesystem::path(home) / ".local" / "share";
  }
  return (folder / "cheesemoon" / "games.sqlite").string();
}

int run(const ServeArguments& arguments) {
  if (is_file(arguments.store)) {
    const auto folder = std::filesystem::path(arguments.store).parent_path();
    std::error_code error;
    if (!folder.empty()) std::filesystem::create_directories(folder, error);
    if (error) {
      std::cerr << fmt::format("cheesemoon: {} cannot be made: {}\n", folder.string(),
                               error.message());
      return bad_input;
    }
  }
  auto started = server::Server::start(options_of(arguments));
  if (!started) {
    std::cerr << fmt::format("cheesemoon: {}\n", started.error());
    return bad_input;
  }
  const Addresses addresses = addresses_of(arguments, (*started)->port());
  (*started)->set_public_address(arguments.public_address.empty() ? addresses.elsewhere
                                                                  : arguments.public_address);
  std::cout << fmt::format(
                   "Cheesemoon is open at {}/{} - games are kept in {}\n", addresses.here,
                   addresses.elsewhere.empty()
                       ? ""
                       : fmt::format(", for others in your network at {}/", addresses.elsewhere),
                   arguments.store)
            << std::flush;
  if (arguments.open) open_in_browser(addresses.here);
  (*started)->run();
  return success;
}

}  // namespace cheesemoon::cli
