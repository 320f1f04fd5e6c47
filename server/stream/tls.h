#pragma once

#include <boost/asio/ssl/context.hpp>
#include <string>

#include "engine/core/result.h"
#include "server/stream/stream.h"

namespace cheesemoon::server {

/// TLS 1.2 or later, modern suites only, with a certificate (and those between it and its
/// authority) and its key, both as PEM files.
Result<boost::asio::ssl::context, std::string> server_tls(const std::string& certificate_file,
                                                          const std::string& key_file);

/// TLS 1.2 or later that trusts the authorities of this file, or of the system if it is empty.
Result<boost::asio::ssl::context, std::string> client_tls(const std::string& authority_file);

/// Before the handshake of a client: whose certificate is asked for and expected. False if the name
/// cannot be one.
bool expect_host(TlsStream& stream, const std::string& host);

}  // namespace cheesemoon::server
