#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "server/http/http.h"

namespace cheesemoon::server {

/// What a path has where its pattern has names: `id` is `bcdfghjkmn`.
using PathParameters = std::map<std::string, std::string, std::less<>>;

/// A line of the table that says who answers what. The pattern is a path in which a name in braces
/// stands for any one part: `/api/tables/{id}`.
template <class Handler>
struct Route {
  std::string method;
  std::string pattern;
  Handler handler;
};

template <class Handler>
struct FoundRoute {
  const Route<Handler>* route = nullptr;
  PathParameters parameters;
};

/// Nothing if the path does not have the form of the pattern.
std::optional<PathParameters> match_path(std::string_view pattern, std::string_view path);

/// 404, or 405 if the path is one for other methods.
HttpResponse no_route(const std::vector<std::string>& allowed_methods);

/// The first route for a request, or the answer that there is none.
template <class Handler>
Result<FoundRoute<Handler>, HttpResponse> find_route(const std::vector<Route<Handler>>& routes,
                                                     const HttpRequest& request) {
  std::vector<std::string> allowed_methods;
  for (const Route<Handler>& route : routes) {
    auto parameters = match_path(route.pattern, request.path);
    if (!parameters) continue;
    if (route.method == request.method) return FoundRoute<Handler>{&route, std::move(*parameters)};
    allowed_methods.push_back(route.method);
  }
  return Failure{no_route(allowed_methods)};
}

}  // namespace cheesemoon::server
