#include "server/client/client_socket.h"

#include <fmt/format.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/error.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cstddef>
#include <utility>

#include "server/client/client_connection.h"
#include "server/stream/teardown.h"

namespace cheesemoon::server {
namespace {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;

/// A whole game can come in one message.
constexpr std::size_t largest_message = std::size_t{64} * 1024 * 1024;
constexpr std::size_t longest_reason = 123;

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> lines;
  for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  lines.emplace_back(text);
  return lines;
}

}  // namespace

struct ClientSocket::Connected {
  Connected(std::unique_ptr<ClientConnection> over, std::chrono::milliseconds within)
      : connection(std::move(over)), stream(std::move(*connection->stream)), timeout(within) {
    stream.read_message_max(largest_message);
  }

  /// Waits for what was just begun. After a failure nothing else can be begun.
  bool done() {
    if (const error_code error = wait_for(connection->context, outcome, Clock::now() + timeout)) {
      is_usable = false;
      return false;
    }
    return true;
  }

  boost::beast::flat_buffer buffer;
  std::string sent;
  ClientOutcome outcome;
  ClientOutcome read;
  bool is_reading = false;
  bool is_usable = true;
  std::unique_ptr<ClientConnection> connection;
  websocket::stream<Stream, false> stream;
  std::chrono::milliseconds timeout;
};

Result<ClientSocket, std::string> ClientSocket::connect(const Url& url,
                                                        const ClientOptions& options) {
  const ClientDeadline deadline = Clock::now() + options.timeout;
  auto connection = connect_client(url, options, deadline);
  if (!connection) return Failure{connection.error()};
  auto connected = std::make_unique<Connected>(std::move(*connection), options.timeout);
  connected->stream.set_option(
      websocket::stream_base::decorator([&options](websocket::request_type& request) {
        if (options.token)
          request.set(boost::beast::http::field::authorization, "Bearer " + *options.token);
        for (const auto& [name, value] : options.headers) request.set(name, value);
      }));
  websocket::response_type response;
  connected->stream.async_handshake(
      response, host_header(url), "/socket",
      [waiting = connected.get()](error_code error) { waiting->outcome = error; });
  const error_code error = wait_for(connected->connection->context, connected->outcome, deadline);
  if (error == websocket::error::upgrade_declined)
    return Failure{fmt::format("the server answered {}: {}", response.result_int(),
                               std::string_view(response.body()))};
  if (error)
    return Failure{fmt::format("no socket to {} port {}: {}", url.host, url.port, error.message())};
  return ClientSocket(std::move(connected));
}

ClientSocket::ClientSocket(std::unique_ptr<Connected> connected)
    : connected_(std::move(connected)) {}
ClientSocket::ClientSocket(ClientSocket&& other) noexcept = default;
ClientSocket& ClientSocket::operator=(ClientSocket&& other) noexcept = default;
ClientSocket::~ClientSocket() = default;

bool ClientSocket::send(std::string_view text) {
  Connected& socket = *connected_;
  if (!socket.is_usable) return false;
  socket.sent = text;
  socket.outcome.reset();
  socket.stream.async_write(asio::buffer(socket.sent),
                            [&socket](error_code error, std::size_t) { socket.outcome = error; });
  return socket.done();
}

bool ClientSocket::send_binary(std::string_view bytes) {
  connected_->stream.binary(true);
  const bool is_sent = send(bytes);
  connected_->stream.binary(false);
  return is_sent;
}

bool ClientSocket::ping() {
  Connected& socket = *connected_;
  if (!socket.is_usable) return false;
  socket.outcome.reset();
  socket.stream.async_ping({}, [&socket](error_code error) { socket.outcome = error; });
  return socket.done();
}

Received ClientSocket::receive(std::chrono::milliseconds timeout) {
  Connected& socket = *connected_;
  // Reading cannot be called off without losing the connection; it goes on with the next call.
  if (!socket.is_reading && !socket.read) {
    socket.is_reading = true;
    socket.stream.async_read(socket.buffer, [&socket](error_code error, std::size_t) {
      socket.read = error;
      socket.is_reading = false;
    });
  }
  const error_code error =
      wait_for(socket.connection->context, socket.read, Clock::now() + timeout);
  if (!socket.read) return {};
  if (error) {
    const websocket::close_reason& why = socket.stream.reason();
    return {.kind = Received::Kind::closed,
            .lines = {},
            .code = why.code == websocket::close_code::none
                        ? std::uint16_t{websocket::close_code::abnormal}
                        : why.code,
            .reason = std::string(why.reason.data(), why.reason.size())};
  }
  const auto data = socket.buffer.cdata();
  Received received{.kind = Received::Kind::lines,
                    .lines = split({static_cast<const char*>(data.data()), data.size()}),
                    .code = 0,
                    .reason = {}};
  socket.buffer.consume(socket.buffer.size());
  socket.read.reset();
  return received;
}

void ClientSocket::close(std::uint16_t code, std::string_view reason) {
  Connected& socket = *connected_;
  if (!socket.is_usable) return;
  websocket::close_reason why(code);
  const std::string_view shortened = reason.substr(0, longest_reason);
  why.reason.assign(shortened.begin(), shortened.end());
  socket.outcome.reset();
  socket.stream.async_close(why, [&socket](error_code error) { socket.outcome = error; });
  socket.done();
  socket.is_usable = false;
}

}  // namespace cheesemoon::server
