#include "server/http/http.h"

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

namespace cheesemoon::server {

HttpResponse http_error(unsigned status, std::string_view reason, std::string_view sentence) {
  const boost::json::value body{{"error", {{"reason", reason}, {"sentence", sentence}}}};
  return {.status = status, .body = boost::json::serialize(body), .headers = {}};
}

}  // namespace cheesemoon::server
