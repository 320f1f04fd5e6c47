#include "server/bus/nats_address.h"

#include <algorithm>
#include <optional>

namespace cheesemoon::server {

namespace {

constexpr std::string_view open_scheme = "nats://";
constexpr std::string_view secure_scheme = "tls://";

}  // namespace

std::string NatsAddress::shown() const {
  std::string text;
  for (const std::string& url : urls) {
    if (!text.empty()) text += ',';
    const std::size_t host = url.find("://") + 3;
    const std::size_t at = url.rfind('@');
    text += url.substr(0, host);
    text += url.substr(at == std::string::npos ? host : at + 1);
  }
  return text;
}

Result<NatsAddress, std::string> read_nats_address(std::string_view text) {
  NatsAddress address;
  std::optional<bool> is_secure;
  while (true) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string_view url = text.substr(0, comma);
    const bool is_this_secure = url.starts_with(secure_scheme);
    const std::string_view scheme = is_this_secure ? secure_scheme : open_scheme;
    const bool has_host = url.starts_with(scheme) && url.size() > scheme.size() &&
                          url.back() != '@' && url.find(' ') == std::string_view::npos;
    if (!has_host)
      return Failure{
          std::string("the address of a bus is empty, nats://host:port or "
                      "tls://host:port; several have commas between them")};
    if (is_secure.value_or(is_this_secure) != is_this_secure)
      return Failure{std::string("the addresses of a bus are all nats:// or all tls://")};
    is_secure = is_this_secure;
    address.urls.emplace_back(url);
    if (comma == text.size()) break;
    text.remove_prefix(comma + 1);
  }
  address.is_secure = *is_secure;
  return address;
}

}  // namespace cheesemoon::server
