#include "server/client/http_client.h"

#include <fmt/format.h>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "server/client/client_connection.h"

namespace cheesemoon::server {
namespace {

namespace http = boost::beast::http;
using boost::system::error_code;

/// Records of long games are some hundred kilobytes.
constexpr std::uint64_t largest_answer = 64ULL * 1024 * 1024;

http::request<http::string_body> make_request(const Url& url, std::string_view method,
                                              std::string_view path, std::string_view body,
                                              const ClientOptions& options) {
  http::request<http::string_body> request;
  request.method_string(method);
  request.target(path);
  request.version(11);
  request.set(http::field::host, host_header(url));
  request.set(http::field::user_agent, "cheesemoon");
  request.set(http::field::connection, "close");
  if (options.token) request.set(http::field::authorization, "Bearer " + *options.token);
  if (!body.empty()) {
    request.set(http::field::content_type, "application/json");
    request.body() = body;
  }
  request.content_length(body.size());
  for (const auto& [name, value] : options.headers) request.set(name, value);
  return request;
}

HttpResponse read_response(http::response<http::string_body> answer) {
  HttpResponse response{.status = answer.result_int(),
                        .body = std::move(answer.body()),
                        .content_type = std::string(answer[http::field::content_type]),
                        .headers = {}};
  for (const auto& field : answer)
    response.headers.emplace_back(field.name_string(), field.value());
  return response;
}

}  // namespace

Result<HttpResponse, std::string> http_request(const Url& url, std::string_view method,
                                               std::string_view path, std::string_view body,
                                               const ClientOptions& options) {
  const ClientDeadline deadline = std::chrono::steady_clock::now() + options.timeout;
  const auto failed = [&](const error_code& error) {
    return Failure{
        fmt::format("no answer from {} port {}: {}", url.host, url.port, error.message())};
  };
  // Before the connection: while that is destroyed, things may still be under way.
  const auto request = make_request(url, method, path, body, options);
  boost::beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.body_limit(largest_answer);
  parser.skip(method == "HEAD");
  ClientOutcome outcome;

  auto connection = connect_client(url, options, deadline);
  if (!connection) return Failure{connection.error()};
  Stream& stream = *(*connection)->stream;
  boost::asio::io_context& context = (*connection)->context;

  // A server that refuses a request may answer before it has read it whole, so an answer is looked
  // for even if not everything could be sent.
  http::async_write(stream, request, [&](error_code error, std::size_t) { outcome = error; });
  if (const error_code error = wait_for(context, outcome, deadline);
      error == boost::asio::error::timed_out)
    return failed(error);
  outcome.reset();
  http::async_read(stream, buffer, parser, [&](error_code error, std::size_t) { outcome = error; });
  if (const error_code error = wait_for(context, outcome, deadline)) return failed(error);
  return read_response(parser.release());
}

}  // namespace cheesemoon::server
