#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace cheesemoon::server {

/// What a request asks for.
struct RequestTarget {
  std::string path;
  std::map<std::string, std::string, std::less<>> query;
};

/// Reads `/path?name=value&...` and decodes it. Nothing if it does not begin with a slash, if a
/// percent sign is not followed by two hexadecimal digits, or if there is a control character. Not
/// everything that comes out is UTF-8.
std::optional<RequestTarget> read_target(std::string_view text);

}  // namespace cheesemoon::server
