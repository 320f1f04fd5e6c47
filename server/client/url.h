#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace cheesemoon::server {

/// Where a server is.
struct Url {
  bool has_tls = false;
  /// A name or an address, an IPv6 address without its brackets.
  std::string host;
  std::string port;
};

/// Reads `http://host`, `https://host:port/` or `http://[::1]:8080`: there is no path, because it
/// comes with each request.
Result<Url, std::string> read_url(std::string_view text);

/// The host as the header of a request names it: without the port if it is the usual one.
std::string host_header(const Url& url);

}  // namespace cheesemoon::server
