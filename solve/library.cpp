#include "solve/library.h"

#include <span>

#include "solve/deals.h"

namespace cheesemoon::solve {

using brave_rats::State;

namespace {

std::shared_ptr<const Solution> solution_of_base_game() {
  // Static initialisation is the lock: whoever comes second waits for the first.
  static const auto solution = [] {
    const State opening = brave_rats::start({});
    return std::make_shared<const Solution>(std::span(&opening, 1));
  }();
  return solution;
}

}  // namespace

std::shared_ptr<const Solution> solution_of_all_deals() {
  static const auto solution = std::make_shared<const Solution>(openings_of(all_deals()));
  return solution;
}

std::shared_ptr<const Solution> solution_for(const State& state) {
  if (solution_of_base_game()->value(state)) return solution_of_base_game();
  if (solution_of_all_deals()->value(state)) return solution_of_all_deals();
  return std::make_shared<const Solution>(std::span(&state, 1));
}

}  // namespace cheesemoon::solve
