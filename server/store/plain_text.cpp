#include "server/store/plain_text.h"

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace cheesemoon::server {

namespace {

/// The length of a character by its first byte, and the smallest one that needs as many.
struct Shape {
  std::size_t length = 0;
  std::uint32_t bits = 0;
  std::uint32_t least = 0;
};

Shape shape_of(std::uint32_t first) {
  if (first < 0x80) return {1, first, 1};
  if (first >= 0xC0 && first < 0xE0) return {2, first & 0x1FU, 0x80};
  if (first >= 0xE0 && first < 0xF0) return {3, first & 0x0FU, 0x800};
  if (first >= 0xF0 && first < 0xF8) return {4, first & 0x07U, 0x10000};
  return {};
}

constexpr std::size_t together = sizeof(std::uint64_t);

/// Whether no byte of the first eight is 0 or above 127. Most are not.
bool begins_with_ascii(std::string_view text) {
  constexpr std::uint64_t ones = 0x0101010101010101;
  constexpr std::uint64_t highest_bits = 0x8080808080808080;
  if (text.size() < together) return false;
  std::uint64_t bytes = 0;
  std::memcpy(&bytes, text.data(), together);
  return ((bytes | (bytes - ones)) & highest_bits) == 0;
}

}  // namespace

bool is_plain_text(std::string_view text) {
  while (!text.empty()) {
    if (begins_with_ascii(text)) {
      text.remove_prefix(together);
      continue;
    }
    const Shape shape = shape_of(static_cast<unsigned char>(text.front()));
    if (shape.length == 0 || shape.length > text.size()) return false;
    std::uint32_t character = shape.bits;
    for (const char letter : text.substr(1, shape.length - 1)) {
      const auto byte = static_cast<unsigned char>(letter);
      if ((byte & 0xC0U) != 0x80U) return false;
      character = (character << 6U) | (byte & 0x3FU);
    }
    const bool is_half_of_a_pair = character >= 0xD800 && character < 0xE000;
    if (character < shape.least || character > 0x10FFFF || is_half_of_a_pair) return false;
    text.remove_prefix(shape.length);
  }
  return true;
}

}  // namespace cheesemoon::server
