#include "training/match.h"

#include "arena/match.h"
#include "arena/tally.h"
#include "players/first_rat/search_player.h"

namespace cheesemoon::training {

using first_rat::FirstRat;

namespace {

arena::Entrant<FirstRat> entrant(const std::string& name, const players::Judge& judge) {
  return {name, [judge](Random random) -> std::unique_ptr<players::Player<FirstRat>> {
            return std::make_unique<players::SearchPlayer>(
                random, players::SearchPlayer::default_nodes, judge);
          }};
}

}  // namespace

arena::Estimate play_judges(const JudgesMatch& match) {
  arena::MatchPlan<FirstRat> plan;
  plan.options = match.options;
  plan.entrants.push_back(entrant("one", match.one));
  while (plan.entrants.size() < match.options.seats)
    plan.entrants.push_back(entrant("others", match.others));
  plan.seed = match.seed;
  plan.budget = match.budget;
  plan.threads = match.threads;
  arena::Tally tally(plan.entrants.size(), arena::seatings_of(plan).size());
  arena::play_match<FirstRat>(plan, arena::first_games(match.games), [&](const auto& game) {
    tally.add(game);
    return true;
  });
  return tally.standings().win_share(0);
}

}  // namespace cheesemoon::training
