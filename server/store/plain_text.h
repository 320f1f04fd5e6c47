#pragma once

#include <string_view>

namespace cheesemoon::server {

/// Whether every database can keep it as text: UTF-8 without a zero.
bool is_plain_text(std::string_view text);

}  // namespace cheesemoon::server
