#include "server/network/origin.h"

#include <algorithm>

namespace cheesemoon::server {
namespace {

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool same_text(std::string_view left, std::string_view right) {
  return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [](char a, char b) { return lower(a) == lower(b); });
}

bool is_own(std::string_view origin, std::string_view scheme, std::string_view host) {
  return origin.size() > scheme.size() && same_text(origin.substr(0, scheme.size()), scheme) &&
         same_text(origin.substr(scheme.size()), host);
}

}  // namespace

bool is_origin_allowed(std::string_view origin, std::string_view host, bool has_tls,
                       std::span<const std::string> allowed) {
  return is_own(origin, "https://", host) || (!has_tls && is_own(origin, "http://", host)) ||
         std::any_of(allowed.begin(), allowed.end(),
                     [&](const std::string& listed) { return same_text(origin, listed); });
}

}  // namespace cheesemoon::server
