#pragma once

#include <string_view>

#include "hosting/json_writer.h"

namespace cheesemoon::server {

/// Writes a text that may have come from anybody.
void write_text(hosting::JsonWriter& writer, std::string_view text);
/// The same, as a member.
void write_text(hosting::JsonWriter& writer, std::string_view name, std::string_view text);
/// A member that is null if the text is empty.
void write_text_or_null(hosting::JsonWriter& writer, std::string_view name, std::string_view text);

}  // namespace cheesemoon::server
