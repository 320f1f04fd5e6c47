#include "server/network/http_answer.h"

#include <cassert>
#include <utility>

namespace cheesemoon::server {

namespace http = boost::beast::http;

BeastResponse http_answer(HttpResponse response, const AnswerForm& form) {
  assert(response.status >= 200 && response.status <= 599);
  BeastResponse answer;
  answer.version(form.version);
  answer.result(response.status);
  answer.set(http::field::server, server_name);
  answer.set("X-Content-Type-Options", "nosniff");
  answer.set(http::field::cache_control, "no-store");
  // These have neither a body nor its length.
  const bool is_empty = response.status == 204 || response.status == 304;
  if (!is_empty) {
    answer.set(http::field::content_type, response.content_type);
    answer.content_length(response.body.size());
  }
  for (const auto& [name, value] : response.headers) answer.set(name, value);
  if (form.has_tls) answer.set(http::field::strict_transport_security, "max-age=31536000");
  if (!form.reader_origin.empty()) {
    answer.set(http::field::access_control_allow_origin, form.reader_origin);
    answer.set(http::field::access_control_expose_headers, "Retry-After");
    // Besides what the answer depends on already.
    answer.insert(http::field::vary, "Origin");
  }
  answer.keep_alive(form.keep_alive);
  if (!is_empty && !form.is_head) answer.body() = std::move(response.body);
  return answer;
}

}  // namespace cheesemoon::server
