#include "server/page/page_answer.h"

#include <string_view>

#include "server/page/accepted_encoding.h"

namespace cheesemoon::server {

namespace {

/// Nothing from anywhere else is loaded, and nobody frames the page. The engine in it is compiled
/// by the browser, and boards set the places of their pieces as styles of elements.
constexpr std::string_view security_policy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

constexpr std::string_view for_a_year = "public, max-age=31536000, immutable";
constexpr std::string_view ask_each_time = "no-cache";

void set_body(HttpResponse& response, const PageFile& file, std::string_view accepted) {
  if (!file.brotli.empty() && accepts_encoding(accepted, "br")) {
    response.body = file.brotli;
    response.headers.emplace_back("Content-Encoding", "br");
  } else if (!file.gzip.empty() && accepts_encoding(accepted, "gzip")) {
    response.body = file.gzip;
    response.headers.emplace_back("Content-Encoding", "gzip");
  } else {
    response.body = file.plain;
  }
}

HttpResponse answer_with(const PageFile& file, const HttpRequest& request) {
  HttpResponse response;
  response.content_type = file.content_type;
  response.headers = {
      {"Cache-Control", std::string(file.is_immutable ? for_a_year : ask_each_time)},
      {"ETag", file.tag},
      {"Vary", "Accept-Encoding"},
      {"Content-Security-Policy", std::string(security_policy)},
      {"Referrer-Policy", "no-referrer"},
  };
  if (request.known_tag == file.tag) {
    response.status = 304;
    return response;
  }
  set_body(response, file, request.accepted_encoding);
  return response;
}

/// Files have endings; what has none was typed or followed by a person.
bool may_be_typed(std::string_view path) {
  return path.find('.') == std::string_view::npos;
}

}  // namespace

std::optional<HttpResponse> page_answer(const PageFiles& page, const HttpRequest& request) {
  if (request.method != "GET" && request.method != "HEAD") return std::nullopt;
  const auto file = page.find(request.path == "/" ? "/index.html" : request.path);
  if (file != page.end()) return answer_with(file->second, request);
  const bool is_for_programs = request.path == "/api" || request.path.starts_with("/api/") ||
                               request.path.starts_with("/socket");
  if (is_for_programs || !may_be_typed(request.path)) return std::nullopt;
  // The page finds its files beside itself.
  constexpr unsigned found_elsewhere = 302;
  return HttpResponse{.status = found_elsewhere, .body = {}, .headers = {{"Location", "/"}}};
}

}  // namespace cheesemoon::server
