#include "server/identity/commitment.h"

#include <sodium.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "server/identity/encoding.h"
#include "server/identity/sodium.h"

namespace cheesemoon::server {
namespace {

constexpr std::string_view commitment_domain = "cheesemoon commitment 1";
constexpr std::string_view random_domain = "cheesemoon random 1";

void add(crypto_generichash_state& state, std::string_view text) {
  crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(text.data()),
                            text.size());
}

void add(crypto_generichash_state& state, const Secret& secret) {
  crypto_generichash_update(&state, secret.bytes().data(), Secret::size);
}

std::uint64_t lowest_byte_first(std::span<const std::uint8_t, 8> bytes) {
  std::uint64_t number = 0;
  for (std::size_t byte = 8; byte-- > 0;) number = (number << 8U) | bytes[byte];
  return number;
}

}  // namespace

Opening random_opening() {
  return {Secret::random(), Secret::random()};
}

std::string commit(const Opening& opening) {
  need_sodium();
  std::array<std::uint8_t, 32> digest{};
  crypto_generichash_state state;
  crypto_generichash_init(&state, nullptr, 0, digest.size());
  add(state, commitment_domain);
  add(state, opening.salt);
  add(state, opening.seed);
  crypto_generichash_final(&state, digest.data(), digest.size());
  sodium_memzero(&state, sizeof state);
  return write_hex(digest);
}

bool verify(std::string_view commitment, const Opening& opening) {
  return commit(opening) == commitment;
}

Random random_of(const Secret& seed, std::string_view table) {
  need_sodium();
  std::array<std::uint8_t, 16> digest{};
  crypto_generichash_state state;
  crypto_generichash_init(&state, seed.bytes().data(), Secret::size, digest.size());
  add(state, random_domain);
  add(state, table);
  crypto_generichash_final(&state, digest.data(), digest.size());
  sodium_memzero(&state, sizeof state);
  const std::span<const std::uint8_t, 16> words(digest);
  return Random(lowest_byte_first(words.first<8>()), lowest_byte_first(words.last<8>()));
}

}  // namespace cheesemoon::server
