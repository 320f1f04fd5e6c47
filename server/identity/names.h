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

enum class NameRefusal { not_utf8, empty, too_long, forbidden_character, mixed_alphabets };

/// A name as others see it, in the form NFKC of Unicode: full-width letters become plain ones.
/// Spaces of any kind become plain ones, runs of them one, and none is left at either end. Refused
/// is what cannot be seen, or changes how the text around it is shown (text/letters.h), accents
/// that stand on nothing or in heaps of more than two, and letters of alphabets that no language
/// writes in one word, such as Latin and Cyrillic ones (the level "highly restrictive" of Unicode's
/// rules of security).
Result<std::string, NameRefusal> clean_name(std::string_view text);

/// Two names are taken to be the same if their keys are: NFKC_Casefold of Unicode, with the spaces
/// of a clean name. So the key of a name is that of what was typed.
std::string name_key(std::string_view name);

/// Two clean names look alike if this is the same: their skeletons by Unicode's list of confusable
/// characters, without regard to capitals. `Аnnа` in Cyrillic looks like `Anna`, and `Bi11` like
/// `Bill`.
std::string name_look(std::string_view clean_name);

/// Whether a clean name is that of a player of the house, or looks like one of those who run the
/// server, in any of our languages, whatever stands between its letters.
bool is_reserved_name(std::string_view clean_name);

}  // namespace cheesemoon::server
