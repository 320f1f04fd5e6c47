#include "server/http/query.h"

#include <fmt/format.h>

#include "engine/core/read_number.h"
#include "server/http/http.h"

namespace cheesemoon::server {

namespace {

constexpr std::string_view small_letters = "abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view other_letters_of_ids = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
constexpr std::size_t longest_id = 40;

bool is_short_text_of(std::string_view text, std::string_view letters) {
  return !text.empty() && text.size() <= longest_id &&
         text.find_first_not_of(letters) == std::string_view::npos;
}

}  // namespace

Result<std::int64_t, HttpResponse> read_limit(const HttpRequest& request) {
  const auto given = request.query.find("limit");
  if (given == request.query.end()) return usual_limit;
  if (const auto limit = read_number<std::int64_t>(given->second, 1, largest_limit)) return *limit;
  return Failure{
      bad_request(fmt::format("limit: expected a whole number from 1 to {}", largest_limit))};
}

Result<std::string, HttpResponse> read_game(const HttpRequest& request) {
  const auto given = request.query.find("game");
  if (given == request.query.end()) return Failure{bad_request("game: is missing")};
  if (!is_short_text_of(given->second, std::string(small_letters) + "-"))
    return Failure{bad_request("game: expected the name of a game, as in first-rat")};
  return given->second;
}

bool may_be_id(std::string_view text) {
  return is_short_text_of(text, std::string(small_letters) + std::string(other_letters_of_ids));
}

}  // namespace cheesemoon::server
