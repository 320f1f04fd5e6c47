#include "server/network/preflight.h"

namespace cheesemoon::server {

namespace http = boost::beast::http;

bool is_preflight(const BeastRequest& request) {
  return request.method() == http::verb::options &&
         request.count(http::field::access_control_request_method) > 0;
}

HttpResponse preflight_answer() {
  constexpr unsigned no_content = 204;
  return {.status = no_content,
          .body = {},
          .headers = {{"Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE"},
                      {"Access-Control-Allow-Headers", "Authorization, Content-Type"},
                      // Two hours, the longest that browsers remember it.
                      {"Access-Control-Max-Age", "7200"}}};
}

}  // namespace cheesemoon::server
