#include "server/identity/tokens.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "server/identity/encoding.h"
#include "server/identity/sodium.h"

namespace cheesemoon::server {
namespace {

using std::chrono::sys_seconds;

static_assert(Secret::size == crypto_auth_KEYBYTES);

constexpr std::uint8_t free_format = 1;
constexpr std::uint8_t bound_format = 2;
constexpr std::string_view signed_with = "cheesemoon guest token";
constexpr std::size_t person_offset = 1;
constexpr std::size_t issued_offset = person_offset + sizeof(Id);
constexpr std::size_t expires_offset = issued_offset + 8;
constexpr std::size_t signature_offset = expires_offset + 8;
constexpr std::size_t token_size = signature_offset + crypto_auth_BYTES;

using Token = std::array<std::uint8_t, token_size>;
using Signed = std::vector<std::uint8_t>;

/// What the signature is of.
Signed signed_part(const Token& token, std::string_view bound_to) {
  Signed part(signed_with.begin(), signed_with.end());
  part.insert(part.end(), token.begin(), token.begin() + signature_offset);
  part.insert(part.end(), bound_to.begin(), bound_to.end());
  return part;
}

void write_time(Token& token, std::size_t offset, sys_seconds time) {
  const auto count = static_cast<std::uint64_t>(time.time_since_epoch().count());
  for (std::size_t byte = 0; byte < 8; ++byte)
    token[offset + byte] = static_cast<std::uint8_t>(count >> (56 - 8 * byte));
}

sys_seconds read_time(const Token& token, std::size_t offset) {
  std::uint64_t count = 0;
  for (std::size_t byte = 0; byte < 8; ++byte) count = (count << 8U) | token[offset + byte];
  return sys_seconds{std::chrono::seconds{static_cast<std::int64_t>(count)}};
}

bool is_signed(const Token& token, std::string_view bound_to, std::span<const Secret> keys) {
  const Signed part = signed_part(token, bound_to);
  return std::any_of(keys.begin(), keys.end(), [&](const Secret& key) {
    return crypto_auth_verify(&token[signature_offset], part.data(), part.size(),
                              key.bytes().data()) == 0;
  });
}

}  // namespace

std::string issue_token(std::span<const Secret> keys, const Claims& claims) {
  assert(!keys.empty());
  need_sodium();
  Token token{};
  token[0] = claims.bound_to.empty() ? free_format : bound_format;
  std::copy(claims.person.bytes.begin(), claims.person.bytes.end(), &token[person_offset]);
  write_time(token, issued_offset, claims.issued);
  write_time(token, expires_offset, claims.expires);
  const Signed part = signed_part(token, claims.bound_to);
  crypto_auth(&token[signature_offset], part.data(), part.size(), keys.front().bytes().data());
  return write_base64url(token);
}

Result<Claims, TokenRefusal> read_token(std::span<const Secret> keys, std::string_view text,
                                        sys_seconds now, std::string_view address_group) {
  need_sodium();
  Token token{};
  if (!read_base64url(text, token) || (token[0] != free_format && token[0] != bound_format))
    return Failure{TokenRefusal::malformed};
  const bool is_bound = token[0] == bound_format;
  const std::string_view bound_to = is_bound ? address_group : std::string_view();
  if ((is_bound && bound_to.empty()) || !is_signed(token, bound_to, keys))
    return Failure{TokenRefusal::wrong_signature};

  Claims claims{.person = {},
                .issued = read_time(token, issued_offset),
                .expires = read_time(token, expires_offset),
                .bound_to = std::string(bound_to)};
  std::copy_n(&token[person_offset], claims.person.bytes.size(), claims.person.bytes.begin());
  if (claims.expires <= now) return Failure{TokenRefusal::expired};
  return claims;
}

}  // namespace cheesemoon::server
