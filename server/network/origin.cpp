#include "server/network/origin.h"

#include <algorithm>
#include <boost/beast/core/string.hpp>

namespace cheesemoon::server {
namespace {

using boost::beast::iequals;

bool is_own(std::string_view origin, std::string_view scheme, std::string_view host) {
  return origin.size() > scheme.size() && iequals(origin.substr(0, scheme.size()), scheme) &&
         iequals(origin.substr(scheme.size()), host);
}

}  // namespace

bool is_origin_allowed(std::string_view origin, std::string_view host, bool has_tls,
                       std::span<const std::string> allowed) {
  return is_own(origin, "https://", host) || (!has_tls && is_own(origin, "http://", host)) ||
         is_listed_origin(origin, allowed);
}

bool is_listed_origin(std::string_view origin, std::span<const std::string> listed) {
  return std::any_of(listed.begin(), listed.end(),
                     [&](const std::string& one) { return iequals(origin, one); });
}

}  // namespace cheesemoon::server
