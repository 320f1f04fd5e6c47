#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cheesemoon {

/// The code points of a text in UTF-8; nothing if it is not: bytes that belong to no character,
/// ones written longer than needed, surrogates, or beyond U+10FFFF.
std::optional<std::u32string> read_utf8(std::string_view text);

/// Of code points that UTF-8 has room for.
std::string write_utf8(std::u32string_view code_points);

}  // namespace cheesemoon
