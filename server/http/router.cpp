#include "server/http/router.h"

#include <utility>

#include "engine/core/words.h"

namespace cheesemoon::server {

namespace {

bool is_name(std::string_view part) {
  return part.starts_with('{') && part.ends_with('}');
}

bool ends_alike(std::string_view pattern, std::string_view path) {
  return pattern.ends_with('/') == path.ends_with('/');
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

}  // namespace

std::optional<PathParameters> match_path(std::string_view pattern, std::string_view path) {
  if (!ends_alike(pattern, path)) return std::nullopt;
  PathParameters parameters;
  while (!pattern.empty() && !path.empty()) {
    const std::string_view expected = cut(pattern, '/');
    const std::string_view found = cut(path, '/');
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

Result<FoundRoute, HttpResponse> find_route(const std::vector<Route>& routes,
                                            const HttpRequest& request) {
  std::vector<std::string> allowed_methods;
  for (const Route& route : routes) {
    auto parameters = match_path(route.pattern, request.path);
    if (!parameters) continue;
    if (route.method == request.method) return FoundRoute{&route, std::move(*parameters)};
    allowed_methods.push_back(route.method);
  }
  return Failure{no_route(allowed_methods)};
}

}  // namespace cheesemoon::server
