#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/limits/bucket.h"

namespace cheesemoon::server {

/// PEM files.
struct TlsFiles {
  /// The server's certificate, then those between it and its authority.
  std::string certificate;
  std::string key;
};

struct NetworkTimes {
  using Time = std::chrono::milliseconds;

  /// From connecting to the first request, and for a handshake of TLS or of a WebSocket.
  Time handshake = std::chrono::seconds(10);
  /// From the first byte of a request to the end of its header.
  Time header = std::chrono::seconds(10);
  /// From there to the end of its body.
  Time body = std::chrono::seconds(30);
  /// For whoever answers the request.
  Time answer = std::chrono::seconds(60);
  /// So much later whoever asks too often is told so: he cannot ask as fast as he is refused.
  Time slow_down = std::chrono::seconds(1);
  /// Between two requests, and for sending an answer.
  Time idle = std::chrono::seconds(60);
  /// A socket that has been silent for so long is closed; halfway it is asked with a ping.
  Time socket_idle = std::chrono::seconds(60);
  /// For the other side to say goodbye, too.
  Time goodbye = std::chrono::seconds(3);
  /// For everything that is left when the server stops.
  Time stop = std::chrono::seconds(5);
};

struct NetworkOptions {
  std::string address = "127.0.0.1";
  /// 0 is any that is free.
  std::uint16_t port = 0;
  /// Without it everything is plain.
  std::optional<TlsFiles> tls;

  /// The name under which the internet knows the server, as in `play.example.org`; see
  /// server/network/known_host.h.
  std::string public_name;
  /// Whatever the server is called: for one that only tells, and to whoever asks.
  bool answers_any_host = false;
  /// Pages of other hosts that may do what those of this host may, as browsers write them:
  /// `https://play.example.org`. Pages of the host that is asked always may.
  std::vector<std::string> allowed_origins;
  /// Behind a proxy the client's address is the last one of X-Forwarded-For, and connections are
  /// not counted by address. Without a proxy a client could make it up.
  bool behind_proxy = false;

  std::size_t largest_header = std::size_t{16} * 1024;
  std::size_t largest_body = std::size_t{64} * 1024;
  /// Of those that come in.
  std::size_t largest_message = std::size_t{16} * 1024;
  /// Bytes that wait to be sent to a socket.
  std::size_t most_waiting = std::size_t{1024} * 1024;

  /// A socket is a connection, too.
  std::size_t most_connections = 12'000;
  std::size_t most_connections_of_group = 250;
  std::size_t most_sockets = 10'000;
  std::size_t most_sockets_of_group = 100;

  /// For each address group.
  Rate requests{.interval = std::chrono::milliseconds(50), .burst = 200};
  /// For each address group.
  Rate new_sockets{.interval = std::chrono::milliseconds(500), .burst = 100};
  /// For each socket; pings count.
  Rate messages{.interval = std::chrono::milliseconds(20), .burst = 200};

  NetworkTimes times;
};

}  // namespace cheesemoon::server
