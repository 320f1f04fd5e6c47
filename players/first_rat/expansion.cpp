#include "players/first_rat/expansion.h"

#include <algorithm>
#include <numeric>

#include "players/first_rat/exponential.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

/// How many of the turns that look best are kept.
constexpr std::size_t width = 12;
/// How much better a turn must look to be preferred by far, as a share of wins.
constexpr float temperature = 0.08F;

}  // namespace

void Expander::expand(const Table& table, const Judge& judge, Expansion& result) {
  const std::size_t team = deciding_team(table);
  turns_.grow(table);
  tables_.resize(turns_.size());
  expected_.resize(turns_.size());
  worth_.resize(turns_.size());
  for (std::size_t turn = 0; turn < turns_.size(); ++turn) tables_[turn] = &turns_.after(turn);
  judge(tables_, expected_);
  for (std::size_t turn = 0; turn < turns_.size(); ++turn)
    worth_[turn] = worth_of(expected_[turn], team);
  order_.resize(turns_.size());
  std::iota(order_.begin(), order_.end(), 0U);
  const std::size_t kept = std::min(width, order_.size());
  std::partial_sort(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(kept),
                    order_.end(), [&](std::uint32_t left, std::uint32_t right) {
                      return worth_[left] != worth_[right] ? worth_[left] > worth_[right]
                                                           : left < right;
                    });
  result.candidates.clear();
  result.actions.clear();
  float sum = 0;
  for (std::size_t choice = 0; choice < kept; ++choice) {
    const std::uint32_t turn = order_[choice];
    const std::vector<Action> actions = turns_.actions(turn);
    Candidate candidate;
    candidate.first_action = static_cast<std::uint32_t>(result.actions.size());
    candidate.action_count = static_cast<std::uint32_t>(actions.size());
    candidate.expected = expected_[turn];
    candidate.prior = exponential((worth_[turn] - worth_[order_[0]]) / temperature);
    sum += candidate.prior;
    result.actions.insert(result.actions.end(), actions.begin(), actions.end());
    result.candidates.push_back(candidate);
  }
  for (Candidate& candidate : result.candidates) candidate.prior /= sum;
}

}  // namespace cheesemoon::players
