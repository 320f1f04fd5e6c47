#include "arena/match.h"

#include <gtest/gtest.h>

#include <map>

#include "engine/brave_rats/brave_rats.h"
#include "engine/first_rat/first_rat.h"
#include "records/first_rat_library.h"
#include "records/replay.h"

namespace cheesemoon::arena {
namespace {

using first_rat::FirstRat;

MatchPlan<FirstRat> plan_of(const std::vector<std::string>& names) {
  MatchPlan<FirstRat> plan;
  plan.options.content = *records::FirstRatLibrary::standard().find("standard");
  plan.options.seats = static_cast<std::uint8_t>(names.size());
  for (const std::string& name : names) plan.entrants.push_back(house_entrant<FirstRat>(name));
  return plan;
}

TEST(Match, GivesEachSetUpToAllSeatings) {
  const auto plan = plan_of({"random", "greedy", "random"});
  const auto first = play_match_game(plan, 0);
  const auto second = play_match_game(plan, 1);
  const auto other = play_match_game(plan, 3);
  EXPECT_EQ(first.record.setup, second.record.setup);
  EXPECT_NE(first.seating, second.seating);
  EXPECT_FALSE(first.record.setup == other.record.setup);
}

TEST(Match, IsTheSameOnAnyNumberOfThreads) {
  auto plan = plan_of({"greedy", "random"});
  std::map<std::uint64_t, std::vector<std::string>> alone;
  play_match<FirstRat>(plan, first_games(12), [&](const MatchGame<FirstRat>& game) {
    alone[game.number] = game.record.actions;
    return true;
  });
  EXPECT_EQ(alone.size(), 12U);
  plan.threads = 3;
  play_match<FirstRat>(plan, first_games(12), [&](const MatchGame<FirstRat>& game) {
    EXPECT_EQ(game.record.actions, alone[game.number]);
    return true;
  });
}

TEST(Match, CreditsEntrantsNotSeats) {
  const auto plan = plan_of({"greedy", "random"});
  for (std::uint64_t number = 0; number < 6; ++number) {
    const auto game = play_match_game(plan, number);
    const std::size_t seat_of_greedy = game.seating[0] == 0 ? 0 : 1;
    EXPECT_EQ(game.score.points[0], game.record.outcome->breakdown[seat_of_greedy].total());
    EXPECT_TRUE(records::replay(game.record));
  }
}

TEST(Match, StopsWhenItsListenerHasHeardEnough) {
  int heard = 0;
  play_match<FirstRat>(plan_of({"random", "random"}), first_games(50),
                       [&](const MatchGame<FirstRat>&) { return ++heard < 5; });
  EXPECT_EQ(heard, 5);
}

TEST(Match, OfBraveRatsCountsADrawAsHalfAWin) {
  using brave_rats::BraveRats;
  MatchPlan<BraveRats> plan;
  for (const char* name : {"one", "two"})
    plan.entrants.push_back({name, house_entrant<BraveRats>("random").make});
  double sum = 0;
  bool draws = false;
  play_match<BraveRats>(plan, first_games(200), [&](const MatchGame<BraveRats>& game) {
    sum += game.score.win_share[0] + game.score.win_share[1];
    draws = draws || game.score.win_share[0] == 0.5;
    return true;
  });
  EXPECT_EQ(sum, 200);
  EXPECT_TRUE(draws);
}

/// Chooses nothing.
template <Game G>
class Helpless final : public players::Player<G> {
  typename players::Player<G>::Choice answer(const typename G::Observation& /*seen*/,
                                             std::span<const typename G::Action> /*offered*/,
                                             const players::Budget& /*budget*/) override {
    return Failure{players::Fault{"has no idea"}};
  }
};

TEST(Match, GoesOnWhenAnEntrantForfeitsAndSharesTheWinAmongTheOthers) {
  auto plan = plan_of({"random", "random", "helpless"});
  plan.entrants[2].make = [](Random /*random*/) { return std::make_unique<Helpless<FirstRat>>(); };
  int heard = 0;
  play_match<FirstRat>(plan, first_games(6), [&](const MatchGame<FirstRat>& game) {
    ++heard;
    EXPECT_EQ(game.score.win_share, (std::vector<double>{0.5, 0.5, 0}));
    EXPECT_TRUE(game.record.forfeit);
    EXPECT_EQ(game.seating[index(game.record.forfeit->seat)], 2U);
    EXPECT_EQ(game.record.forfeit->reason, "has no idea");
    const auto replayed = records::replay(game.record);
    EXPECT_TRUE(replayed);
    for (std::size_t seat = 0; seat < 3; ++seat)
      EXPECT_EQ(game.score.points[game.seating[seat]],
                breakdown_of(replayed->last().table, seat).total())
          << "points are as they stand";
    return true;
  });
  EXPECT_EQ(heard, 6);
}

TEST(Match, GivesWhoForfeitsAloneNothing) {
  auto plan = plan_of({"helpless"});
  plan.options.solo = first_rat::Difficulty::easy;
  plan.entrants[0].make = [](Random /*random*/) { return std::make_unique<Helpless<FirstRat>>(); };
  EXPECT_EQ(play_match_game(plan, 0).score.win_share, std::vector<double>{0});
}

TEST(Match, OfBraveRatsCountsAForfeitAsALoss) {
  using brave_rats::BraveRats;
  MatchPlan<BraveRats> plan;
  plan.entrants.push_back(house_entrant<BraveRats>("random"));
  plan.entrants.push_back(
      {"helpless", [](Random /*random*/) { return std::make_unique<Helpless<BraveRats>>(); }});
  for (std::uint64_t number = 0; number < 2; ++number) {
    const auto game = play_match_game(plan, number);
    EXPECT_EQ(game.score.win_share, (std::vector<double>{1, 0}));
    EXPECT_EQ(game.score.points, (std::vector<double>{1, -1}));
  }
}

}  // namespace
}  // namespace cheesemoon::arena
