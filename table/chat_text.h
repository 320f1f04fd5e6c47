#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cheesemoon::table {

/// A line of chat as others see it: on one line, with single spaces, without characters that cannot
/// be seen or turn the text around them, and with no more than three accents on a letter. Emojis
/// stay whole. Nothing if it is not UTF-8.
std::optional<std::string> chat_text(std::string_view typed);

}  // namespace cheesemoon::table
