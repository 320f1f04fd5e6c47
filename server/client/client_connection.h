#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/system/error_code.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "engine/core/result.h"
#include "server/client/client_options.h"
#include "server/client/url.h"
#include "server/stream/stream.h"

namespace cheesemoon::server {

using ClientDeadline = std::chrono::steady_clock::time_point;

/// Whether something has come to its end, and with which error.
using ClientOutcome = std::optional<boost::system::error_code>;

/// A connection and the context that is run while somebody waits.
struct ClientConnection {
  // In the order in which they must not be destroyed.
  boost::asio::io_context context{1};
  std::optional<boost::asio::ssl::context> tls;
  std::optional<Stream> stream;
};

/// Runs the context until there is an outcome. At the deadline there is one: timed out.
boost::system::error_code wait_for(boost::asio::io_context& context, const ClientOutcome& outcome,
                                   ClientDeadline deadline);

/// With TLS if the URL says so.
Result<std::unique_ptr<ClientConnection>, std::string> connect_client(const Url& url,
                                                                      const ClientOptions& options,
                                                                      ClientDeadline deadline);

}  // namespace cheesemoon::server
