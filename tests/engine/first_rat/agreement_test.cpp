#include "games.h"
#include "thoroughness.h"

/// The engine against rules that somebody else wrote, slowly and plainly, from the same page.
namespace cheesemoon::first_rat {
namespace {

void compare_results(const State& state, const slow::SlowGame& slow) {
  const Outcome outcome = outcome_of(state.table);
  const auto breakdown = slow.breakdown();
  const auto rattronauts = slow.rattronauts();
  ASSERT_EQ(outcome.breakdown.size(), breakdown.size());
  std::vector<int> winners;
  for (std::size_t team = 0; team < breakdown.size(); ++team) {
    const Breakdown& points = outcome.breakdown[team];
    for (std::size_t track = 0; track < track_count; ++track)
      EXPECT_EQ(points.tracks[track], breakdown[team].at(std::string(track_names[track])));
    EXPECT_EQ(points.caps, breakdown[team].at("caps"));
    EXPECT_EQ(points.awards, breakdown[team].at("awards"));
    EXPECT_EQ(points.moldy, breakdown[team].at("moldy"));
    EXPECT_EQ(points.leftovers, breakdown[team].at("leftovers"));
    EXPECT_EQ(points.total(), slow.points()[team]);
    EXPECT_EQ(outcome.rattronauts[team], rattronauts[team]);
    if (outcome.wins(team)) winners.push_back(static_cast<int>(team) + 1);
  }
  EXPECT_EQ(winners, slow.winners());
}

std::vector<std::string> challenges_met(const Table& table) {
  std::vector<std::string> met;
  for (std::size_t challenge = 0; challenge < challenge_count; ++challenge) {
    if (is_met(table, static_cast<Challenge>(challenge)))
      met.emplace_back(challenge_name(static_cast<Challenge>(challenge)));
  }
  return met;
}

class Agreement : public testing::TestWithParam<std::size_t> {};

TEST_P(Agreement, OnEveryDecisionAndResultOfRandomGames) {
  const Options options = all_kinds_of_games()[GetParam()];
  for (std::uint64_t stream = 0; stream < thoroughly(6U, 1U); ++stream) {
    Random random(2026, stream * 100 + GetParam());
    FirstRat::Setup setup;
    State state = laid_out(options, random, setup);
    slow::SlowGame slow = slow_game(options, setup);
    while (!FirstRat::is_terminal(state)) {
      ASSERT_EQ(actor_number(state), slow.actor()) << slow.describe();
      ASSERT_EQ(legal_texts(state), slow.legal()) << slow.describe();
      const auto move = draw_move<FirstRat>(state, random);
      ASSERT_EQ(FirstRat::apply(state, move.seat, move.action), Applied::done)
          << text_of(move.action);
      slow.apply(text_of(move.action));
    }
    ASSERT_EQ(slow.actor(), -1) << slow.describe();
    compare_results(state, slow);
    auto met = challenges_met(state.table);
    auto slow_met = slow.challenges();
    std::sort(met.begin(), met.end());
    std::sort(slow_met.begin(), slow_met.end());
    EXPECT_EQ(met, slow_met);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Agreement,
                         testing::Range(std::size_t{0}, all_kinds_of_games().size()));

}  // namespace
}  // namespace cheesemoon::first_rat
