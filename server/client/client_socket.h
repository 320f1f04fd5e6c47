#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "server/client/client_options.h"
#include "server/client/url.h"

namespace cheesemoon::server {

/// What came out of waiting for a message.
struct Received {
  enum class Kind { lines, nothing_yet, closed };

  Kind kind = Kind::nothing_yet;
  /// Of one message.
  std::vector<std::string> lines;
  /// Why it was closed: a code of RFC 6455, 1006 if the other side just went.
  std::uint16_t code = 0;
  std::string reason;
};

/// A WebSocket to a server, for one thread that waits. It reads, and answers pings, only while it
/// is asked to do something.
class ClientSocket {
 public:
  static Result<ClientSocket, std::string> connect(const Url& url,
                                                   const ClientOptions& options = {});
  ClientSocket(ClientSocket&& other) noexcept;
  ClientSocket& operator=(ClientSocket&& other) noexcept;
  ~ClientSocket();

  /// False if the connection is gone, or if it took longer than the timeout of the options; then it
  /// is of no use any more.
  bool send(std::string_view text);
  /// The same, but a binary message.
  bool send_binary(std::string_view bytes);
  bool ping();
  Received receive(std::chrono::milliseconds timeout);
  /// Says goodbye and waits for the other side to do so, too.
  void close(std::uint16_t code = 1000, std::string_view reason = {});

 private:
  struct Connected;

  explicit ClientSocket(std::unique_ptr<Connected> connected);

  std::unique_ptr<Connected> connected_;
};

}  // namespace cheesemoon::server
