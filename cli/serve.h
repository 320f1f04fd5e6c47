#pragma once

#include <string>

#include "engine/core/result.h"
#include "server/serving/server_options.h"

namespace cheesemoon::cli {

struct ServeArguments {
  ServeArguments() { server.network.port = 8080; }

  /// What can be said as the server takes it.
  server::ServerOptions server;
  std::string public_address;
  std::string metrics;
  bool open = false;
  std::string tls_certificate;
  std::string tls_key;
  unsigned keep_guests = 0;
  bool no_limits = false;
};

/// The server's with what follows from the others, or what is wrong with them.
Result<server::ServerOptions, std::string> server_options(const ServeArguments& arguments);

}  // namespace cheesemoon::cli
