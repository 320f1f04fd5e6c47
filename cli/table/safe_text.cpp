#include "cli/table/safe_text.h"

#include <cstdint>

namespace cheesemoon::cli {

std::string safe_text(std::string_view text) {
  std::string safe;
  safe.reserve(text.size());
  for (std::size_t place = 0; place < text.size(); ++place) {
    const auto byte = static_cast<std::uint8_t>(text[place]);
    if (byte < 0x20 || byte == 0x7F) continue;
    // U+0080 to U+009F: controls in two bytes.
    if (byte == 0xC2 && place + 1 < text.size() &&
        static_cast<std::uint8_t>(text[place + 1]) < 0xA0) {
      ++place;
      continue;
    }
    safe += text[place];
  }
  return safe;
}

}  // namespace cheesemoon::cli
