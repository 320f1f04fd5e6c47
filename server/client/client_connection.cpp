#include "server/client/client_connection.h"

#include <fmt/format.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <utility>

#include "server/stream/tls.h"

namespace cheesemoon::server {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

error_code wait_for(asio::io_context& context, const ClientOutcome& outcome,
                    ClientDeadline deadline) {
  context.restart();
  while (!outcome && context.run_one_until(deadline) > 0) continue;
  return outcome.value_or(asio::error::timed_out);
}

Result<std::unique_ptr<ClientConnection>, std::string> connect_client(const Url& url,
                                                                      const ClientOptions& options,
                                                                      ClientDeadline deadline) {
  auto connection = std::make_unique<ClientConnection>();
  asio::io_context& context = connection->context;
  const auto failed = [&](const error_code& error) {
    return Failure{
        fmt::format("cannot connect to {} port {}: {}", url.host, url.port, error.message())};
  };
  if (url.has_tls) {
    auto tls = client_tls(options.authority_file);
    if (!tls) return Failure{tls.error()};
    connection->tls.emplace(std::move(*tls));
  }

  // Shared with what is still under way when time is up.
  const auto outcome = std::make_shared<ClientOutcome>();
  const auto found = std::make_shared<tcp::resolver::results_type>();
  tcp::resolver resolver(context);
  resolver.async_resolve(url.host, url.port, [=](error_code error, auto endpoints) {
    *found = std::move(endpoints);
    *outcome = error;
  });
  if (const error_code error = wait_for(context, *outcome, deadline)) return failed(error);

  *outcome = std::nullopt;
  TcpSocket socket(context.get_executor());
  asio::async_connect(socket, *found,
                      [=](error_code error, const tcp::endpoint&) { *outcome = error; });
  if (const error_code error = wait_for(context, *outcome, deadline)) return failed(error);
  error_code ignored;
  socket.set_option(tcp::no_delay(true), ignored);

  if (!url.has_tls) {
    connection->stream.emplace(std::move(socket));
    return connection;
  }
  Stream& stream = connection->stream.emplace(std::move(socket), *connection->tls);
  if (!expect_host(*stream.tls(), url.host)) return failed(asio::error::host_not_found);
  *outcome = std::nullopt;
  stream.async_handshake(asio::ssl::stream_base::client,
                         [=](error_code error) { *outcome = error; });
  if (const error_code error = wait_for(context, *outcome, deadline)) return failed(error);
  return connection;
}

}  // namespace cheesemoon::server
