#pragma once

#include <optional>

#include "engine/core/seat.h"

namespace cheesemoon::hosting {

/// Who looks at a game: a seat, or a spectator who has none.
using Viewer = std::optional<Seat>;
constexpr Viewer spectator = std::nullopt;

}  // namespace cheesemoon::hosting
