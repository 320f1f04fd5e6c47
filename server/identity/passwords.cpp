#include "server/identity/passwords.h"

#include <sodium.h>

#include <algorithm>

#include "server/identity/sodium.h"

namespace cheesemoon::server {
namespace {

using HashText = std::array<char, crypto_pwhash_STRBYTES>;

struct Limits {
  unsigned long long operations = 0;
  std::size_t memory = 0;
};

Limits limits_of(HashCost cost) {
  if (cost == HashCost::least) return {crypto_pwhash_OPSLIMIT_MIN, crypto_pwhash_MEMLIMIT_MIN};
  return {crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE};
}

/// With the zeros that libsodium expects behind it.
std::optional<HashText> padded(std::string_view hash) {
  HashText text{};
  if (hash.size() >= text.size()) return std::nullopt;
  std::copy(hash.begin(), hash.end(), text.begin());
  return text;
}

std::size_t characters_of(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char letter) {
    return (static_cast<unsigned char>(letter) & 0xC0U) != 0x80U;
  }));
}

}  // namespace

Result<Password, PasswordRefusal> Password::take(std::string& text) {
  auto taken = [&]() -> Result<Password, PasswordRefusal> {
    if (text.size() > longest_password) return Failure{PasswordRefusal::too_long};
    if (characters_of(text) < shortest_password) return Failure{PasswordRefusal::too_short};
    return Password(text);
  }();
  sodium_memzero(text.data(), text.size());
  text.clear();
  return taken;
}

Password::Password(std::string_view text) : size_(text.size()) {
  std::copy(text.begin(), text.end(), letters_.begin());
}

// The one that was moved from wipes itself when it goes.
Password::Password(Password&& other) noexcept : Password(other.text()) {}

Password::~Password() {
  sodium_memzero(letters_.data(), letters_.size());
}

std::optional<std::string> hash_password(const Password& password, HashCost cost) {
  need_sodium();
  const Limits limits = limits_of(cost);
  const std::string_view text = password.text();
  HashText hash{};
  if (crypto_pwhash_str(hash.data(), text.data(), text.size(), limits.operations, limits.memory) !=
      0) {
    return std::nullopt;
  }
  return std::string(hash.data());
}

bool verify_password(const Password& password, std::string_view hash) {
  need_sodium();
  const auto hash_text = padded(hash);
  const std::string_view text = password.text();
  return hash_text && crypto_pwhash_str_verify(hash_text->data(), text.data(), text.size()) == 0;
}

bool needs_rehash(std::string_view hash, HashCost cost) {
  need_sodium();
  const auto hash_text = padded(hash);
  const Limits limits = limits_of(cost);
  return !hash_text ||
         crypto_pwhash_str_needs_rehash(hash_text->data(), limits.operations, limits.memory) != 0;
}

}  // namespace cheesemoon::server
