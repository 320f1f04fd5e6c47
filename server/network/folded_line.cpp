#include "server/network/folded_line.h"

#include <cstddef>

namespace cheesemoon::server {

bool has_folded_line(std::string_view header) {
  constexpr std::string_view line_end = "\r\n";
  while (true) {
    const std::size_t end = header.find(line_end);
    // An empty line ends the header.
    if (end == std::string_view::npos || end == 0) return false;
    header.remove_prefix(end + line_end.size());
    if (header.starts_with(' ') || header.starts_with('\t')) return true;
  }
}

}  // namespace cheesemoon::server
