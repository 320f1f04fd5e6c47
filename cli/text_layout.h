#pragma once

#include <span>
#include <string>
#include <string_view>

namespace cheesemoon::cli {

/// How wide a text is on the screen: letters, not bytes.
int width_of(std::string_view text);

/// A text in lines that fit a terminal of 80 columns. The first begins with `first`, the others are
/// indented as far.
std::string wrapped(std::string_view first, std::string_view text);

/// The same with pieces that are not broken, a blank between them.
std::string wrapped(std::string_view first, std::span<const std::string> pieces);

}  // namespace cheesemoon::cli
