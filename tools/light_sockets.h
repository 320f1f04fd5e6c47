#pragma once

#include <netinet/in.h>
#include <sys/socket.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "server/client/url.h"

namespace cheesemoon::tools {

/// What is told of connections; called by `LightSockets::wait` only. Texts are there during the
/// call.
class LightSocketHandler {
 public:
  virtual ~LightSocketHandler() = default;

  virtual void connected(std::size_t number) = 0;
  /// The answer to a request over HTTP.
  virtual void answered(std::size_t number, int status, std::string_view body) = 0;
  /// One line of a message.
  virtual void received(std::size_t number, std::string_view line) = 0;
  /// It could not be opened, or the other side has gone.
  virtual void closed(std::size_t number) = 0;

 protected:
  LightSocketHandler() = default;
  LightSocketHandler(const LightSocketHandler&) = default;
  LightSocketHandler& operator=(const LightSocketHandler&) = default;
};

/// Thousands of connections of a client, as cheap as they can be: whoever tests a server on the
/// same machine takes its time. One thread; one buffer for all that is read; messages are written
/// at once. Each connection speaks HTTP, one request at a time, until it becomes a WebSocket.
/// Without TLS. They lead to one of several processes of a server.
class LightSockets {
 public:
  /// Connections have the numbers from 0 to count - 1. They come from that address of IPv4, if one
  /// is given: of this machine all that begin with 127 are.
  static Result<LightSockets, std::string> make(std::span<const server::Url> processes,
                                                std::size_t count, const std::string& from = {});
  LightSockets(LightSockets&& other) noexcept;
  LightSockets& operator=(LightSockets&& other) = delete;
  ~LightSockets();

  /// Begins to connect to that process; what comes out is told later.
  void open(std::size_t number, std::size_t process = 0);
  void request(std::size_t number, std::string_view method, std::string_view path,
               std::string_view token, std::string_view body);
  /// Makes it a WebSocket, which says hello as the one with this token.
  void upgrade(std::size_t number, std::string_view token);
  /// Sends a message. One that cannot be sent is lost: then it is soon told that the connection is
  /// closed.
  void send(std::size_t number, std::string_view text);
  /// At once; it is not told.
  void close(std::size_t number);

  /// Waits until something happens, but not longer than this, and tells the handler.
  void wait(std::chrono::milliseconds longest, LightSocketHandler& handler);

 private:
  enum class Phase : std::uint8_t { none, connecting, http, upgrading, web_socket };

  struct Process {
    std::string host;
    sockaddr_storage address{};
    socklen_t address_size = 0;
  };

  struct Connection {
    int descriptor = -1;
    std::size_t process = 0;
    Phase phase = Phase::none;
    bool waits_to_write = false;
    /// The beginning of what has not come whole.
    std::string pending;
    std::string unsent;
    /// What it says first when it is a WebSocket.
    std::string hello;
  };

  LightSockets(std::vector<Process> processes, in_addr from, std::size_t count, int poll);

  static Result<Process, std::string> find_process(const server::Url& url);

  void write(Connection& connection, std::size_t number, std::string_view bytes);
  void await(Connection& connection, std::size_t number, bool writable) const;
  void become_writable(std::size_t number, LightSocketHandler& handler);
  void read(std::size_t number, LightSocketHandler& handler);
  /// Takes what is there whole and returns how many bytes that was.
  std::size_t take(std::size_t number, std::string_view bytes, LightSocketHandler& handler);
  std::size_t take_answer(std::size_t number, std::string_view bytes, LightSocketHandler& handler);
  std::size_t take_frame(std::size_t number, std::string_view bytes, LightSocketHandler& handler);
  void lose(std::size_t number, LightSocketHandler& handler);

  std::vector<Process> processes_;
  in_addr from_;
  int poll_;
  std::vector<Connection> connections_;
  std::vector<char> buffer_;
  std::string frame_;
};

}  // namespace cheesemoon::tools
