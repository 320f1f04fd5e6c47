#include "server/page/accepted_encoding.h"

#include "engine/core/words.h"

namespace cheesemoon::server {

namespace {

/// `q=0`, `q=0.0` and the like say that it must not be used.
bool forbids(std::string_view quality) {
  if (!quality.starts_with("q=")) return false;
  return quality.substr(2).find_first_not_of("0.") == std::string_view::npos;
}

}  // namespace

bool accepts_encoding(std::string_view accepted, std::string_view encoding) {
  while (!accepted.empty()) {
    std::string_view one = cut(accepted, ',');
    if (without_blanks(cut(one, ';')) == encoding) return !forbids(without_blanks(one));
  }
  return false;
}

}  // namespace cheesemoon::server
