#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string_view>

#include "cli/complain.h"
#include "cli/exit_status.h"
#include "cli/network_address.h"
#include "cli/open_in_browser.h"
#include "cli/own_folder.h"
#include "cli/server_commands.h"
#include "engine/core/read_number.h"
#include "hosting/games.h"
#include "records/content_folder.h"
#include "records/share_folder.h"
#include "server/client/url.h"
#include "server/serving/server.h"
#include "server/store/store.h"

namespace cheesemoon::cli {

namespace {

/// `127.0.0.1:9090` or `[::1]:9090`.
std::optional<server::ListenAt> read_listen_at(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  std::string_view address = text.substr(0, colon);
  if (address.starts_with('[') && address.ends_with(']'))
    address = address.substr(1, address.size() - 2);
  const auto port = read_number<std::uint16_t>(text.substr(colon + 1));
  if (address.empty() || !port) return std::nullopt;
  return server::ListenAt{.address = std::string(address), .port = *port};
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
  const std::string& listens_on = arguments.server.network.address;
  if (!is_every_address(listens_on)) return {address(listens_on), {}};
  const auto network = network_address();
  return {address("127.0.0.1"), network ? address(*network) : std::string{}};
}

/// Why a game cannot be played with what came with the program: better said now than at a table.
std::optional<std::string> why_not_playable() {
  for (const auto& kind : hosting::games().all())
    if (const auto usual = kind->choose(boost::json::object()); !usual)
      return fmt::format(
          "{} cannot be played: {} (contents are in {}; CHEESEMOON_CONTENT names another folder)",
          kind->description().title, usual.error().what, records::content_folder());
  return std::nullopt;
}

/// The page that comes with the program; nothing where it was not built.
std::string page_of_the_house() {
  std::string page = records::share_folder() + "/page";
  return std::filesystem::exists(page + "/index.html") ? page : std::string();
}

}  // namespace

std::string default_store() {
  return (own_folder("XDG_DATA_HOME", ".local/share") / "games.sqlite").string();
}

Result<server::ServerOptions, std::string> server_options(const ServeArguments& arguments) {
  server::ServerOptions options = arguments.server;
  if (options.page.empty()) options.page = page_of_the_house();
  options.keep_guests = std::chrono::days(arguments.keep_guests);
  options.has_limits = !arguments.no_limits;
  server::NetworkOptions& network = options.network;
  // Whoever has a socket also asks for the page and for what is in it.
  network.most_connections = network.most_sockets + network.most_sockets / 5;
  network.most_connections_of_group =
      network.most_sockets_of_group * 2 + network.most_sockets_of_group / 2;
  // Whoever may have so many connections may also open them.
  network.new_sockets.burst = static_cast<int>(network.most_sockets_of_group);
  network.requests.burst = 2 * static_cast<int>(network.most_sockets_of_group);
  if (!arguments.tls_certificate.empty())
    network.tls = server::TlsFiles{arguments.tls_certificate, arguments.tls_key};
  if (!arguments.metrics.empty()) {
    options.metrics = read_listen_at(arguments.metrics);
    if (!options.metrics)
      return Failure{fmt::format(
          "--metrics: expected an address and a port, as in 127.0.0.1:9090, found \"{}\"",
          arguments.metrics)};
  }
  if (arguments.public_address.empty()) return options;
  const auto url = server::read_url(arguments.public_address);
  if (!url) return Failure{"--public-address: " + url.error()};
  network.public_name = url->host;
  return options;
}

int run(const ServeArguments& arguments) {
  if (const auto problem = why_not_playable()) return complain("serve", *problem);
  if (server::is_file(arguments.server.store)) {
    const auto folder = std::filesystem::path(arguments.server.store).parent_path();
    std::error_code error;
    if (!folder.empty()) std::filesystem::create_directories(folder, error);
    if (error)
      return complain("serve",
                      fmt::format("{} cannot be made: {}", folder.string(), error.message()));
  }
  const auto options = server_options(arguments);
  if (!options) return complain("serve", options.error());
  auto started = server::Server::start(*options);
  if (!started) return complain("serve", started.error());
  const Addresses addresses = addresses_of(arguments, (*started)->port());
  (*started)->set_public_address(arguments.public_address.empty() ? addresses.elsewhere
                                                                  : arguments.public_address);
  std::cout << fmt::format(
                   "Cheesemoon is open at {}/{} - games are kept in {}\n", addresses.here,
                   addresses.elsewhere.empty()
                       ? ""
                       : fmt::format(", for others in your network at {}/", addresses.elsewhere),
                   server::shown_place(arguments.server.store))
            << std::flush;
  if (arguments.open) open_in_browser(addresses.here);
  (*started)->run();
  return success;
}

}  // namespace cheesemoon::cli
