#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace cheesemoon::server {

/// Bytes as text that fits into an address: base64 with - and _ and without padding (RFC 4648).
std::string write_base64url(std::span<const std::uint8_t> bytes);

/// Fills the bytes from a text, or says that it does not hold exactly as many. Only what
/// `write_base64url` writes is read: one text for the same bytes, no other.
bool read_base64url(std::string_view text, std::span<std::uint8_t> bytes);

/// Two digits a byte, the letters small.
std::string write_hex(std::span<const std::uint8_t> bytes);

}  // namespace cheesemoon::server
