#include "players/perfect_player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

#include "engine/brave_rats/positions.h"
#include "players/legal_actions.h"
#include "solve/advice.h"
#include "solve/library.h"

namespace cheesemoon::players::of_brave_rats {
namespace {

using brave_rats::Action;
using brave_rats::at;
using brave_rats::BraveRats;
using brave_rats::Card;
using brave_rats::State;

TEST(PerfectPlayer, PlaysEachCardAsOftenAsTheEquilibriumSays) {
  PerfectPlayer player(Random(1));
  const State opening = BraveRats::start({});
  const auto offered = legal_actions<BraveRats>(opening, Seat::two);
  std::array<int, 8> counts{};
  constexpr int rounds = 4'000;
  for (int round = 0; round < rounds; ++round)
    ++counts.at(player.choose(BraveRats::observe(opening, Seat::two), offered)->what);
  const auto advice = solve::advise(*solve::solution_for(opening), opening);
  for (std::size_t card = 0; card < 8; ++card)
    EXPECT_NEAR(static_cast<double>(counts.at(card)) / rounds, advice.mixes[1].at(card), 0.03);
}

TEST(PerfectPlayer, ShowsAndAnswersBestInRevealedRounds) {
  PerfectPlayer player(Random(1));
  State state = at("p1-17-p2-67-w-33-g-00-s-10-h-00-c-x7");
  auto offered = legal_actions<BraveRats>(state, Seat::one);
  EXPECT_EQ(*player.choose(BraveRats::observe(state, Seat::one), offered),
            Action::play(Card::princess));
  state = at("p1-17-p2-67-w-33-g-00-s-10-h-00-c-x6");
  EXPECT_EQ(*player.choose(BraveRats::observe(state, Seat::one), offered),
            Action::play(Card::prince));
}

TEST(PerfectPlayer, KeepsTheCardOfABatchThatIsWorthMost) {
  // With nothing known, a Wizard is the best single card to have twice, a Musician the worst.
  const State state = at("draft-f-1-p1-+-p2-+-n-0135");
  const auto offered = legal_actions<BraveRats>(state, Seat::one);
  EXPECT_EQ(best_pick(BraveRats::observe(state, Seat::one), offered), Action::pick(Card::wizard));
}

TEST(PerfectPlayer, TellsItsStrategyAndHowGoodThePositionIs) {
  PerfectPlayer player(Random(1));
  std::vector<Progress<BraveRats>> told;
  player.listen([&](const Progress<BraveRats>& progress) { told.push_back(progress); });
  for (const char* position :
       {"p1-01234567-p2-01234567-w-00-g-00-s-00-h-00", "p1-17-p2-67-w-33-g-00-s-10-h-00-c-x7",
        "p1-1-p2-7-w-33-g-00-s-00-h-00", "draft-f-1-p1-+-p2-+-n-0135"}) {
    const State state = at(position);
    const auto offered = legal_actions<BraveRats>(state, Seat::one);
    const auto action = *player.choose(BraveRats::observe(state, Seat::one), offered);
    ASSERT_FALSE(told.empty()) << position;
    double sum = 0;
    double chosen = 0;
    for (const auto& share : told.back().strategy) {
      sum += share.probability;
      if (share.action == action) chosen = share.probability;
    }
    EXPECT_NEAR(sum, 1, 1e-9) << position;
    EXPECT_GT(chosen, 0) << position;
  }
  ASSERT_EQ(told.size(), 4U);
  EXPECT_NEAR(told[0].win_share[0], 0.5, 1e-6);
  EXPECT_GT(told[0].strategy.size(), 1U);
  EXPECT_EQ(told[2].win_share, (std::vector<double>{1, 0})) << "the Princess meets the Prince";
}

/// What becomes of the perfect player in every position of the base game, against some way to play
/// the other side.
class WholeTreeOfPerfectPlay : public testing::Test {
 protected:
  /// Works through all positions, fewest cards first. `hidden_reply(mix, payoffs)` says what a
  /// round is worth to the perfect player when the other side chooses at the same time, by his
  /// card, then the other's; `open_reply(payoffs)` when the other side can choose among results.
  /// `see(value, result)` is told what each position is worth to him and what becomes of him there.
  /// The answer is the worse of his results at the root.
  template <class HiddenReply, class OpenReply, class See>
  double play_out(HiddenReply hidden_reply, OpenReply open_reply, See see) {
    const State root = brave_rats::root_of_whole_tree("7:4 4:7");
    const solve::Solution solution(std::span(&root, 1));
    const solve::Positions& positions = solution.positions();
    // A position and its mirror image share a number, so there is a result for either seat.
    std::array<std::vector<double>, 2> results{std::vector<double>(positions.size()),
                                               std::vector<double>(positions.size())};
    const auto result_of = [&](const State& state, Seat perfect) {
      if (BraveRats::is_terminal(state))
        return (perfect == brave_rats::red ? 1 : -1) * solve::value_at_end(state);
      const auto found = positions.find(state);
      return results[index(found->is_mirrored ? other(perfect) : perfect)][found->number];
    };
    for (unsigned cards = 1; cards <= brave_rats::hand_size; ++cards) {
      for (const solve::HandPair& pair : positions.pairs(cards)) {
        solve::for_each_position(pair, [&](const State& state, std::uint32_t number) {
          const solve::Advice advice = solve::advise(solution, state);
          const double value = solution.value(state).value();
          for (const Seat perfect : both_seats) {
            const auto& own = advice.cards(perfect);
            const auto& others = advice.cards(other(perfect));
            // What follows each pair of cards, for the perfect player.
            std::vector<std::vector<double>> payoffs(own.size(),
                                                     std::vector<double>(others.size()));
            for (std::size_t mine = 0; mine < own.size(); ++mine) {
              for (std::size_t yours = 0; yours < others.size(); ++yours) {
                State next = state;
                const bool is_red = perfect == brave_rats::red;
                play_round(next, is_red ? own[mine] : others[yours],
                           is_red ? others[yours] : own[mine]);
                payoffs[mine][yours] = result_of(next, perfect);
              }
            }
            double& result = results[index(perfect)][number];
            if (advice.shows && *advice.shows != perfect) {
              // The other side shows; the answer is the first of the best.
              std::vector<double> answered;
              for (std::size_t yours = 0; yours < others.size(); ++yours)
                answered.push_back(payoffs[advice.best_replies(yours).front()][yours]);
              result = open_reply(answered);
            } else if (advice.shows) {
              const solve::Mix& mix = advice.mixes[index(perfect)];
              const auto shown = std::max_element(mix.begin(), mix.end()) - mix.begin();
              result = open_reply(payoffs[static_cast<std::size_t>(shown)]);
            } else {
              result = hidden_reply(advice.mixes[index(perfect)], payoffs);
            }
            see(perfect == brave_rats::red ? value : -value, result);
          }
        });
      }
    }
    return std::min(result_of(root, Seat::one), result_of(root, Seat::two));
  }
};

TEST_F(WholeTreeOfPerfectPlay, CannotBeExploitedByAnybody) {
  // The other side takes whatever is worst for the perfect player, knowing exactly how he plays.
  const auto worst = [](const std::vector<double>& payoffs) {
    return *std::min_element(payoffs.begin(), payoffs.end());
  };
  double largest_difference = 0;
  const double guaranteed = play_out(
      [](const solve::Mix& mix, const std::vector<std::vector<double>>& payoffs) {
        double least = 2;
        for (std::size_t yours = 0; yours < payoffs[0].size(); ++yours) {
          double sum = 0;
          for (std::size_t mine = 0; mine < payoffs.size(); ++mine)
            sum += mix[mine] * payoffs[mine][yours];
          least = std::min(least, sum);
        }
        return least;
      },
      worst,
      [&](double value, double result) {
        largest_difference = std::max(largest_difference, std::abs(result - value));
      });
  EXPECT_LT(largest_difference, 1e-9) << "neither more nor less than its value in any position";
  EXPECT_NEAR(guaranteed, 0, 1e-9);
}

TEST_F(WholeTreeOfPerfectPlay, TakesThreeQuartersOfThePointsFromARandomPlayer) {
  const auto mean = [](const std::vector<double>& payoffs) {
    double sum = 0;
    for (const double payoff : payoffs) sum += payoff;
    return sum / static_cast<double>(payoffs.size());
  };
  double largest_loss = 0;
  const double result_at_root = play_out(
      [](const solve::Mix& mix, const std::vector<std::vector<double>>& payoffs) {
        double sum = 0;
        for (std::size_t mine = 0; mine < payoffs.size(); ++mine) {
          for (const double payoff : payoffs[mine]) sum += mix[mine] * payoff;
        }
        return sum / static_cast<double>(payoffs[0].size());
      },
      mean,
      [&](double value, double result) { largest_loss = std::max(largest_loss, value - result); });
  EXPECT_LT(largest_loss, 1e-9) << "nobody takes more from him than a position is worth";
  const double points = (result_at_root + 1) / 2;
  EXPECT_GE(points, 0.75);
  RecordProperty("points", std::to_string(points));
}

}  // namespace
}  // namespace cheesemoon::players::of_brave_rats
