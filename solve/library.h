#pragma once

#include <memory>

#include "engine/brave_rats/brave_rats.h"
#include "solve/solution.h"

namespace cheesemoon::solve {

/// A solution that knows the position: that of the base game, made when it is first asked for and
/// kept while the program runs; that of all deals, if somebody has made it or asks for many of
/// them; or one of what follows from the position, of which the last few are kept, because most
/// questions are about what follows from the one before. May be called from any thread.
std::shared_ptr<const Solution> solution_for(const brave_rats::State& state);

/// The solution of all deals.
std::shared_ptr<const Solution> solution_of_all_deals();

}  // namespace cheesemoon::solve
