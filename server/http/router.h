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

/// Answers at once or later.
using RouteHandler = std::function<void(const HttpRequest& request,
                                        const PathParameters& parameters, HttpReply reply)>;

/// A line of the table that says who answers what. The pattern is a path in which a name in braces
/// stands for any one part: `/api/tables/{id}`.
struct Route {
  std::string method;
  std::string pattern;
  RouteHandler handler;
};

struct FoundRoute {
  const Route* route = nullptr;
  PathParameters parameters;
};

/// Nothing if the path does not have the form of the pattern.
std::optional<PathParameters> match_path(std::string_view pattern, std::string_view path);

/// The first route for a request, or the answer that there is none: 404, or 405 if the path is one
/// for other methods.
Result<FoundRoute, HttpResponse> find_route(const std::vector<Route>& routes,
                                            const HttpRequest& request);

// Handlers of what is asked about nothing in particular, and about the `{id}` in the path.

template <class Api>
RouteHandler about_nothing(Api& api, void (*answer)(Api&, const HttpRequest&, const HttpReply&)) {
  return [&api, answer](const HttpRequest& request, const PathParameters& /*parameters*/,
                        const HttpReply& reply) { answer(api, request, reply); };
}

template <class Api>
RouteHandler about_id(Api& api, void (*answer)(Api&, const HttpRequest&, const std::string& id,
                                               const HttpReply&)) {
  return
      [&api, answer](const HttpRequest& request, const PathParameters& parameters,
                     const HttpReply& reply) { answer(api, request, parameters.at("id"), reply); };
}

}  // namespace cheesemoon::server
