#pragma once

#include <memory>

#include "engine/brave_rats/brave_rats.h"
#include "solve/solution.h"

namespace cheesemoon::solve {

/// A solution that knows the position, made when it is first asked for and kept while the program
/// runs: the base game alone as long as that is enough, then all deals at once. A position that no
/// game reaches gets a solution of its own. May be called from any thread.
std::shared_ptr<const Solution> solution_for(const brave_rats::State& state);

/// The solution of all deals.
std::shared_ptr<const Solution> solution_of_all_deals();

}  // namespace cheesemoon::solve
