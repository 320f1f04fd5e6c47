#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "server/client/client_options.h"
#include "server/client/url.h"
#include "server/http/http.h"

namespace cheesemoon::server {

/// Asks a server and waits for its answer, over a connection of its own. The path is encoded and
/// may have a query; a body is JSON. An error is a sentence; an answer with a status like 404 is an
/// answer.
Result<HttpResponse, std::string> http_request(const Url& url, std::string_view method,
                                               std::string_view path, std::string_view body = {},
                                               const ClientOptions& options = {});

}  // namespace cheesemoon::server
