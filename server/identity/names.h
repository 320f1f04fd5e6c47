#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace cheesemoon::server {

/// In code points, after cleaning.
inline constexpr std::size_t longest_name = 20;

/// In bytes, before cleaning: room for any name and many spaces, and no work for the server.
inline constexpr std::size_t longest_name_text = 256;

enum class NameRefusal { not_utf8, empty, too_long, forbidden_character };

/// A name as others see it. Spaces of any kind become plain ones, runs of them one, and none is
/// left at either end. Refused is what cannot be seen, or changes how the text around it is shown:
/// control characters (tabs and line ends too), characters of no width, those that turn the
/// direction of writing, fillers, tags, variation selectors, private and unassigned-for-ever ones;
/// and accents that stand on nothing or in heaps of more than two.
Result<std::string, NameRefusal> clean_name(std::string_view text);

/// Two clean names are taken to be the same if their keys are. Capital and small letters are the
/// same in Latin, Greek and Cyrillic, one for one (so ß is not ss); an accent that is a character
/// of its own differs from the letter that has it, and letters of different alphabets that look
/// alike differ. That is enough to keep people apart who mean no harm.
std::string name_key(std::string_view clean_name);

}  // namespace cheesemoon::server
