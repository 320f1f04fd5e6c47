#include "server/http/http.h"

#include <boost/json/serialize.hpp>

namespace cheesemoon::server {

HttpResponse http_error(unsigned status, std::string_view reason, std::string_view sentence) {
  return json_answer(status, {{"error", {{"reason", reason}, {"sentence", sentence}}}});
}

HttpResponse json_answer(unsigned status, const boost::json::object& body) {
  return {.status = status, .body = boost::json::serialize(body), .headers = {}};
}

HttpResponse nothing_to_say() {
  return {.status = 204, .body = {}, .headers = {}};
}

HttpResponse bad_request(std::string_view sentence) {
  return http_error(400, "bad_request", sentence);
}

}  // namespace cheesemoon::server
