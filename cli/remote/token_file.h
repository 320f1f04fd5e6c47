#pragma once

#include <string>
#include <string_view>

namespace cheesemoon::cli {

/// Where tokens are kept if nothing is said: under XDG_STATE_HOME.
std::string default_token_file();

/// Who one is on a server: the token that was kept for it, empty if there is none.
std::string kept_token(const std::string& file, std::string_view server);

/// Keeps it, for nobody else to read; an error, if any, is returned.
std::string keep_token(const std::string& file, std::string_view server, std::string_view token);

}  // namespace cheesemoon::cli
