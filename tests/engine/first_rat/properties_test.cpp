#include <vector>

#include "engine/core/game_properties.h"
#include "games.h"
#include "records/rat_document.h"

namespace cheesemoon::first_rat {
namespace {

struct FirstRatSubject {
  using TheGame = FirstRat;

  static std::vector<Options> options() {
    Options variable = game_for(5);
    variable.variable_path = true;
    variable.variable_tracks = true;
    variable.all_comics = true;
    Options unfair = solo_game(Difficulty::unfair);
    unfair.variable_path = true;
    unfair.variable_tracks = true;
    unfair.all_comics = true;
    return {game_for(2), variable, solo_game(Difficulty::easy), unfair};
  }

  /// There are far too many moves to try them all in every state.
  static const std::vector<Action>& all_actions() {
    static const std::vector<Action> actions = [] {
      std::vector<Action> sample = moves_along_random_games();
      add_plain_actions(sample);
      add_what_chance_does(sample);
      return every_nth(sample);
    }();
    return actions;
  }

  static constexpr int longest_game = 3000;

  static std::vector<Seat> viewers(const State& state) {
    if (state.table.against_greg) return {Seat::one};
    std::vector<Seat> seats;
    for (std::size_t seat = 0; seat < state.table.team_count; ++seat)
      seats.push_back(static_cast<Seat>(seat));
    return seats;
  }

  /// Greg's deck may hold another card of the same kind for each that was never turned up.
  static std::vector<State> disguises(const State& state, Seat /*viewer*/) {
    std::vector<State> others;
    const Printed& printed = state.table.printed;
    const std::uint32_t of_a = (std::uint32_t{1} << printed.a_cards) - 1;
    const std::uint32_t of_b = ((std::uint32_t{1} << printed.b_cards) - 1) << printed.a_cards;
    for (const std::uint32_t kind : {of_a, of_b}) {
      const std::uint32_t hidden = kind & state.box.deck & ~state.table.seen;
      const std::uint32_t elsewhere = kind & ~state.box.deck;
      if (hidden == 0 || elsewhere == 0) continue;
      // A few of all exchanges will do.
      for (const unsigned instead : {lowest(elsewhere), highest(elsewhere)}) {
        for (const unsigned card : {lowest(hidden), highest(hidden)}) {
          others.push_back(state);
          others.back().box.deck ^= (std::uint32_t{1} << card) | (std::uint32_t{1} << instead);
        }
      }
    }
    return others;
  }

  /// First Rat has too much on the table for a line: a position is a record up to there, which
  /// begins when everything is laid out.
  static std::optional<std::string> write_position(const records::RecordedGame<FirstRat>& game) {
    if (FirstRat::is_setting_up(game.state())) return std::nullopt;
    return records::write_document(game.record());
  }
  static std::optional<State> read_position(const std::string& text) {
    const auto document = records::read_document<FirstRat>(text);
    if (!document) return std::nullopt;
    const auto replayed = records::replay(document->games.front());
    if (!replayed) return std::nullopt;
    return replayed->last();
  }
  /// Every position is played again from the beginning.
  static constexpr std::uint64_t positions_apart = 41;

 private:
  /// Slow builds try only some of them.
  static std::vector<Action> every_nth(const std::vector<Action>& actions) {
    const std::size_t n = thoroughly(1U, 4U);
    std::vector<Action> some;
    for (std::size_t place = 0; place < actions.size(); place += n) some.push_back(actions[place]);
    return some;
  }

  static unsigned lowest(std::uint32_t bits) {
    return static_cast<unsigned>(std::countr_zero(bits));
  }
  static unsigned highest(std::uint32_t bits) {
    return static_cast<unsigned>(31 - std::countl_zero(bits));
  }

  /// Every so often one legal move.
  static std::vector<Action> moves_along_random_games() {
    constexpr std::size_t enough = 120;
    std::vector<Action> moves;
    Random random(1);
    while (moves.size() < enough) {
      for (const Options& kind : options()) {
        State state = start(kind);
        while (!FirstRat::is_terminal(state) && moves.size() < enough) {
          const auto move = draw_move<FirstRat>(state, random);
          const bool is_new = std::find(moves.begin(), moves.end(), move.action) == moves.end();
          if (move.action.deed == Deed::move && is_new && random.below(4) == 0)
            moves.push_back(move.action);
          EXPECT_EQ(FirstRat::apply(state, move.seat, move.action), Applied::done);
        }
      }
    }
    return moves;
  }

  static void add_plain_actions(std::vector<Action>& actions) {
    for (const Deed deed : {Deed::collect, Deed::drink, Deed::up, Deed::left, Deed::award,
                            Deed::rat, Deed::pass, Deed::donate, Deed::end})
      actions.push_back(Action::of(deed));
    for (std::size_t kind = 0; kind < material_count; ++kind) {
      actions.push_back(Action::take(material(kind)));
      for (const Track part : {Track::cockpit, Track::cargo, Track::thruster})
        actions.push_back(Action::build(part, material(kind)));
    }
    for (const Track part : {Track::cockpit, Track::cargo, Track::thruster})
      actions.push_back(Action::build(part));
    actions.push_back(Action::comic_none());
    for (std::size_t comic = 0; comic < comic_count; ++comic) {
      const bool token = has_token(static_cast<Comic>(comic));
      for (unsigned rat = 0; rat <= (token ? rats_per_team : 0); ++rat)
        actions.push_back(Action::comic(static_cast<Comic>(comic), rat));
    }
    for (Item item = 0; item < 26; ++item) {
      actions.push_back(Action::of(Deed::buy, item));
      actions.push_back(Action::of(Deed::steal, item));
    }
    for (unsigned track = 0; track < track_count; ++track)
      actions.push_back(Action::of(Deed::best, track));
  }

  static void add_what_chance_does(std::vector<Action>& actions) {
    for (Item item = 0; item < 26; ++item) {
      actions.push_back(Action::of(Deed::lose, item));
      actions.push_back(Action::of(Deed::stock, item));
    }
    // Also cards that do not exist.
    for (const char kind : {'A', 'B'}) {
      for (unsigned number = 1; number <= 12; number += 2) {
        actions.push_back(Action::of(Deed::draw, card_id(kind, number)));
        actions.push_back(Action::of(Deed::deal, card_id(kind, number)));
      }
    }
    actions.push_back(Action::of(Deed::draw, card_id('C', 0)));
    actions.push_back(Action::of(Deed::deal, card_id('C', 0)));
    for (unsigned tile = 1; tile <= path_length; tile += 3)
      actions.push_back(Action::of(Deed::lay_tile, tile));
    for (unsigned row = 0; row < 8; ++row) actions.push_back(Action::of(Deed::lay_track, row));
  }
};

}  // namespace
}  // namespace cheesemoon::first_rat

namespace cheesemoon::properties {
INSTANTIATE_TYPED_TEST_SUITE_P(FirstRat, GameProperties, first_rat::FirstRatSubject);
}  // namespace cheesemoon::properties
