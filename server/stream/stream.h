#pragma once

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <memory>
#include <utility>
#include <variant>

namespace cheesemoon::server {

using Executor = boost::asio::io_context::executor_type;
using TcpSocket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, Executor>;
using TlsStream = boost::asio::ssl::stream<TcpSocket>;

/// A connection, plain or with TLS, as one type: what is built on top of it is written and compiled
/// once. An AsyncStream for Asio and Beast.
class Stream {
 public:
  using executor_type = Executor;
  using next_layer_type = TcpSocket;

  explicit Stream(TcpSocket socket) : layer_(std::move(socket)) {}
  Stream(TcpSocket socket, boost::asio::ssl::context& tls)
      : layer_(std::make_unique<TlsStream>(std::move(socket), tls)) {}

  /// Nothing if the connection is plain.
  TlsStream* tls() {
    auto* tls = std::get_if<std::unique_ptr<TlsStream>>(&layer_);
    return tls == nullptr ? nullptr : tls->get();
  }
  TcpSocket& next_layer() {
    TlsStream* const secure = tls();
    return secure == nullptr ? std::get<TcpSocket>(layer_) : secure->next_layer();
  }
  executor_type get_executor() { return next_layer().get_executor(); }

  template <class Handler>
  void async_handshake(boost::asio::ssl::stream_base::handshake_type type, Handler&& handler) {
    if (TlsStream* const secure = tls())
      secure->async_handshake(type, std::forward<Handler>(handler));
    else
      complete(std::forward<Handler>(handler));
  }

  /// Says that nothing more will be sent.
  template <class Handler>
  void async_shutdown(Handler&& handler) {
    if (TlsStream* const secure = tls())
      secure->async_shutdown(std::forward<Handler>(handler));
    else
      complete(std::forward<Handler>(handler));
  }

  template <class Buffers, class Handler>
  void async_read_some(const Buffers& buffers, Handler&& handler) {
    if (TlsStream* const secure = tls())
      secure->async_read_some(buffers, std::forward<Handler>(handler));
    else
      next_layer().async_read_some(buffers, std::forward<Handler>(handler));
  }

  template <class Buffers, class Handler>
  void async_write_some(const Buffers& buffers, Handler&& handler) {
    if (TlsStream* const secure = tls())
      secure->async_write_some(buffers, std::forward<Handler>(handler));
    else
      next_layer().async_write_some(buffers, std::forward<Handler>(handler));
  }

 private:
  template <class Handler>
  void complete(Handler&& handler) {
    boost::asio::post(get_executor(), [handler = std::forward<Handler>(handler)]() mutable {
      handler(boost::system::error_code());
    });
  }

  std::variant<TcpSocket, std::unique_ptr<TlsStream>> layer_;
};

}  // namespace cheesemoon::server
