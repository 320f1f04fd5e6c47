#include "arena/play_game.h"

#include <gtest/gtest.h>

#include <functional>
#include <stdexcept>

#include "engine/brave_rats/brave_rats.h"
#include "engine/first_rat/first_rat.h"
#include "players/random_player.h"
#include "records/first_rat_library.h"
#include "records/replay.h"

namespace cheesemoon::arena {
namespace {

using brave_rats::Action;
using brave_rats::BraveRats;
using brave_rats::Card;
using first_rat::FirstRat;

/// Plays what a function says.
class Puppet final : public players::Player<BraveRats> {
 public:
  using Strings = std::function<Choice(std::span<const Action>)>;
  explicit Puppet(Strings strings) : strings_(std::move(strings)) {}

 private:
  Choice answer(const brave_rats::Observation& /*seen*/, std::span<const Action> offered,
                const players::Budget& /*budget*/) override {
    return strings_(offered);
  }
  Strings strings_;
};

/// A game of BraveRats in which blue's strings fail in the second round.
records::RecordedGame<BraveRats> game_with(const Puppet::Strings& second_round) {
  Players<BraveRats> players;
  players.push_back(
      std::make_unique<Puppet>([](std::span<const Action> offered) { return offered.front(); }));
  players.push_back(std::make_unique<Puppet>([&](std::span<const Action> offered) {
    return offered.size() == brave_rats::hand_size ? offered.front() : second_round(offered);
  }));
  Random chance(1);
  return play_game<BraveRats>({}, chance, players);
}

void expect_forfeit(const records::RecordedGame<BraveRats>& game, const std::string& reason) {
  EXPECT_EQ(game.record().forfeit, (records::Forfeit{Seat::two, reason}));
  EXPECT_EQ(game.record().actions, std::vector<std::string>{"0:0"});
  EXPECT_FALSE(game.record().outcome);
  EXPECT_TRUE(records::replay(game.record()));
}

TEST(PlayGame, EndsWithAForfeitWhenAPlayerCannotChoose) {
  expect_forfeit(game_with([](std::span<const Action> /*offered*/) -> Puppet::Choice {
                   return Failure{players::Fault{"fell asleep"}};
                 }),
                 "fell asleep");
}

TEST(PlayGame, EndsWithAForfeitWhenAnActionIsNotLegal) {
  expect_forfeit(
      game_with([](std::span<const Action> /*offered*/) { return Action::play(Card::musician); }),
      "answered play 0, which is not legal");
}

TEST(PlayGame, EndsWithAForfeitWhenAPlayerThrows) {
  expect_forfeit(game_with([](std::span<const Action> /*offered*/) -> Puppet::Choice {
                   throw std::runtime_error("no memory");
                 }),
                 "failed: no memory");
}

/// Remembers what it was told of the game, and replays it.
class Chronicler final : public players::Player<FirstRat> {
 public:
  explicit Chronicler(int& compared) : compared_(compared) {}

  void follow(const players::History<FirstRat>& history) override {
    record_.options = history.options;
    record_.setup = history.setup;
    record_.actions.assign(history.actions.begin(), history.actions.end());
  }

 private:
  Choice answer(const first_rat::Observation& seen, std::span<const first_rat::Action> offered,
                const players::Budget& /*budget*/) override {
    const auto game = records::replay_actions(record_);
    EXPECT_TRUE(game) << (game ? "" : describe(game.error()));
    if (game) {
      EXPECT_EQ(FirstRat::observe(game->last(), Seat::one), seen);
    }
    ++compared_;
    return offered[random_.below(static_cast<std::uint32_t>(offered.size()))];
  }

  records::Record<FirstRat> record_;
  Random random_{1};
  int& compared_;
};

TEST(PlayGame, TellsPlayersOfFirstRatAHistoryThatLeadsToWhatTheySee) {
  first_rat::Options options;
  options.content = *records::FirstRatLibrary::standard().find("standard");
  options.seats = 1;
  options.solo = first_rat::Difficulty::unfair;
  int compared = 0;
  Players<FirstRat> players;
  players.push_back(std::make_unique<Chronicler>(compared));
  Random chance(3);
  const auto game = play_game<FirstRat>(options, chance, players);
  EXPECT_TRUE(FirstRat::is_terminal(game.state()));
  EXPECT_GT(compared, 20);
}

}  // namespace
}  // namespace cheesemoon::arena
