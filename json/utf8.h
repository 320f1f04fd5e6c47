#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace cheesemoon {

/// The code points of a text in UTF-8; nothing if it is not: bytes that belong to no character,
/// ones written longer than needed, surrogates, or beyond U+10FFFF.
std::optional<std::u32string> read_utf8(std::string_view text);

/// The beginning of a text in UTF-8, as many whole characters as so many bytes have room for.
std::string_view beginning_of(std::string_view text, std::size_t most_bytes);

/// Of code points that UTF-8 has room for.
std::string write_utf8(std::u32string_view code_points);

}  // namespace cheesemoon
