#pragma once

#include <boost/json/object.hpp>
#include <string_view>

#include "server/http/http.h"

namespace cheesemoon::server {

HttpResponse json_answer(unsigned status, const boost::json::object& body);
/// 204.
HttpResponse nothing_to_say();
/// 400.
HttpResponse bad_request(std::string_view sentence);

}  // namespace cheesemoon::server
