#include "server/identity/encoding.h"

#include <sodium.h>

#include <algorithm>
#include <cstddef>

namespace cheesemoon::server {
namespace {

constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

}  // namespace

std::string write_base64url(std::span<const std::uint8_t> bytes) {
  // libsodium counts and writes a zero at the end.
  std::string text(sodium_base64_ENCODED_LEN(bytes.size(), variant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), variant);
  text.pop_back();
  return text;
}

bool read_base64url(std::string_view text, std::span<std::uint8_t> bytes) {
  // libsodium 1.0.18 takes bytes from 128 on for an underscore.
  const bool is_ascii = std::all_of(text.begin(), text.end(), [](char letter) {
    return static_cast<unsigned char>(letter) < 0x80;
  });
  std::size_t size = 0;
  return is_ascii &&
         sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size,
                           nullptr, variant) == 0 &&
         size == bytes.size();
}

std::string write_hex(std::span<const std::uint8_t> bytes) {
  std::string text(2 * bytes.size() + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

}  // namespace cheesemoon::server
