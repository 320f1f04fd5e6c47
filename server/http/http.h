#pragma once

#include <boost/json/object.hpp>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cheesemoon::server {

/// A request as whoever answers it needs it: read, limited in size and free of how it travelled.
struct HttpRequest {
  /// Capitals, as in `GET`.
  std::string method;
  /// Decoded, without the query: `/api/tables/bcdfghjkmn`.
  std::string path;
  /// Decoded; of a name that comes twice the last.
  std::map<std::string, std::string, std::less<>> query;
  std::string body;
  /// What follows `Authorization: Bearer `.
  std::optional<std::string> token;
  /// `Accept-Encoding`, as it came.
  std::string accepted_encoding{};
  /// `If-None-Match`: the version that the client has.
  std::string known_tag{};
  /// Whom the address belongs to, see server/limits/address_group.h.
  std::string address_group;
  /// Whether it came over a network in the open.
  bool can_be_overheard = false;
};

struct HttpResponse {
  unsigned status = 200;
  std::string body;
  std::string content_type = "application/json";
  /// Besides those that every answer has.
  std::vector<std::pair<std::string, std::string>> headers{};
};

/// Called once, from any thread.
using HttpReply = std::function<void(HttpResponse)>;

/// `{"error":{"reason":"not_found","sentence":"..."}}`: a reason that programs can rely on, and an
/// English sentence that says what to do.
HttpResponse http_error(unsigned status, std::string_view reason, std::string_view sentence);

HttpResponse json_answer(unsigned status, const boost::json::object& body);
/// 204.
HttpResponse nothing_to_say();
/// 400.
HttpResponse bad_request(std::string_view sentence);

}  // namespace cheesemoon::server
