#include "json/utf8.h"

namespace cheesemoon {
namespace {

/// The first byte of a character: how many follow it, the bits it brings, and the lowest code point
/// that needs as many.
struct Lead {
  std::size_t followers = 0;
  char32_t bits = 0;
  char32_t least = 0;
};

std::optional<Lead> read_lead(unsigned char byte) {
  if (byte < 0x80) return Lead{0, byte, 0};
  if ((byte & 0xE0U) == 0xC0) return Lead{1, byte & 0x1FU, 0x80};
  if ((byte & 0xF0U) == 0xE0) return Lead{2, byte & 0x0FU, 0x800};
  if ((byte & 0xF8U) == 0xF0) return Lead{3, byte & 0x07U, 0x10000};
  return std::nullopt;
}

}  // namespace

std::optional<std::u32string> read_utf8(std::string_view text) {
  std::u32string code_points;
  code_points.reserve(text.size());
  while (!text.empty()) {
    const auto lead = read_lead(static_cast<unsigned char>(text.front()));
    if (!lead || text.size() <= lead->followers) return std::nullopt;
    char32_t code_point = lead->bits;
    for (const char follower : text.substr(1, lead->followers)) {
      const auto byte = static_cast<unsigned char>(follower);
      if ((byte & 0xC0U) != 0x80) return std::nullopt;
      code_point = (code_point << 6U) | (byte & 0x3FU);
    }
    const bool is_surrogate = code_point >= 0xD800 && code_point <= 0xDFFF;
    if (code_point < lead->least || code_point > 0x10FFFF || is_surrogate) return std::nullopt;
    code_points.push_back(code_point);
    text.remove_prefix(1 + lead->followers);
  }
  return code_points;
}

std::string_view beginning_of(std::string_view text, std::size_t most_bytes) {
  if (text.size() <= most_bytes) return text;
  const auto is_follower = [&](std::size_t place) {
    return (static_cast<unsigned char>(text[place]) & 0xC0U) == 0x80;
  };
  while (most_bytes > 0 && is_follower(most_bytes)) --most_bytes;
  return text.substr(0, most_bytes);
}

std::string write_utf8(std::u32string_view code_points) {
  std::string text;
  text.reserve(code_points.size());
  const auto follow = [&](char32_t bits) {
    text.push_back(static_cast<char>(0x80U | (bits & 0x3FU)));
  };
  for (const char32_t code_point : code_points) {
    if (code_point < 0x80) {
      text.push_back(static_cast<char>(code_point));
    } else if (code_point < 0x800) {
      text.push_back(static_cast<char>(0xC0U | (code_point >> 6U)));
      follow(code_point);
    } else if (code_point < 0x10000) {
      text.push_back(static_cast<char>(0xE0U | (code_point >> 12U)));
      follow(code_point >> 6U);
      follow(code_point);
    } else {
      text.push_back(static_cast<char>(0xF0U | (code_point >> 18U)));
      follow(code_point >> 12U);
      follow(code_point >> 6U);
      follow(code_point);
    }
  }
  return text;
}

}  // namespace cheesemoon
