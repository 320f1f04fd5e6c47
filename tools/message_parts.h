#pragma once

#include <cstdint>
#include <string_view>

#include "engine/core/random.h"

namespace cheesemoon::tools {

// Messages are not parsed, which would take longer than to write them: what is wanted of them
// stands behind words that nothing else in them can contain. Nothing if it is not there.

std::string_view behind(std::string_view text, std::string_view words);
/// Up to the next quotation mark.
std::string_view text_behind(std::string_view text, std::string_view words);
std::uint32_t number_behind(std::string_view text, std::string_view words);

struct UpdateParts {
  std::string_view table;
  std::uint32_t sequence = 0;
  bool is_over = false;
  /// Nothing if they are as they were.
  std::string_view choices;
};
UpdateParts update_parts(std::string_view line);

/// Any of the choices that are listed, or nothing.
std::string_view choose(std::string_view choices, Random& random);

}  // namespace cheesemoon::tools
