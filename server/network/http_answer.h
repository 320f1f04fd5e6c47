#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <string>

#include "server/http/http.h"

namespace cheesemoon::server {

constexpr const char* server_name = "cheesemoon";

using BeastResponse = boost::beast::http::response<boost::beast::http::string_body>;

/// How the answer to a request travels.
struct AnswerForm {
  /// 11 is HTTP/1.1.
  unsigned version = 11;
  /// Of an answer to HEAD only the header is sent.
  bool is_head = false;
  bool keep_alive = false;
  /// Browsers are told to come over TLS only, from now on.
  bool has_tls = false;
  /// The origin of a page of another host that may read the answer; empty if there is none.
  std::string reader_origin{};
};

/// With the headers that every answer has. Those of the response count more.
BeastResponse http_answer(HttpResponse response, const AnswerForm& form);

}  // namespace cheesemoon::server
