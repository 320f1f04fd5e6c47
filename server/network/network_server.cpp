#include "server/network/network_server.h"

#include <fmt/format.h>

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/post.hpp>
#include <chrono>
#include <optional>
#include <utility>

#include "server/limits/address_group.h"
#include "server/network/http_session.h"
#include "server/network/network.h"
#include "server/stream/stream.h"
#include "server/stream/tls.h"

namespace cheesemoon::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;
using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;
using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;

/// When no connection could be accepted; there will be file descriptors again when others go.
constexpr std::chrono::milliseconds accept_pause(100);

std::string group_of(const TcpSocket& socket) {
  error_code error;
  const tcp::endpoint peer = socket.remote_endpoint(error);
  if (error) return {};
  return address_group(peer.address().to_string()).value_or(std::string());
}

Result<Acceptor, std::string> open_acceptor(asio::io_context& context,
                                            const NetworkOptions& options) {
  error_code error;
  const asio::ip::address address = asio::ip::make_address(options.address, error);
  if (error) return Failure{fmt::format("'{}' is no IP address", options.address)};
  const tcp::endpoint endpoint(address, options.port);
  Acceptor acceptor(context.get_executor());
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(Acceptor::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(Acceptor::max_listen_connections, error);
  if (error == asio::error::address_in_use)
    return Failure{fmt::format(
        "port {} of {} is in use: is the server running already? Else choose another port",
        options.port, options.address)};
  if (error)
    return Failure{fmt::format("cannot listen on {} port {}: {}", options.address, options.port,
                               error.message())};
  return acceptor;
}

}  // namespace

class NetworkServer::Listener : public std::enable_shared_from_this<Listener> {
 public:
  Listener(std::shared_ptr<Network> network, Acceptor acceptor,
           std::optional<asio::ssl::context> tls)
      : network_(std::move(network)),
        acceptor_(std::move(acceptor)),
        timer_(acceptor_.get_executor()),
        tls_(std::move(tls)) {
    error_code ignored;
    port_ = acceptor_.local_endpoint(ignored).port();
  }

  [[nodiscard]] std::uint16_t port() const { return port_; }
  [[nodiscard]] const NetworkCounts& counts() const { return network_->counts; }
  Executor executor() { return acceptor_.get_executor(); }

  void accept() {
    acceptor_.async_accept([self = shared_from_this()](error_code error, TcpSocket socket) {
      if (!self->acceptor_.is_open()) return;
      if (!error) {
        self->welcome(std::move(socket));
        self->accept();
      } else if (error == asio::error::connection_aborted) {
        self->accept();
      } else {
        ++self->network_->counts.refused.not_accepted;
        self->accept_later();
      }
    });
  }

  void stop(std::function<void()> stopped) {
    if (network_->is_stopping) return;
    network_->is_stopping = true;
    close();
    network_->when_empty = [this, stopped = std::move(stopped)] {
      timer_.cancel();
      if (stopped) asio::post(acceptor_.get_executor(), stopped);
    };
    if (network_->counts.connections_open == 0) return network_->when_empty();
    timer_.expires_after(network_->options.times.stop);
    timer_.async_wait([self = shared_from_this()](error_code error) {
      if (!error) self->cut_off();
    });
    for (const auto& connection : connections_of(*network_)) connection->finish();
  }

  std::optional<std::string> reload_certificate() {
    const auto& files = network_->options.tls;
    if (!files) return std::nullopt;
    auto made = server_tls(files->certificate, files->key);
    if (!made) return made.error();
    // Connections keep what they were made with.
    tls_ = std::move(*made);
    return std::nullopt;
  }

  void abandon() {
    network_->is_stopping = true;
    network_->when_empty = nullptr;
    close();
    cut_off();
  }

 private:
  void close() {
    error_code ignored;
    acceptor_.close(ignored);
    timer_.cancel();
  }

  void cut_off() {
    for (const auto& connection : connections_of(*network_)) connection->cut_off();
  }

  void accept_later() {
    timer_.expires_after(accept_pause);
    timer_.async_wait([self = shared_from_this()](error_code error) {
      if (!error && self->acceptor_.is_open()) self->accept();
    });
  }

  /// Somebody who is not welcome is not even told: it would cost more than he is worth.
  void welcome(TcpSocket socket) {
    const NetworkOptions& options = network_->options;
    std::string group = group_of(socket);
    // Behind a proxy all of them are the proxy's.
    auto slot = network_->connection_slots.take(
        group, options.behind_proxy ? options.most_connections : options.most_connections_of_group);
    if (!slot || network_->counts.connections_open >= options.most_connections) {
      ++network_->counts.refused.too_many_connections;
      return;
    }
    error_code ignored;
    socket.set_option(tcp::no_delay(true), ignored);
    start_http_session(Membership(network_, std::move(*slot)),
                       tls_ ? Stream(std::move(socket), *tls_) : Stream(std::move(socket)),
                       std::move(group));
  }

  std::shared_ptr<Network> network_;
  Acceptor acceptor_;
  /// For a pause in accepting; later for how long stopping may take.
  Timer timer_;
  std::optional<asio::ssl::context> tls_;
  std::uint16_t port_ = 0;
};

Result<NetworkServer, std::string> NetworkServer::listen(asio::io_context& context,
                                                         NetworkOptions options, HttpHandler http,
                                                         SocketHandler& sockets) {
  std::optional<asio::ssl::context> tls;
  if (options.tls) {
    auto made = server_tls(options.tls->certificate, options.tls->key);
    if (!made) return Failure{made.error()};
    tls.emplace(std::move(*made));
  }
  auto acceptor = open_acceptor(context, options);
  if (!acceptor) return Failure{acceptor.error()};
  auto network = std::make_shared<Network>(context, std::move(options), std::move(http), sockets);
  auto listener =
      std::make_shared<Listener>(std::move(network), std::move(*acceptor), std::move(tls));
  listener->accept();
  return NetworkServer(std::move(listener));
}

NetworkServer::NetworkServer(std::shared_ptr<Listener> listener) : listener_(std::move(listener)) {}
NetworkServer::NetworkServer(NetworkServer&& other) noexcept = default;

NetworkServer& NetworkServer::operator=(NetworkServer&& other) noexcept {
  std::swap(listener_, other.listener_);
  return *this;
}

NetworkServer::~NetworkServer() {
  if (listener_ != nullptr) listener_->abandon();
}

std::uint16_t NetworkServer::port() const {
  return listener_->port();
}

const NetworkCounts& NetworkServer::counts() const {
  return listener_->counts();
}

std::optional<std::string> NetworkServer::reload_certificate() {
  return listener_->reload_certificate();
}

void NetworkServer::stop(std::function<void()> stopped) {
  asio::post(listener_->executor(), [listener = listener_, stopped = std::move(stopped)]() mutable {
    listener->stop(std::move(stopped));
  });
}

}  // namespace cheesemoon::server
