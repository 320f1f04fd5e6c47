#include "server/identity/secret.h"

#include <sodium.h>

#include <algorithm>

#include "server/identity/sodium.h"

namespace cheesemoon::server {

Secret::Secret(std::span<const std::uint8_t, size> bytes) {
  std::copy(bytes.begin(), bytes.end(), bytes_.begin());
}

Secret::~Secret() {
  sodium_memzero(bytes_.data(), bytes_.size());
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
