#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "server/http/http.h"

namespace cheesemoon::server {

using BeastRequest = boost::beast::http::request<boost::beast::http::string_body>;

/// The last value of a header that may come several times, or nothing.
std::string_view last_header(const BeastRequest& request, std::string_view name);

/// Whom a request comes from: the last address of X-Forwarded-For, the one the nearest proxy has
/// written, or if that is none the other end of the connection.
std::string forwarded_group(const BeastRequest& request, const std::string& peer_group);

/// What a handler gets to see, or a sentence that says what is wrong. Takes the body out of the
/// request.
Result<HttpRequest, std::string_view> read_request(BeastRequest& request, std::string group);

}  // namespace cheesemoon::server
