#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "engine/core/result.h"
#include "server/http/http.h"
#include "server/network/network_counts.h"
#include "server/network/network_options.h"
#include "server/network/socket.h"

namespace boost::asio {
class io_context;
}

namespace cheesemoon::server {

/// Answers a request, at once or later. Called on the thread of the network. The reply may be
/// called from any thread; one that comes too late, or for a client that is gone, does nothing.
using HttpHandler = std::function<void(HttpRequest request, HttpReply reply)>;

/// HTTP/1.1 and WebSockets on one port. A WebSocket is opened at `/socket`; every other request
/// goes to the HttpHandler.
///
/// Everything happens on the one thread that runs the context, the thread of the network. The
/// context outlives the server and every reply; the SocketHandler outlives the server.
class NetworkServer {
 public:
  /// Clients can connect when it returns, or it says why not.
  static Result<NetworkServer, std::string> listen(boost::asio::io_context& context,
                                                   NetworkOptions options, HttpHandler http,
                                                   SocketHandler& sockets);
  NetworkServer(NetworkServer&& other) noexcept;
  NetworkServer& operator=(NetworkServer&& other) noexcept;
  /// Cuts off what is left. On the thread of the network, or when it does not run any more.
  ~NetworkServer();

  /// From any thread.
  [[nodiscard]] std::uint16_t port() const;

  /// On the thread of the network.
  [[nodiscard]] const NetworkCounts& counts() const;

  /// Reads the certificate and its key again, for connections that come from now on; says what is
  /// wrong with them, and then the old ones stay. On the thread of the network.
  std::optional<std::string> reload_certificate();

  /// Takes no new connections, closes the sockets with 1012, lets requests that are being answered
  /// finish, and after NetworkTimes::stop cuts off the rest. Then `stopped` is called on the thread
  /// of the network, and the server gives the context nothing more to do. From any thread; only the
  /// first call counts.
  void stop(std::function<void()> stopped = {});

 private:
  class Listener;

  explicit NetworkServer(std::shared_ptr<Listener> listener);

  std::shared_ptr<Listener> listener_;
};

}  // namespace cheesemoon::server
