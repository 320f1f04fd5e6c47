#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/chance.h"
#include "engine/first_rat/first_rat.h"
#include "engine/first_rat/names.h"
#include "engine/first_rat/set_up.h"
#include "records/first_rat_library.h"
#include "slow_game.h"

/// What tests of First Rat need again and again.
namespace cheesemoon::first_rat {

inline const Content& standard_content() {
  static const Content* const content = [] {
    const auto found = records::FirstRatLibrary::standard().find("standard");
    EXPECT_TRUE(found) << (found ? "" : describe(found.error()));
    return *found;
  }();
  return *content;
}

inline Options game_for(unsigned seats) {
  Options options;
  options.content = &standard_content();
  options.seats = static_cast<std::uint8_t>(seats);
  return options;
}

inline Options solo_game(Difficulty difficulty = Difficulty::easy) {
  Options options = game_for(1);
  options.solo = difficulty;
  return options;
}

/// Every kind of game: 2 to 5 seats and the four difficulties, each with all that can vary.
inline std::vector<Options> all_kinds_of_games() {
  std::vector<Options> kinds;
  const auto add = [&](Options options) {
    for (unsigned bits = 0; bits < 8; ++bits) {
      options.variable_path = (bits & 1U) != 0;
      options.variable_tracks = (bits & 2U) != 0;
      options.all_comics = (bits & 4U) != 0;
      kinds.push_back(options);
    }
  };
  for (unsigned seats = 2; seats <= most_seats; ++seats) add(game_for(seats));
  for (std::size_t difficulty = 0; difficulty < difficulty_count; ++difficulty)
    add(solo_game(static_cast<Difficulty>(difficulty)));
  return kinds;
}

inline std::string text_of(const Action& action) {
  return std::string(write_action(action).view());
}

inline Action action_of(std::string_view text) {
  const auto action = read_action(text);
  EXPECT_TRUE(action) << text;
  return action ? *action : Action::of(Deed::end);
}

/// Draws whatever chance has to lay out, and writes it down.
inline State laid_out(const Options& options, Random& random, Setup& setup) {
  State state = start(options);
  setup = fixed_setup(options);
  while (is_laying_out(state.table.turn.phase)) {
    const Action action = draw_chance<FirstRat>(state, random);
    note_laying(setup, state, action);
    EXPECT_EQ(FirstRat::apply(state, Seat::chance, action), Applied::done);
  }
  return state;
}

/// Rats well spread, with the comics that give most moves: thousands of them.
inline State position_with_many_moves() {
  Random random(6);
  Setup setup;
  State state = laid_out(game_for(2), random, setup);
  Team& team = state.table.teams[0];
  for (const Comic comic :
       {Comic::pipes, Comic::blend, Comic::march, Comic::stride, Comic::swift, Comic::loner})
    team.comics = static_cast<std::uint16_t>(team.comics | (1U << static_cast<unsigned>(comic)));
  // The third rat is swift and a loner.
  team.tokens = 0xA00;
  team.rats = {20, 11, 5, 3};
  return state;
}

/// The same set-up for the slow rules.
inline slow::SlowSetup slow_setup(const Options& options, const Setup& setup) {
  slow::SlowSetup slow;
  slow.seats = options.seats;
  slow.path.assign(setup.path.begin(), setup.path.end());
  for (std::size_t track = 0; track < track_count; ++track) {
    auto& values = slow.tracks[std::string(track_names[track])];
    std::copy(setup.tracks[track].begin(), setup.tracks[track].end(), values.begin());
  }
  for (const Colour colour : setup.backpacks) slow.backpacks.emplace_back(colour_name(colour));
  for (const Cap cap : setup.caps) slow.caps.emplace_back(cap_name(cap));
  for (const Comic comic : setup.comics) slow.comics.emplace_back(comic_name(comic));
  slow.drinks = setup.drinks;
  slow.solo = options.solo.has_value();
  const auto& cards = options.content->solo.cards;
  for (std::size_t place = 0; place < cards.size(); ++place) {
    if (((setup.deck >> place) & 1U) != 0)
      slow.deck.emplace_back(write_card(card_id(cards[place].kind, cards[place].number)).view());
  }
  return slow;
}

inline slow::SlowGame slow_game(const Options& options, const Setup& setup) {
  const Content& content = *options.content;
  return {content.board, content.items, content.solo, slow_setup(options, setup)};
}

/// Who has to act, as the slow rules count: 0 for chance, -1 for nobody.
inline int actor_number(const State& state) {
  const Actors actors = FirstRat::actors(state);
  if (actors.empty()) return -1;
  return actors.first() == Seat::chance ? 0 : number(actors.first());
}

inline std::vector<std::string> legal_texts(const State& state) {
  std::vector<std::string> texts;
  const Actors actors = FirstRat::actors(state);
  if (actors.empty()) return texts;
  FirstRat::for_each_legal(state, actors.first(),
                           [&](const Action& action) { texts.push_back(text_of(action)); });
  std::sort(texts.begin(), texts.end());
  return texts;
}

}  // namespace cheesemoon::first_rat
