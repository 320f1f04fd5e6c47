#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "json/reader.h"

namespace cheesemoon::cli {

/// Which of these names a text is; something else is an error.
template <std::size_t Size>
std::size_t read_named(const JsonReader& reader, const std::array<std::string_view, Size>& names) {
  const std::string_view text = reader.text();
  const auto found = std::find(names.begin(), names.end(), text);
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  reader.fail("unknown: " + std::string(text));
  return 0;
}

}  // namespace cheesemoon::cli
