#pragma once

#include <string_view>

namespace cheesemoon::server {

/// Whether a line of the header goes on in the next one, which RFC 9112 forbids: proxies and
/// servers read such lines in different ways. What follows the header is not looked at.
bool has_folded_line(std::string_view header);

}  // namespace cheesemoon::server
