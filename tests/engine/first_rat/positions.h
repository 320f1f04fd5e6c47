#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/first_rat/event.h"
#include "games.h"

/// Positions that tests of the rules begin with, and short words for playing on.
namespace cheesemoon::first_rat {

using Texts = std::set<std::string>;

/// The spaces of the burrow, in the order of the standard board.
namespace in_burrow {
constexpr std::uint8_t s = 0;
constexpr std::uint8_t n1 = 1;
constexpr std::uint8_t n2 = 2;
constexpr std::uint8_t n3 = 3;
constexpr std::uint8_t x1 = 4;
constexpr std::uint8_t library = 5;
constexpr std::uint8_t x2 = 6;
constexpr std::uint8_t nursery = 7;
constexpr std::uint8_t n4 = 8;
constexpr std::uint8_t food = 9;
constexpr std::uint8_t n5 = 10;
}  // namespace in_burrow

/// For the messages of tests that compare events.
inline void PrintTo(const Event& event, std::ostream* out) {
  *out << "happening " << static_cast<int>(event.kind) << " team " << +event.team << " what "
       << +event.what << " rat " << +event.rat << " from " << +event.from << " to " << +event.to
       << " amount " << +event.amount << " base " << +event.base << " light " << +event.light
       << " strong " << +event.strong;
}

/// A game of some kind, laid out by chance.
inline State any_position(const Options& options, std::uint64_t stream = 0) {
  Random random(1969, stream);
  FirstRat::Setup setup;
  return laid_out(options, random, setup);
}

/// The first turn on the standard board. At the booths: a backpack of each colour, drinks by the
/// number of seats, the caps of the first six tracks; in the Library the six basic comics.
inline State position(unsigned seats = 2) {
  State state = any_position(game_for(seats));
  state.table.market.backpacks = {1, 1, 1, 1, 1};
  state.table.market.caps = 0b111111;
  return state;
}

/// What a seat, counted from 1, has.
inline Team& team(State& state, unsigned seat) {
  return state.table.teams.at(seat - 1);
}
inline const Team& team(const State& state, unsigned seat) {
  return state.table.teams.at(seat - 1);
}

/// The same with the first seat's rats as given.
inline State with_rats(const std::array<Space, rats_per_team>& places, unsigned seats = 2) {
  State state = position(seats);
  team(state, 1).rats = places;
  return state;
}

inline void own(Team& team, Good good, unsigned amount) {
  if (good == Good::cheese) {
    team.cheese = static_cast<std::uint16_t>(amount);
  } else {
    team.materials.at(material_index(good)) = static_cast<std::uint16_t>(amount);
  }
}

inline unsigned owned(const Team& team, Good good) {
  return good == Good::cheese ? team.cheese : team.materials.at(material_index(good));
}

/// Soda, vinegar, cans, calculators.
using Materials = std::array<std::uint16_t, material_count>;

inline void own(Team& team, Comic comic) {
  team.comics = static_cast<std::uint16_t>(team.comics | (1U << static_cast<unsigned>(comic)));
}

inline void own(Team& team, Cap cap) {
  team.caps = static_cast<std::uint16_t>(team.caps | (1U << static_cast<unsigned>(cap)));
}

inline void own_backpacks(Team& team, Colour colour, unsigned count) {
  team.backpacks.at(static_cast<std::size_t>(colour)) = static_cast<std::uint8_t>(count);
}

/// A comic whose token lies on a rat.
inline void own(Team& team, Comic comic, char rat) {
  own(team, comic);
  const auto bit = static_cast<unsigned>(comic) - static_cast<unsigned>(Comic::strong);
  const auto shift = static_cast<unsigned>(rat - 'a') * 4 + bit;
  team.tokens = static_cast<std::uint16_t>(team.tokens | (1U << shift));
}

inline void place_markers(State& state, unsigned seat, Track track, unsigned count) {
  NoWitness nobody;
  for (unsigned marker = 0; marker < count; ++marker) place(state.table, seat - 1, track, nobody);
}

/// It becomes a seat's turn to move.
inline void give_turn(State& state, unsigned seat) {
  state.table.turn = Turn{};
  state.table.turn.team = static_cast<std::uint8_t>(seat - 1);
}

/// Makes a space yield so much, for tests that need a number that no space has.
inline void make_yield(State& state, Space space, unsigned amount) {
  state.table.printed.path.at(space).amount = amount & 15U;
}

inline Texts legal(const State& state) {
  const auto texts = legal_texts(state);
  return {texts.begin(), texts.end()};
}

/// True if the action can be taken. What is listed and what is accepted have to agree.
inline bool is_legal(const State& state, std::string_view text) {
  const bool listed = legal(state).contains(std::string(text));
  State after = state;
  const bool accepted =
      FirstRat::apply(after, FirstRat::actors(state).first(), action_of(text)) == Applied::done;
  EXPECT_EQ(listed, accepted) << text;
  return accepted;
}

/// The legal moves of one rat alone, without the verb.
inline Texts moves_of(const State& state, char rat) {
  Texts moves;
  for (const std::string& text : legal(state)) {
    const std::string routes = text.substr(text.find(' ') + 1);
    if (routes.find(' ') == std::string::npos && routes.front() == rat) moves.insert(routes);
  }
  return moves;
}

/// The legal moves of several rats, without the verb.
inline Texts groups(const State& state) {
  Texts moves;
  for (const std::string& text : legal(state)) {
    const std::string routes = text.substr(text.find(' ') + 1);
    if (routes.find(' ') != std::string::npos) moves.insert(routes);
  }
  return moves;
}

/// Takes an action for whoever has to act.
inline void play(State& state, std::string_view text) {
  const Actors actors = FirstRat::actors(state);
  ASSERT_FALSE(actors.empty()) << text << ": the game is over";
  ASSERT_EQ(FirstRat::apply(state, actors.first(), action_of(text)), Applied::done)
      << text << " is none of " << testing::PrintToString(legal(state));
}

inline void play(State& state, std::initializer_list<std::string_view> texts) {
  for (const std::string_view text : texts) play(state, text);
}

/// Takes an action and writes down what happens.
inline std::vector<Event> witnessed(State& state, std::string_view text) {
  Chronicle chronicle;
  EXPECT_EQ(FirstRat::apply(state, FirstRat::actors(state).first(), action_of(text), chronicle),
            Applied::done)
      << text;
  return {chronicle.events.begin(), chronicle.events.end()};
}

/// Ends the turn of whoever has to act as plainly as possible.
inline void finish_turn(State& state) {
  const auto seat = state.table.turn.team;
  const auto round = state.table.round;
  while (!FirstRat::is_terminal(state) && state.table.turn.team == seat &&
         state.table.round == round) {
    const Texts texts = legal(state);
    std::string answer = *texts.begin();
    for (const std::string plain : {"end", "pass", "collect", "comic none"}) {
      if (texts.contains(plain)) answer = plain;
    }
    play(state, answer);
    if (testing::Test::HasFatalFailure()) return;
  }
}

/// The first seat collects so many cores, 1 to 15, with rat a, which goes to space 6.
inline void collect_cores(State& state, unsigned cores) {
  team(state, 1).rats[0] = 5;
  make_yield(state, 6, cores);
  play(state, "move a6");
}

}  // namespace cheesemoon::first_rat
