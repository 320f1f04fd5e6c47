#include "server/limits/address_group.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace cheesemoon::server {
namespace {

using IpV4 = std::array<std::uint8_t, 4>;
using IpV6 = std::array<std::uint8_t, 16>;

constexpr std::array<std::uint8_t, 12> mapped_prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};

template <class Bytes>
std::string write_address(int family, const Bytes& bytes) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  inet_ntop(family, bytes.data(), text.data(), text.size());
  return text.data();
}

}  // namespace

std::optional<std::string> address_group(std::string_view address) {
  // inet_pton stops there.
  if (address.find('\0') != std::string_view::npos) return std::nullopt;
  std::string text(address);
  IpV4 v4{};
  if (inet_pton(AF_INET, text.c_str(), v4.data()) == 1) return write_address(AF_INET, v4);
  // An address of the local network may name the interface it is reached by: fe80::1%eth0.
  text = text.substr(0, text.find('%'));
  IpV6 v6{};
  if (inet_pton(AF_INET6, text.c_str(), v6.data()) != 1) return std::nullopt;
  if (std::equal(mapped_prefix.begin(), mapped_prefix.end(), v6.begin())) {
    std::copy(v6.begin() + mapped_prefix.size(), v6.end(), v4.begin());
    return write_address(AF_INET, v4);
  }
  std::fill(v6.begin() + 8, v6.end(), std::uint8_t{0});
  return write_address(AF_INET6, v6) + "/64";
}

bool is_home_address(std::string_view address_group) {
  IpV4 address{};
  if (inet_pton(AF_INET, std::string(address_group).c_str(), address.data()) != 1) return false;
  return address[0] == 10 || (address[0] == 172 && address[1] / 16 == 1) ||
         (address[0] == 192 && address[1] == 168) || (address[0] == 169 && address[1] == 254);
}

}  // namespace cheesemoon::server
