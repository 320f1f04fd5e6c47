#include "server/page/accepted_encoding.h"

#include <cstddef>

namespace cheesemoon::server {

namespace {

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// The text up to the sign, which is taken away together with it.
std::string_view take_until(std::string_view& text, char sign) {
  const std::size_t end = text.find(sign);
  const std::string_view taken = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return trimmed(taken);
}

/// `q=0`, `q=0.0` and the like say that it must not be used.
bool forbids(std::string_view quality) {
  if (!quality.starts_with("q=")) return false;
  return quality.substr(2).find_first_not_of("0.") == std::string_view::npos;
}

}  // namespace

bool accepts_encoding(std::string_view accepted, std::string_view encoding) {
  while (!accepted.empty()) {
    std::string_view one = take_until(accepted, ',');
    if (take_until(one, ';') == encoding) return !forbids(trimmed(one));
  }
  return false;
}

}  // namespace cheesemoon::server
