#include "engine/core/perft.h"

#include <map>

#include "games.h"
#include "thoroughness.h"

/// The number of action sequences, against the rules that somebody else wrote slowly and plainly.
namespace cheesemoon::first_rat {
namespace {

std::uint64_t count(const State& state, std::size_t depth) {
  return perft<FirstRat>(state, depth, [](State& /*state*/) {});
}

class PerftFromTheSetUp : public testing::TestWithParam<unsigned> {};

TEST_P(PerftFromTheSetUp, AgreesWithTheSlowRulesToDepthFour) {
  const Options options = game_for(GetParam());
  Random random(1);
  FirstRat::Setup setup;
  const State state = laid_out(options, random, setup);
  const slow::SlowGame slow = slow_game(options, setup);
  for (int depth = 1; depth <= 4; ++depth)
    EXPECT_EQ(count(state, static_cast<std::size_t>(depth)), slow::slow_perft(slow, depth))
        << depth;
}

INSTANTIATE_TEST_SUITE_P(Seats, PerftFromTheSetUp, testing::Values(2U, 3U, 4U, 5U));

/// Numbers to compare other programs with. Down to the third nothing random matters; then the
/// first rat can reach the Hamster, and what counts is how many colours he has: three here.
TEST(Perft, OfTheStandardSetUpsIsWhatItWas) {
  const std::map<unsigned, std::vector<std::uint64_t>> known{{2, {5, 25, 270, 2848}},
                                                             {3, {5, 25, 125, 1350}},
                                                             {4, {5, 25, 125, 625}},
                                                             {5, {5, 25, 125, 625}}};
  for (const auto& [seats, counts] : known) {
    Random random(1);
    FirstRat::Setup setup;
    const State state = laid_out(game_for(seats), random, setup);
    for (std::size_t depth = 1; depth <= counts.size(); ++depth)
      EXPECT_EQ(count(state, depth), counts[depth - 1]) << seats << " seats, depth " << depth;
  }
}

/// A position in the middle of a game, as both rules know it.
struct Position {
  State state;
  slow::SlowGame slow;
};

/// For every kind of decision and chance event some positions where it is due, from random games.
std::map<Phase, std::vector<Position>> positions_of_every_kind() {
  const std::size_t of_each = thoroughly(6U, 2U);
  std::map<Phase, std::vector<Position>> found;
  const auto kinds = all_kinds_of_games();
  for (std::uint64_t stream = 0; stream < thoroughly(200U, 64U); ++stream) {
    const Options& options = kinds[stream * 7 % kinds.size()];
    Random random(99, stream);
    FirstRat::Setup setup;
    State state = laid_out(options, random, setup);
    slow::SlowGame slow = slow_game(options, setup);
    std::size_t decisions = 0;
    while (!FirstRat::is_terminal(state)) {
      auto& list = found[state.table.turn.phase];
      // A long way into the game, so that there is something to choose from.
      ++decisions;
      if (list.size() < of_each && decisions > 30) list.push_back({state, slow});
      const auto move = draw_move<FirstRat>(state, random);
      EXPECT_EQ(FirstRat::apply(state, move.seat, move.action), Applied::done);
      slow.apply(text_of(move.action));
    }
  }
  return found;
}

TEST(PerftInMidGame, AgreesWithTheSlowRulesForEveryKindOfDecision) {
  const auto positions = positions_of_every_kind();
  // The slow rules take their time; a position with fewer choices is followed further.
  const std::uint64_t enough = thoroughly(12'000U, 300U);
  const int depth_of_one = thoroughly(4, 1);
  for (const Phase phase : {Phase::move, Phase::drink, Phase::take, Phase::burrow, Phase::library,
                            Phase::reward, Phase::shop, Phase::build, Phase::greg_draw,
                            Phase::greg_lose, Phase::greg_best, Phase::greg_comic}) {
    ASSERT_TRUE(positions.contains(phase)) << static_cast<int>(phase);
    int deepest = 0;
    for (const Position& position : positions.at(phase)) {
      for (int depth = 1; depth <= 4; ++depth) {
        const std::uint64_t sequences = count(position.state, static_cast<std::size_t>(depth));
        if (sequences > enough) break;
        ASSERT_EQ(sequences, slow::slow_perft(position.slow, depth)) << position.slow.describe();
        deepest = std::max(deepest, depth);
      }
    }
    EXPECT_GE(deepest, depth_of_one) << static_cast<int>(phase);
  }
}

}  // namespace
}  // namespace cheesemoon::first_rat
