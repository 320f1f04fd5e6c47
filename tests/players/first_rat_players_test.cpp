#include "players/by_name.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string_view>

#include "engine/core/chance.h"
#include "players/legal_actions.h"
#include "records/first_rat_library.h"
#include "thoroughness.h"

namespace cheesemoon::players {
namespace {

using first_rat::FirstRat;

first_rat::Options game_of_two() {
  first_rat::Options options;
  options.content = *records::FirstRatLibrary::standard().find("standard");
  return options;
}

TEST(FirstRatPlayers, AreThereUnderTheirNames) {
  for (const std::string_view name : player_names<FirstRat>())
    EXPECT_NE(make_player<FirstRat>(name, Random(1)), nullptr) << name;
  EXPECT_EQ(make_player<FirstRat>("nobody", Random(1)), nullptr);
}

/// The win share of the first player over games from both seats.
double share_against(std::string_view first, std::string_view second, int games) {
  double share = 0;
  for (int game = 0; game < games; ++game) {
    const auto stream = static_cast<std::uint64_t>(game) * 3;
    Random chance(7, stream);
    const std::size_t seat_of_first = static_cast<std::size_t>(game) % 2;
    std::array<std::unique_ptr<Player<FirstRat>>, 2> players;
    players[seat_of_first] = make_player<FirstRat>(first, Random(7, stream + 1));
    players[1 - seat_of_first] = make_player<FirstRat>(second, Random(7, stream + 2));
    FirstRat::State state = FirstRat::start(game_of_two());
    while (!FirstRat::is_terminal(state)) {
      const Seat seat = FirstRat::actors(state).first();
      if (seat == Seat::chance) {
        EXPECT_EQ(FirstRat::apply(state, seat, draw_chance<FirstRat>(state, chance)),
                  Applied::done);
        continue;
      }
      const auto offered = legal_actions<FirstRat>(state, seat);
      const auto action = *players[index(seat)]->choose(FirstRat::observe(state, seat), offered);
      EXPECT_EQ(FirstRat::apply(state, seat, action), Applied::done);
    }
    share += FirstRat::returns(state)[seat_of_first];
  }
  return share / games;
}

TEST(GreedyPlayer, WinsNearlyAlwaysAgainstRandomPlay) {
  EXPECT_GT(share_against("greedy", "random", thoroughly(400, 40)), 0.95);
}

TEST(RandomPlayer, WinsHalfOfTheGamesAgainstItselfFromBothSeats) {
  EXPECT_NEAR(share_against("random", "random", thoroughly(400, 100)), 0.5, 0.1);
}

}  // namespace
}  // namespace cheesemoon::players
