#include "server/network/known_host.h"

#include <algorithm>
#include <array>
#include <boost/beast/core/string.hpp>
#include <cstddef>

#include "server/limits/address_group.h"

namespace cheesemoon::server {
namespace {

using boost::beast::iequals;

/// Ends of names that only a network at home gives: reserved, never given away, or the router's
/// own.
constexpr std::array<std::string_view, 7> home_domains{
    ".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box"};

/// `example.org:8080` without its port, `[::1]:8080` without brackets, too.
std::string_view name_of(std::string_view host) {
  if (host.starts_with('[')) return host.substr(1, host.find(']') - 1);
  return host.substr(0, host.rfind(':'));
}

bool ends_with(std::string_view name, std::string_view end) {
  return name.size() > end.size() && iequals(name.substr(name.size() - end.size()), end);
}

}  // namespace

bool is_known_host(std::string_view host, std::string_view public_name) {
  const std::string_view name = name_of(host);
  return name.find('.') == std::string_view::npos || iequals(name, public_name) ||
         address_group(name).has_value() ||
         std::any_of(home_domains.begin(), home_domains.end(),
                     [&](std::string_view domain) { return ends_with(name, domain); });
}

}  // namespace cheesemoon::server
