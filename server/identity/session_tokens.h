#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cheesemoon::server {

/// What a device of an account shows instead of the password: `s.` and 32 random bytes in 43
/// letters of base64url. Guests' tokens have no dot, so nobody takes one for the other.
std::string random_session_token();

/// What is kept of a token, 64 hex digits: BLAKE2b-256("cheesemoon session token" || the 32 bytes).
/// As nobody guesses the bytes, it needs no salt. Nothing if the text is no such token.
std::optional<std::string> session_token_hash(std::string_view token);

/// Names a session to its person: the first 16 digits of the hash, of which no token can be made.
std::string session_handle(std::string_view token_hash);

}  // namespace cheesemoon::server
