#pragma once

#include <cstdint>
#include <string>

#include "engine/core/result.h"
#include "server/http/http.h"

namespace cheesemoon::server {

inline constexpr std::int64_t usual_limit = 50;
inline constexpr std::int64_t largest_limit = 100;

/// `limit`: how many to list at most.
Result<std::int64_t, HttpResponse> read_limit(const HttpRequest& request);

/// `game`, which has to be there: `first-rat`. Whether there is such a game is not known here.
Result<std::string, HttpResponse> read_game(const HttpRequest& request);

/// Whether a text can be the id of somebody: only such are looked for.
bool may_be_id(std::string_view text);

}  // namespace cheesemoon::server
