#include "server/http/router.h"

namespace cheesemoon::server {

namespace {

/// Cuts off what stands before the next slash, which goes too.
std::string_view take_part(std::string_view& path) {
  const std::size_t end = path.find('/');
  const std::string_view part = path.substr(0, end);
  path.remove_prefix(end == std::string_view::npos ? path.size() : end + 1);
  return part;
}

bool is_name(std::string_view part) {
  return part.starts_with('{') && part.ends_with('}');
}

bool ends_alike(std::string_view pattern, std::string_view path) {
  return pattern.ends_with('/') == path.ends_with('/');
}

}  // namespace

std::optional<PathParameters> match_path(std::string_view pattern, std::string_view path) {
  if (!ends_alike(pattern, path)) return std::nullopt;
  PathParameters parameters;
  while (!pattern.empty() && !path.empty()) {
    const std::string_view expected = take_part(pattern);
    const std::string_view found = take_part(path);
    if (is_name(expected)) {
      if (found.empty()) return std::nullopt;
      parameters.emplace(expected.substr(1, expected.size() - 2), found);
    } else if (expected != found) {
      return std::nullopt;
    }
  }
  if (!pattern.empty() || !path.empty()) return std::nullopt;
  return parameters;
}

HttpResponse no_route(const std::vector<std::string>& allowed_methods) {
  if (allowed_methods.empty()) return http_error(404, "not_found", "there is nothing at this path");
  std::string list;
  for (const std::string& method : allowed_methods) {
    if (!list.empty()) list += ", ";
    list += method;
  }
  auto response = http_error(405, "method_not_allowed", "this path is there for " + list);
  response.headers.emplace_back("Allow", list);
  return response;
}

}  // namespace cheesemoon::server
