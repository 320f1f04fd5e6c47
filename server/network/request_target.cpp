#include "server/network/request_target.h"

#include <charconv>
#include <cstddef>
#include <utility>

#include "engine/core/words.h"

namespace cheesemoon::server {
namespace {

std::optional<char> read_hexadecimal(std::string_view digits) {
  unsigned char byte = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
  if (digits.size() != 2 || error != std::errc() || end != digits.data() + digits.size())
    return std::nullopt;
  return static_cast<char>(byte);
}

bool is_control(char letter) {
  const auto byte = static_cast<unsigned char>(letter);
  return byte < 0x20 || byte == 0x7f;
}

enum class Plus { is_plus, is_space };

std::optional<std::string> decode(std::string_view text, Plus plus) {
  std::string decoded;
  decoded.reserve(text.size());
  for (std::size_t place = 0; place < text.size(); ++place) {
    char letter = text[place];
    if (letter == '%') {
      const auto byte = read_hexadecimal(text.substr(place + 1, 2));
      if (!byte) return std::nullopt;
      letter = *byte;
      place += 2;
    } else if (letter == '+' && plus == Plus::is_space) {
      letter = ' ';
    }
    if (is_control(letter)) return std::nullopt;
    decoded.push_back(letter);
  }
  return decoded;
}

}  // namespace

std::optional<RequestTarget> read_target(std::string_view text) {
  if (!text.starts_with('/')) return std::nullopt;
  auto path = decode(cut(text, '?'), Plus::is_plus);
  if (!path) return std::nullopt;
  RequestTarget target{.path = std::move(*path), .query = {}};
  while (!text.empty()) {
    std::string_view value = cut(text, '&');
    if (value.empty()) continue;
    const std::string_view name = cut(value, '=');
    auto decoded_name = decode(name, Plus::is_space);
    auto decoded_value = decode(value, Plus::is_space);
    if (!decoded_name || !decoded_value) return std::nullopt;
    target.query.insert_or_assign(std::move(*decoded_name), std::move(*decoded_value));
  }
  return target;
}

}  // namespace cheesemoon::server
