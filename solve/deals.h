#pragma once

#include <cstdint>
#include <vector>

#include "engine/brave_rats/brave_rats.h"

namespace cheesemoon::solve {

/// A way to share out the sixteen cards.
struct Deal {
  brave_rats::State opening;
  /// How many of the 12,870 ways to choose eight of sixteen cards give these hands.
  std::uint32_t ways = 0;
};

/// All 1107 different deals, in ascending order of red's hand as it is written.
std::vector<Deal> all_deals();

std::vector<brave_rats::State> openings_of(const std::vector<Deal>& deals);

}  // namespace cheesemoon::solve
