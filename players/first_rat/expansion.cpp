#include "players/first_rat/expansion.h"

#include <algorithm>
#include <numeric>

#include "players/first_rat/exponential.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

/// How many of the turns that look best are kept.
constexpr std::size_t width = 12;
/// How many are judged of those that look best at a glance.
constexpr std::ptrdiff_t judged_width = 28;
/// How much better a turn must look to be preferred by far, as a share of wins.
constexpr float temperature = 0.08F;

}  // namespace

/// Chooses which turns are judged: all, or those that end the game, for of these all is known, and
/// of the others those that make the best first impression.
void Expander::keep_what_looks_best(std::size_t team, const Judge& judge) {
  judged_.resize(turns_.size());
  std::iota(judged_.begin(), judged_.end(), 0U);
  if (!judge.glances()) return;
  const auto others = std::stable_partition(
      judged_.begin(), judged_.end(),
      [this](std::uint32_t turn) { return turns_.after(turn).turn.phase == Phase::over; });
  if (judged_.end() - others <= judged_width) return;
  worth_.resize(turns_.size());
  tables_.resize(turns_.size());
  for (std::size_t turn = 0; turn < turns_.size(); ++turn) tables_[turn] = &turns_.after(turn);
  judge.glance(tables_, team, worth_);
  std::nth_element(others, others + judged_width, judged_.end(),
                   [this](std::uint32_t left, std::uint32_t right) {
                     return worth_[left] != worth_[right] ? worth_[left] > worth_[right]
                                                          : left < right;
                   });
  judged_.erase(others + judged_width, judged_.end());
  std::sort(judged_.begin(), judged_.end());
}

void Expander::expand(const Table& table, const Judge& judge, Expansion& result) {
  const std::size_t team = deciding_team(table);
  turns_.grow(table);
  keep_what_looks_best(team, judge);
  tables_.resize(judged_.size());
  expected_.resize(judged_.size());
  worth_.resize(judged_.size());
  for (std::size_t place = 0; place < judged_.size(); ++place)
    tables_[place] = &turns_.after(judged_[place]);
  judge(tables_, expected_);
  for (std::size_t place = 0; place < judged_.size(); ++place)
    worth_[place] = worth_of(expected_[place], team);
  order_.resize(judged_.size());
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
    const std::vector<Action> actions = turns_.actions(judged_[turn]);
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
