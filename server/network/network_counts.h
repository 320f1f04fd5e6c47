#pragma once

#include <cstdint>

namespace cheesemoon::server {

/// Why something was not done, counted.
struct RefusedCounts {
  /// What could not be read: requests, messages, handshakes.
  std::uint64_t malformed = 0;
  std::uint64_t too_large = 0;
  /// Requests that did not arrive in time.
  std::uint64_t late = 0;
  /// Requests that nobody answered in time.
  std::uint64_t unanswered = 0;
  std::uint64_t origin = 0;
  /// Requests that name a host that is not this one.
  std::uint64_t host = 0;
  std::uint64_t too_many_connections = 0;
  std::uint64_t too_many_sockets = 0;
  std::uint64_t too_many_requests = 0;
  std::uint64_t too_many_new_sockets = 0;
  std::uint64_t too_many_messages = 0;
  /// Sockets whose client did not read what it was sent.
  std::uint64_t not_reading = 0;
  /// Times that a connection could not be accepted, mostly because there were no file descriptors.
  std::uint64_t not_accepted = 0;
};

/// What a server has open now and has done so far.
struct NetworkCounts {
  /// Sockets are among them.
  std::uint64_t connections_open = 0;
  std::uint64_t sockets_open = 0;
  std::uint64_t connections = 0;
  std::uint64_t sockets = 0;
  std::uint64_t requests = 0;
  std::uint64_t messages_in = 0;
  std::uint64_t messages_out = 0;
  std::uint64_t lines_out = 0;
  /// Requests, answers and messages, without the frames of WebSockets and TLS.
  std::uint64_t bytes_in = 0;
  std::uint64_t bytes_out = 0;
  RefusedCounts refused;
};

}  // namespace cheesemoon::server
