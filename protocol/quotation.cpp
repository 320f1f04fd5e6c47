#include "protocol/quotation.h"

#include <algorithm>

namespace cheesemoon::protocol {

std::string quotation(std::string_view text) {
  constexpr std::size_t longest = 60;
  const bool is_long = text.size() > longest;
  std::string shown(text.substr(0, longest));
  std::replace_if(
      shown.begin(), shown.end(), [](char letter) { return letter < ' ' || letter > '~'; }, '?');
  return '"' + shown + (is_long ? "...\"" : "\"");
}

}  // namespace cheesemoon::protocol
