#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace cheesemoon::server {

/// A WebSocket of a client. Used on the thread of the network only. Whoever keeps one after it was
/// closed keeps an object that does nothing, and not longer than the network's context.
class Socket {
 public:
  virtual ~Socket() = default;

  /// Never the same twice in a process.
  [[nodiscard]] virtual std::uint64_t number() const = 0;
  /// Whom the address belongs to, see server/limits/address_group.h.
  [[nodiscard]] virtual const std::string& address_group() const = 0;

  /// Sends a line, one JSON object. Lines that wait together travel in one message, with line
  /// breaks between them. Shared, because often many get the same. A client that does not read is
  /// cut off when too much is waiting.
  virtual void send(std::shared_ptr<const std::string> line) = 0;
  /// Says goodbye after everything that was sent, with a code of RFC 6455 and a short reason.
  virtual void close(std::uint16_t code, std::string_view reason) = 0;

 protected:
  Socket() = default;
  Socket(const Socket&) = default;
  Socket& operator=(const Socket&) = default;
};

/// Who talks with the clients. Called on the thread of the network only; for each socket first
/// `opened`, then `received` for every text message, and `closed` at the end, whoever ended it.
class SocketHandler {
 public:
  virtual ~SocketHandler() = default;

  virtual void opened(const std::shared_ptr<Socket>& socket) = 0;
  virtual void received(Socket& socket, std::string_view text) = 0;
  virtual void closed(Socket& socket) = 0;

 protected:
  SocketHandler() = default;
  SocketHandler(const SocketHandler&) = default;
  SocketHandler& operator=(const SocketHandler&) = default;
};

}  // namespace cheesemoon::server
