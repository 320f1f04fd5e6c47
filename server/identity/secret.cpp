#include "server/identity/secret.h"

#include <sodium.h>

#include <algorithm>
#include <charconv>

#include "server/identity/sodium.h"

namespace cheesemoon::server {

Secret::Secret(std::span<const std::uint8_t, size> bytes) {
  std::copy(bytes.begin(), bytes.end(), bytes_.begin());
}

Secret::~Secret() {
  sodium_memzero(bytes_.data(), bytes_.size());
}

std::optional<Secret> Secret::read(std::string_view digits) {
  constexpr int hex = 16;
  std::array<std::uint8_t, size> bytes{};
  if (digits.size() != 2 * size) return std::nullopt;
  for (std::size_t place = 0; place < size; ++place) {
    const char* begin = digits.data() + 2 * place;
    if (std::from_chars(begin, begin + 2, bytes[place], hex).ptr != begin + 2) return std::nullopt;
  }
  return Secret(bytes);
}

Secret Secret::random() {
  need_sodium();
  Secret secret(std::array<std::uint8_t, size>{});
  randombytes_buf(secret.bytes_.data(), secret.bytes_.size());
  return secret;
}

bool Secret::operator==(const Secret& other) const {
  return sodium_memcmp(bytes_.data(), other.bytes_.data(), size) == 0;
}

}  // namespace cheesemoon::server
