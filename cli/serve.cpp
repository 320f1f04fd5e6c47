#include "cli/serve.h"

#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string_view>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/network_address.h"
#include "cli/on_store.h"
#include "cli/open_in_browser.h"
#include "cli/own_folder.h"
#include "engine/core/read_number.h"
#include "hosting/games.h"
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

namespace {

int run_serve(const ServeArguments& arguments) {
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

}  // namespace

void add_serve(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<ServeArguments>(
      app, status, "serve", "A game server: tables for people and bots over the network",
      run_serve);
  server::NetworkOptions& network = arguments.server.network;
  command.option_defaults()->always_capture_default();
  command.add_option("--address", network.address, "The address to listen on");
  command.add_option("--port", network.port, "The port to listen on; 0 is any that is free");
  add_store(command, arguments.server.store, "a file, which is made if it is not there,");
  command.add_option("--bus", arguments.server.bus,
                     "nats://host:port, if several processes share a store of PostgreSQL");
  command.add_option("--page", arguments.server.page,
                     "The folder of the page that people play on, if not the one that comes with "
                     "the program");
  command.add_option("--public-address", arguments.public_address,
                     "How others reach this server, as in https://play.example.org: for "
                     "invitations, and because requests for other names of the internet are "
                     "refused");
  command.add_option("--metrics", arguments.metrics,
                     "Where figures for Prometheus are told, as in 127.0.0.1:9090; else nowhere");
  command.add_flag("--open", arguments.open, "Open the page, if there is a desktop");
  CLI::Option* certificate =
      command.add_option("--tls-certificate", arguments.tls_certificate,
                         "PEM file with the certificate: everything is encrypted");
  CLI::Option* key = command.add_option("--tls-key", arguments.tls_key,
                                        "PEM file with the key of the certificate");
  certificate->needs(key);
  key->needs(certificate);
  command
      .add_option("--origin", network.allowed_origins,
                  "A page of another host that may use this server, as in "
                  "https://games.example.com; may be repeated")
      ->default_str("");
  command.add_flag("--behind-proxy", network.behind_proxy,
                   "Believe the X-Forwarded-For of the proxy before this server");
  command
      .add_option("--workers", arguments.server.workers,
                  "Threads for bots that somebody plays with; 0: one less than there are cores")
      ->check(CLI::Range(0U, 256U));
  command.add_option("--connections", network.most_sockets, "How many sockets at most")
      ->check(CLI::Range(1U, 1'000'000U));
  command
      .add_option("--connections-per-address", network.most_sockets_of_group,
                  "How many of them from one address")
      ->check(CLI::Range(1U, 1'000'000U));
  command
      .add_option("--keep-guests", arguments.keep_guests,
                  "Delete guests who have not come for so many days, and tables at which only "
                  "guests and bots sat; 0: never")
      ->check(CLI::Range(0U, 36'500U));
  command.add_flag("--no-limits", arguments.no_limits,
                   "For load tests, unsafe for anything else: no limits per address and person");
  take_from_environment(command);
  command.footer(
      "Stops with Ctrl-C or SIGTERM; nothing that was acknowledged is lost, whatever happens.\n"
      "SIGHUP lets it read its certificate again.\n"
      "Every option can also be set by the variable in its brackets. Logs are lines of JSON.\n"
      "Examples:\n"
      "  cheesemoon serve\n"
      "  cheesemoon serve --address 0.0.0.0 --open\n"
      "  cheesemoon serve --address 0.0.0.0 --port 443 --tls-certificate cert.pem --tls-key "
      "key.pem\n"
      "  cheesemoon serve --store postgres://cheesemoon@db/games --bus nats://bus:4222");
}

}  // namespace cheesemoon::cli
