#include "players/perfect_player.h"

#include <algorithm>
#include <vector>

#include "solve/advice.h"
#include "solve/deals.h"
#include "solve/library.h"

namespace cheesemoon::players {

using brave_rats::Action;
using brave_rats::Card;
using brave_rats::Hand;
using brave_rats::Observation;
using brave_rats::Phase;
using brave_rats::State;

namespace {

/// The mean value, for the player, of all deals in which he has these cards and the opponent has
/// those that are known to be his.
double expected_value(Hand own, Hand opponent) {
  struct Rated {
    Hand hand;
    double weight;
    double value;
  };
  static const std::vector<Rated> rated_deals = [] {
    const auto solution = solve::solution_of_all_deals();
    std::vector<Rated> rated;
    for (const solve::Deal& deal : solve::all_deals())
      rated.push_back({deal.opening.sides[0].hand, static_cast<double>(deal.ways),
                       solution->value(deal.opening).value_or(0)});
    return rated;
  }();
  double sum = 0;
  double weights = 0;
  for (const Rated& deal : rated_deals) {
    if (!deal.hand.includes(own) || !(Hand::two_of_each() - deal.hand).includes(opponent)) continue;
    sum += deal.weight * deal.value;
    weights += deal.weight;
  }
  return weights > 0 ? sum / weights : 0;
}

}  // namespace

void prepare_perfect_play() {
  (void)solve::solution_for(brave_rats::start({}));
  (void)expected_value({}, {});
}

std::size_t draw_from(const solve::Mix& mix, std::size_t choices, Random& random) {
  double ticket = random.unit();
  std::size_t last = 0;
  for (std::size_t place = 0; place < choices; ++place) {
    if (mix[place] <= 0) continue;
    last = place;
    if (ticket < mix[place]) return place;
    ticket -= mix[place];
  }
  return last;
}

Action best_pick(const Observation& seen, std::span<const Action> offered) {
  return *std::max_element(offered.begin(), offered.end(),
                           [&](const Action& left, const Action& right) {
                             const auto worth = [&](const Action& action) {
                               Hand own = seen.own;
                               own.add(action.card());
                               return expected_value(own, seen.opponent);
                             };
                             return worth(left) < worth(right);
                           });
}

namespace {

Card open_card(const Observation& seen, const solve::Advice& advice) {
  const Seat own = seen.viewer;
  if (*advice.shows == own) {
    const solve::Mix& mix = advice.mixes[index(own)];
    const auto place = std::max_element(mix.begin(), mix.end()) - mix.begin();
    return advice.cards(own)[static_cast<std::size_t>(place)];
  }
  const auto& shown_cards = advice.cards(*advice.shows);
  const auto shown = static_cast<std::size_t>(
      std::find(shown_cards.begin(), shown_cards.end(), seen.shown.card()) - shown_cards.begin());
  return advice.cards(own)[advice.best_replies(shown).front()];
}

}  // namespace

Card best_open_card(const Observation& seen) {
  const State state = position_seen(seen);
  return open_card(seen, advise(*solve::solution_for(state), state));
}

/// Where there is nothing to mix.
void PerfectPlayer::tell_one(const Action& action, const std::vector<double>& win_share) const {
  Progress<brave_rats::BraveRats> progress;
  progress.win_share = win_share;
  progress.line = {action};
  progress.strategy = {{action, 1}};
  tell(progress);
}

PerfectPlayer::Choice PerfectPlayer::answer(const Observation& seen,
                                            std::span<const Action> offered,
                                            const Budget& /*budget*/) {
  if (seen.phase == Phase::draft_pick) {
    const Action kept = offered.size() == 1 ? offered.front() : best_pick(seen, offered);
    tell_one(kept, {});
    return kept;
  }
  // What has only one answer needs no solution, unless somebody wants to hear how things stand.
  if (offered.size() == 1 && !is_heard()) return offered.front();
  const State state = position_seen(seen);
  const solve::Advice advice = advise(*solve::solution_for(state), state);
  const double red_share = (1 + advice.value) / 2;
  const std::vector<double> win_share{red_share, 1 - red_share};
  if (offered.size() == 1 || is_revealed_round(state)) {
    const Action only =
        offered.size() == 1 ? offered.front() : Action::play(open_card(seen, advice));
    tell_one(only, win_share);
    return only;
  }
  const auto& cards = advice.cards(seen.viewer);
  const solve::Mix& mix = advice.mixes[index(seen.viewer)];
  Progress<brave_rats::BraveRats> progress;
  progress.win_share = win_share;
  for (std::size_t place = 0; place < cards.size(); ++place) {
    if (mix[place] > 0) progress.strategy.push_back({Action::play(cards[place]), mix[place]});
  }
  tell(progress);
  return Action::play(cards[draw_from(mix, cards.size(), random_)]);
}

}  // namespace cheesemoon::players
