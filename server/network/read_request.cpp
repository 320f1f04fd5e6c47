#include "server/network/read_request.h"

#include <boost/beast/core/string.hpp>
#include <cstddef>
#include <optional>
#include <utility>

#include "engine/core/words.h"
#include "server/limits/address_group.h"
#include "server/network/request_target.h"

namespace cheesemoon::server {
namespace {

namespace http = boost::beast::http;

std::optional<std::string> bearer_token(std::string_view authorization) {
  constexpr std::string_view scheme = "Bearer ";
  if (!boost::beast::iequals(authorization.substr(0, scheme.size()), scheme)) return std::nullopt;
  return std::string(without_blanks(authorization.substr(scheme.size())));
}

}  // namespace

std::string_view last_header(const BeastRequest& request, std::string_view name) {
  std::string_view last;
  const auto [begin, end] = request.equal_range(name);
  for (auto field = begin; field != end; ++field) last = field->value();
  return last;
}

std::string forwarded_group(const BeastRequest& request, const std::string& peer_group) {
  std::string_view addresses = last_header(request, "X-Forwarded-For");
  const std::size_t comma = addresses.rfind(',');
  if (comma != std::string_view::npos) addresses.remove_prefix(comma + 1);
  return address_group(without_blanks(addresses)).value_or(peer_group);
}

Result<HttpRequest, std::string_view> read_request(BeastRequest& request, std::string group) {
  // Two hosts in one request are how requests are smuggled past a proxy.
  const std::size_t hosts = request.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && request.version() >= 11))
    return Failure<std::string_view>{"A request names its host, once."};
  auto target = read_target(request.target());
  if (!target)
    return Failure<std::string_view>{
        "The address asked for is not one: check its percent signs, none of which may be a control "
        "character."};
  return HttpRequest{.method = std::string(request.method_string()),
                     .path = std::move(target->path),
                     .query = std::move(target->query),
                     .body = std::move(request.body()),
                     .token = bearer_token(request[http::field::authorization]),
                     .accepted_encoding = std::string(request[http::field::accept_encoding]),
                     .known_tag = std::string(request[http::field::if_none_match]),
                     .address_group = std::move(group)};
}

}  // namespace cheesemoon::server
