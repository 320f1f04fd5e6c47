#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "engine/core/result.h"
#include "server/serving/server_options.h"

namespace cheesemoon::server {

/// The whole game server in one process: network, tables, people, bots, store and bus.
class Server {
 public:
  /// Clients can connect when it returns, and are answered when it runs.
  static Result<std::unique_ptr<Server>, std::string> start(const ServerOptions& options);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  [[nodiscard]] std::uint16_t port() const;
  /// Where metrics are told; nothing if nowhere.
  [[nodiscard]] std::optional<std::uint16_t> metrics_port() const;

  /// How others reach this server, for invitations, as in `https://play.example.org`. To be said
  /// before it runs.
  void set_public_address(std::string address);

  /// Serves until it is stopped, by `stop` or by one of the signals SIGINT and SIGTERM. SIGHUP lets
  /// it read its certificate again; without one it stops the server, too.
  void run();
  /// From any thread: takes nothing new, writes and acknowledges what was accepted, says goodbye.
  void stop();

 private:
  struct Parts;

  explicit Server(std::unique_ptr<Parts> parts);

  std::unique_ptr<Parts> parts_;
};

}  // namespace cheesemoon::server
