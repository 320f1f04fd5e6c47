#include "engine/core/perft.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>

#include "engine/brave_rats/brave_rats.h"
#include "engine/brave_rats/brute_force.h"
#include "engine/brave_rats/positions.h"

namespace cheesemoon::brave_rats {
namespace {

std::uint64_t count(const State& state, std::size_t depth) {
  return perft<BraveRats>(state, depth, [](State&) {});
}

TEST(Perft, OfTheBaseGameHasTheKnownNumbers) {
  constexpr std::array<std::uint64_t, 5> known{1, 64, 3038, 105'912, 2'339'950};
  for (std::size_t depth = 0; depth < known.size(); ++depth)
    EXPECT_EQ(count(at(opening), depth), known.at(depth));
}

TEST(Perft, AgreesWithBruteForceOnTheBaseGame) {
  const brute_force::Game game{"01234567", "01234567"};
  for (const int rounds : {1, 2, 3, 4})
    EXPECT_EQ(count(at(opening), static_cast<std::size_t>(rounds)),
              brute_force::sequences(game, rounds));
}

class PerftOfDeal : public testing::TestWithParam<std::array<std::string, 2>> {};

TEST_P(PerftOfDeal, AgreesWithBruteForce) {
  const auto& [red_hand, blue_hand] = GetParam();
  const State state = at("p1-" + red_hand + "-p2-" + blue_hand + "-w-00-g-00-s-00-h-00");
  for (const int rounds : {1, 2, 3, 4})
    EXPECT_EQ(count(state, static_cast<std::size_t>(rounds)),
              brute_force::sequences({red_hand, blue_hand}, rounds))
        << rounds << " rounds";
}

INSTANTIATE_TEST_SUITE_P(Doubles, PerftOfDeal,
                         testing::Values(std::array<std::string, 2>{"00115577", "22334466"},
                                         std::array<std::string, 2>{"01224567", "01334567"},
                                         std::array<std::string, 2>{"00123466", "12345577"},
                                         std::array<std::string, 2>{"44556677", "00112233"}));

TEST(Perft, OfShortEndgamesAgreesWithBruteForceToTheLastCard) {
  const State state = at("p1-0246-p2-1357-w-21-g-01-s-10-h-12");
  brute_force::Game game{"0246", "1357"};
  game.red_won = 2;
  game.blue_won = 1;
  game.blue_plus = true;
  game.red_table = 1;
  game.blue_table = 2;
  for (const int rounds : {1, 2, 3, 4, 5})
    EXPECT_EQ(count(state, static_cast<std::size_t>(rounds)), brute_force::sequences(game, rounds));
}

TEST(Perft, CountsChanceThatIsStillOpen) {
  // Any of eight cards can be drawn first, each of them with seven others or itself once more.
  State state = BraveRats::start({Variant::draft});
  ASSERT_EQ(BraveRats::apply(state, Seat::chance, Action::first(red)), Applied::done);
  EXPECT_EQ(count(state, 2), 64U);
}

}  // namespace
}  // namespace cheesemoon::brave_rats
