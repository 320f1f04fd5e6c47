#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/chance.h"
#include "engine/core/game.h"
#include "engine/core/random.h"
#include "players/legal_actions.h"
#include "records/recorded_game.h"
#include "records/replay.h"
#include "thoroughness.h"

namespace cheesemoon::properties {

/// What the suite needs to know of a game besides its rules.
///
/// - `options()`: all kinds of game to be played
/// - `all_actions()`: every action there is, legal anywhere or not
/// - `longest_game`: more moves than any game has
/// - `viewers(state)`: the seats at the table
/// - `disguises(state, viewer)`: other states that the viewer cannot tell from this one
/// - `write_position(game)`: the text of where a recorded game stands, none where it has none
/// - `read_position(text)`: the state that was written, none if the text cannot be read
/// - `positions_apart`: 1 if every position is written and read, more if that takes too long
template <class T>
concept Subject = Game<typename T::TheGame> &&
    requires(const typename T::TheGame::State& state,
             const records::RecordedGame<typename T::TheGame>& game) {
  T::options();
  T::all_actions();
  { T::longest_game } -> std::convertible_to<int>;
  T::viewers(state);
  T::disguises(state, Seat::one);
  { T::write_position(game) } -> std::same_as<std::optional<std::string>>;
  { T::read_position(std::string()) } -> std::same_as<std::optional<typename T::TheGame::State>>;
  { T::positions_apart } -> std::convertible_to<std::uint64_t>;
};

template <class T>
bool same_bytes(const T& left, const T& right) {
  return std::memcmp(&left, &right, sizeof(T)) == 0;
}

/// The properties that every game must have, checked along random games of all its kinds.
template <Subject T>
class GameProperties : public testing::Test {
 public:
  using State = typename T::TheGame::State;
  /// Of each kind.
  static inline const std::uint64_t games = thoroughly(60U, 6U);
  static constexpr std::array<Seat, 6> everyone{Seat::one,  Seat::two,  Seat::three,
                                                Seat::four, Seat::five, Seat::chance};

  /// Plays random games and shows every state on the way, the last one included.
  template <class Visit>
  void walk(Visit visit) {
    using G = typename T::TheGame;
    for (const auto& options : T::options()) {
      for (std::uint64_t stream = 0; stream < games; ++stream) {
        Random random(2026, stream);
        State state = G::start(options);
        int moves = 0;
        while (true) {
          visit(state);
          if (testing::Test::HasFatalFailure() || G::actors(state).empty()) break;
          const auto move = draw_move<G>(state, random);
          ASSERT_EQ(G::apply(state, move.seat, move.action), Applied::done);
          ASSERT_LT(++moves, T::longest_game) << "the game does not end";
        }
      }
    }
  }
};

TYPED_TEST_SUITE_P(GameProperties);

TYPED_TEST_P(GameProperties, RandomPlayReachesAnEnd) {
  using G = typename TypeParam::TheGame;
  int ends = 0;
  this->walk([&](const typename G::State& state) {
    ASSERT_EQ(G::is_terminal(state), G::actors(state).empty());
    if (G::is_terminal(state)) ++ends;
  });
  EXPECT_GT(ends, 0);
}

TYPED_TEST_P(GameProperties, AWinIsSharedAndNothingOfItIsLost) {
  using G = typename TypeParam::TheGame;
  this->walk([&](const typename G::State& state) {
    if (!G::is_terminal(state)) return;
    double sum = 0;
    for (const double share : G::returns(state)) {
      ASSERT_GE(share, 0);
      sum += share;
    }
    ASSERT_NEAR(sum, 1, 1e-12);
  });
}

TYPED_TEST_P(GameProperties, LegalActionsAreUniqueAndThereForWhoeverActs) {
  using G = typename TypeParam::TheGame;
  this->walk([&](const typename G::State& state) {
    for (const Seat seat : this->everyone) {
      const auto actions = players::legal_actions<G>(state, seat);
      ASSERT_EQ(actions.empty(), !G::actors(state).contains(seat));
      std::vector<typename G::Action> sorted(actions.begin(), actions.end());
      std::sort(sorted.begin(), sorted.end());
      ASSERT_EQ(std::adjacent_find(sorted.begin(), sorted.end()), sorted.end());
    }
  });
}

TYPED_TEST_P(GameProperties, ApplyTakesLegalActionsAndRefusesAnythingElse) {
  using G = typename TypeParam::TheGame;
  this->walk([&](const typename G::State& state) {
    for (const Seat seat : this->everyone) {
      const auto legal = players::legal_actions<G>(state, seat);
      for (const auto& action : TypeParam::all_actions()) {
        typename G::State after = state;
        const bool is_legal = std::find(legal.begin(), legal.end(), action) != legal.end();
        ASSERT_EQ(G::apply(after, seat, action) == Applied::done, is_legal);
        if (!is_legal) {
          ASSERT_TRUE(same_bytes(after, state)) << "a refused action left a trace";
        }
      }
    }
  });
}

TYPED_TEST_P(GameProperties, ChanceHasPositiveWeights) {
  using G = typename TypeParam::TheGame;
  this->walk([&](const typename G::State& state) {
    for (const auto& outcome : players::legal_actions<G>(state, Seat::chance))
      ASSERT_GT(G::chance_weight(state, outcome), 0U);
  });
}

TYPED_TEST_P(GameProperties, ChoicesMadeAtOnceCommute) {
  using G = typename TypeParam::TheGame;
  this->walk([&](const typename G::State& state) {
    if (G::actors(state).size() < 2) return;
    const Seat one = G::actors(state).first();
    for (const Seat two : this->everyone) {
      if (two == one || !G::actors(state).contains(two)) continue;
      for (const auto& first : players::legal_actions<G>(state, one)) {
        for (const auto& second : players::legal_actions<G>(state, two)) {
          typename G::State forwards = state;
          typename G::State backwards = state;
          ASSERT_EQ(G::apply(forwards, one, first), Applied::done);
          ASSERT_EQ(G::apply(forwards, two, second), Applied::done);
          ASSERT_EQ(G::apply(backwards, two, second), Applied::done);
          ASSERT_EQ(G::apply(backwards, one, first), Applied::done);
          ASSERT_TRUE(same_bytes(forwards, backwards));
        }
      }
    }
  });
}

TYPED_TEST_P(GameProperties, ACopyEqualsTheOriginalAndLivesOnItsOwn) {
  using G = typename TypeParam::TheGame;
  this->walk([&](const typename G::State& state) {
    typename G::State copy;
    std::memcpy(&copy, &state, sizeof(copy));
    ASSERT_EQ(copy, state);
    if (G::actors(state).empty()) return;
    const Seat seat = G::actors(state).first();
    const typename G::State before = state;
    ASSERT_EQ(G::apply(copy, seat, players::legal_actions<G>(copy, seat)[0]), Applied::done);
    ASSERT_TRUE(same_bytes(before, state));
    ASSERT_NE(copy, state);
  });
}

TYPED_TEST_P(GameProperties, ReplayingARecordGivesTheIdenticalState) {
  using G = typename TypeParam::TheGame;
  for (const auto& options : TypeParam::options()) {
    for (std::uint64_t stream = 0; stream < this->games; ++stream) {
      Random random(77, stream);
      records::RecordedGame<G> game(options);
      while (!G::is_terminal(game.state())) {
        const auto move = draw_move<G>(game.state(), random);
        ASSERT_EQ(game.apply(move.seat, move.action), Applied::done);
      }
      const auto replayed = records::replay(game.record());
      ASSERT_TRUE(replayed) << describe(replayed.error());
      ASSERT_TRUE(same_bytes(replayed->last(), game.state()));
    }
  }
}

TYPED_TEST_P(GameProperties, WhatASeatMayNotKnowLeavesNoTraceInItsObservation) {
  using G = typename TypeParam::TheGame;
  int pairs = 0;
  this->walk([&](const typename G::State& state) {
    for (const Seat viewer : TypeParam::viewers(state)) {
      const auto seen = G::observe(state, viewer);
      for (const auto& disguise : TypeParam::disguises(state, viewer)) {
        ASSERT_NE(disguise, state);
        ASSERT_TRUE(same_bytes(G::observe(disguise, viewer), seen));
        ASSERT_EQ(players::legal_actions<G>(disguise, viewer),
                  players::legal_actions<G>(state, viewer));
        ++pairs;
      }
    }
  });
  EXPECT_GT(pairs, 0) << "this test has compared nothing";
}

TYPED_TEST_P(GameProperties, ActionsRoundTripThroughText) {
  using G = typename TypeParam::TheGame;
  for (const auto& action : TypeParam::all_actions()) {
    const auto text = G::write_action(action);
    const auto again = G::read_action(text.view());
    ASSERT_TRUE(again) << text.view();
    ASSERT_EQ(*again, action);
  }
}

TYPED_TEST_P(GameProperties, PositionsRoundTripThroughText) {
  using G = typename TypeParam::TheGame;
  for (const auto& options : TypeParam::options()) {
    std::uint64_t ends = 0;
    for (std::uint64_t stream = 0; stream < this->games; ++stream) {
      Random random(31, stream);
      records::RecordedGame<G> game(options);
      for (std::uint64_t moves = stream;; ++moves) {
        const bool is_over = G::is_terminal(game.state());
        if (is_over || moves % TypeParam::positions_apart == 0) {
          const std::optional<std::string> text = TypeParam::write_position(game);
          if (text) {
            const auto again = TypeParam::read_position(*text);
            ASSERT_TRUE(again) << *text;
            ASSERT_TRUE(same_bytes(*again, game.state())) << *text;
            ends += is_over ? 1U : 0U;
          }
        }
        if (is_over) break;
        const auto move = draw_move<G>(game.state(), random);
        ASSERT_EQ(game.apply(move.seat, move.action), Applied::done);
      }
    }
    EXPECT_EQ(ends, this->games) << "not even the ends of all games were written";
  }
}

REGISTER_TYPED_TEST_SUITE_P(GameProperties, RandomPlayReachesAnEnd,
                            AWinIsSharedAndNothingOfItIsLost,
                            LegalActionsAreUniqueAndThereForWhoeverActs,
                            ApplyTakesLegalActionsAndRefusesAnythingElse, ChanceHasPositiveWeights,
                            ChoicesMadeAtOnceCommute, ACopyEqualsTheOriginalAndLivesOnItsOwn,
                            ReplayingARecordGivesTheIdenticalState,
                            WhatASeatMayNotKnowLeavesNoTraceInItsObservation,
                            ActionsRoundTripThroughText, PositionsRoundTripThroughText);

}  // namespace cheesemoon::properties
