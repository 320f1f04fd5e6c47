#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/client/url.h"
#include "server/network/network_server.h"

namespace cheesemoon::server {

/// How long to wait for what surely comes.
inline constexpr std::chrono::seconds long_enough(30);

/// Limits that no test hits by accident.
NetworkOptions generous();

/// Sends back what it gets. A text that begins with `flood ` and a size is answered with a line of
/// that size; `twice` with two lines; `close` with a line and a goodbye.
class EchoHandler final : public SocketHandler {
 public:
  void opened(const std::shared_ptr<Socket>& socket) override;
  void received(Socket& socket, std::string_view text) override;
  void closed(Socket& socket) override;

  std::map<std::uint64_t, std::shared_ptr<Socket>> open;
  std::vector<std::string> groups;
  int times_closed = 0;
};

/// A server on a free port of this machine, with a thread of its own. Answers:
/// `/echo` with everything the handler was given; `/headers` with headers of its own; `/large` with
/// a megabyte; `/thread` from another thread; `/twice` two times; `/held` when it is told to.
class TestServer {
 public:
  explicit TestServer(const NetworkOptions& options = generous());
  TestServer(const TestServer&) = delete;
  TestServer& operator=(const TestServer&) = delete;
  ~TestServer();

  [[nodiscard]] Url url() const;
  [[nodiscard]] std::uint16_t port() const { return server_->port(); }
  NetworkCounts counts();
  /// Returns when it is so.
  void wait_until(const std::function<bool(const NetworkCounts& counts)>& is_so);
  /// Runs something on the thread of the network and waits for it.
  void run(const std::function<void()>& work);
  /// Answers a request for `/held`; waits until there is one.
  void answer_held(const HttpResponse& response);

  std::optional<std::string> reload_certificate();

  /// Begins to stop.
  void stop() { server_->stop(); }
  /// Returns when the context has nothing more to do.
  void wait_until_stopped();

  EchoHandler& sockets() { return sockets_; }

 private:
  void handle(const HttpRequest& request, const HttpReply& reply);

  bool has_tls_;
  EchoHandler sockets_;
  boost::asio::io_context context_{1};
  std::vector<HttpReply> held_;
  std::optional<NetworkServer> server_;
  std::thread other_thread_;
  std::thread thread_;
};

}  // namespace cheesemoon::server
