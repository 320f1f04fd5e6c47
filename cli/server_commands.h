#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace cheesemoon::cli {

// The subcommands around a game server.

struct ServeArguments {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;
  std::string store;
  std::string bus;
  std::string page;
  std::string public_address;
  bool open = false;
  std::string tls_certificate;
  std::string tls_key;
  std::vector<std::string> origins;
  bool behind_proxy = false;
  unsigned workers = 0;
  std::uint32_t connections = 10'000;
  std::uint32_t connections_per_address = 100;
  bool no_limits = false;
};
int run(const ServeArguments& arguments);

struct BackupArguments {
  std::string store;
  std::string file;
};
int run(const BackupArguments& arguments);

/// Where a server of this user keeps its games if nothing is said.
std::string default_store();

/// Adds them; when one is run it leaves its exit status in `status`.
void add_server_commands(CLI::App& app, int& status);

}  // namespace cheesemoon::cli
