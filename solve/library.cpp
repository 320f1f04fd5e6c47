#include "solve/library.h"

#include <algorithm>
#include <atomic>
#include <list>
#include <mutex>
#include <span>
#include <utility>

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

/// Where somebody has two cards of a kind the base game need not be asked.
bool may_be_of_base_game(const State& state) {
  return std::all_of(state.sides.begin(), state.sides.end(), [](const brave_rats::Side& side) {
    return brave_rats::Hand::one_of_each().includes(side.hand);
  });
}

bool is_opening(const State& state) {
  return state.sides[0].hand.size() == brave_rats::hand_size;
}

/// To solve so many openings one by one takes as long as to solve those of all deals together.
constexpr int many_openings = 20;

/// The solutions that were made for positions of their own, those asked for last first.
class Kept {
 public:
  std::shared_ptr<const Solution> find(const State& state) {
    const std::scoped_lock lock(mutex_);
    const auto found = std::find_if(solutions_.begin(), solutions_.end(), [&](const auto& kept) {
      return kept->value(state).has_value();
    });
    if (found == solutions_.end()) return nullptr;
    solutions_.splice(solutions_.begin(), solutions_, found);
    return solutions_.front();
  }
  void keep(std::shared_ptr<const Solution> solution) {
    const std::scoped_lock lock(mutex_);
    solutions_.push_front(std::move(solution));
    if (solutions_.size() > most) solutions_.pop_back();
  }

 private:
  static constexpr std::size_t most = 4;
  std::mutex mutex_;
  std::list<std::shared_ptr<const Solution>> solutions_;
};

std::atomic<bool> knows_all_deals = false;

}  // namespace

std::shared_ptr<const Solution> solution_of_all_deals() {
  static const auto solution = std::make_shared<const Solution>(openings_of(all_deals()));
  knows_all_deals = true;
  return solution;
}

std::shared_ptr<const Solution> solution_for(const State& state) {
  static Kept kept;
  static std::atomic<int> openings = 0;
  if (may_be_of_base_game(state) && solution_of_base_game()->value(state))
    return solution_of_base_game();
  if (knows_all_deals && solution_of_all_deals()->value(state)) return solution_of_all_deals();
  if (auto found = kept.find(state)) return found;
  if (is_opening(state) && ++openings == many_openings && solution_of_all_deals()->value(state))
    return solution_of_all_deals();
  // Whoever asks for many asks from many threads.
  auto made = std::make_shared<const Solution>(std::span(&state, 1), 1);
  kept.keep(made);
  return made;
}

}  // namespace cheesemoon::solve
