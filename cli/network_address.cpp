#include "cli/network_address.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <array>
#include <cstring>
#include <memory>

namespace cheesemoon::cli {

bool is_every_address(const std::string& address) {
  return address == "0.0.0.0" || address == "::";
}

std::optional<std::string> network_address() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return std::nullopt;
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, &freeifaddrs);
  for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
    const bool is_up = (one->ifa_flags & IFF_UP) != 0;
    const bool is_loopback = (one->ifa_flags & IFF_LOOPBACK) != 0;
    if (!is_up || is_loopback || one->ifa_addr == nullptr) continue;
    if (one->ifa_addr->sa_family != AF_INET) continue;
    sockaddr_in address{};
    std::memcpy(&address, one->ifa_addr, sizeof address);
    std::array<char, INET_ADDRSTRLEN> text{};
    if (inet_ntop(AF_INET, &address.sin_addr, text.data(), text.size()) != nullptr)
      return std::string(text.data());
  }
  return std::nullopt;
}

}  // namespace cheesemoon::cli
