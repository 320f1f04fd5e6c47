#include "server/identity/session_tokens.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "server/identity/encoding.h"
#include "server/identity/secret.h"
#include "server/identity/sodium.h"

namespace cheesemoon::server {
namespace {

constexpr std::string_view prefix = "s.";
constexpr std::string_view hashed_with = "cheesemoon session token";
constexpr std::size_t handle_size = 16;

}  // namespace

std::string random_session_token() {
  return std::string(prefix) + write_base64url(Secret::random().bytes());
}

std::optional<std::string> session_token_hash(std::string_view token) {
  need_sodium();
  if (!token.starts_with(prefix)) return std::nullopt;
  std::array<std::uint8_t, hashed_with.size() + Secret::size> hashed{};
  std::copy(hashed_with.begin(), hashed_with.end(), hashed.begin());
  const std::span<std::uint8_t> bytes = std::span(hashed).subspan(hashed_with.size());
  if (!read_base64url(token.substr(prefix.size()), bytes)) return std::nullopt;
  std::array<std::uint8_t, crypto_generichash_BYTES> hash{};
  crypto_generichash(hash.data(), hash.size(), hashed.data(), hashed.size(), nullptr, 0);
  sodium_memzero(hashed.data(), hashed.size());
  return write_hex(hash);
}

std::string session_handle(std::string_view token_hash) {
  return std::string(token_hash.substr(0, handle_size));
}

}  // namespace cheesemoon::server
