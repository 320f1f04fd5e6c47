#include <array>
#include <vector>

#include "engine/brave_rats/brave_rats.h"
#include "engine/core/game_properties.h"

namespace cheesemoon::brave_rats {
namespace {

struct BraveRatsSubject {
  using TheGame = BraveRats;

  static std::array<Options, 4> options() {
    return {Options{Variant::base}, Options{Variant::traitor}, Options{Variant::draft},
            Options{Variant::deal}};
  }

  static std::vector<Action> all_actions() {
    std::vector<Action> actions{Action::first(red), Action::first(blue)};
    for (const Deed deed : {Deed::draw, Deed::pick, Deed::play}) {
      for (std::uint8_t card = 0; card < card_kinds; ++card) actions.push_back({deed, card});
    }
    return actions;
  }

  static constexpr int longest_game = 60;
  static std::array<Seat, 2> viewers(const State& /*state*/) { return both_seats; }

  static std::vector<State> disguises(const State& state, Seat viewer) {
    std::vector<State> others;
    add_other_choices(others, state, viewer);
    add_other_secrets(others, state, viewer);
    add_other_draws(others, state, viewer);
    return others;
  }

  static std::optional<std::string> write_position(const records::RecordedGame<BraveRats>& game) {
    return std::string(BraveRats::write_position(game.state()).view());
  }
  static std::optional<State> read_position(const std::string& text) {
    const auto state = BraveRats::read_position(text);
    if (!state) return std::nullopt;
    return *state;
  }
  static constexpr std::uint64_t positions_apart = 1;

 private:
  /// The opponent may have chosen any card for a round that is not revealed, or none yet.
  static void add_other_choices(std::vector<State>& others, const State& state, Seat viewer) {
    const Side& opponent = side_of(state, other(viewer));
    if (!opponent.choice.made() || is_revealed_round(state)) return;
    for (const Card card : all_cards) {
      if (!opponent.hand.contains(card) || card == opponent.choice.card()) continue;
      others.push_back(state);
      side_of(others.back(), other(viewer)).choice = card;
    }
    others.push_back(state);
    side_of(others.back(), other(viewer)).choice = {};
  }

  /// A card that the opponent kept secretly may be any that the viewer has not seen.
  static void add_other_secrets(std::vector<State>& others, const State& state, Seat viewer) {
    const bool drafting = state.phase == Phase::draft_draw || state.phase == Phase::draft_pick;
    if (!drafting) return;
    const Hand secret = side_of(state, other(viewer)).secret;
    for (const Card kept : all_cards) {
      for (const Card instead : all_cards) {
        if (kept == instead || !secret.contains(kept) || !undrawn(state).contains(instead))
          continue;
        State disguise = state;
        Side& opponent = side_of(disguise, other(viewer));
        opponent.hand.remove(kept);
        opponent.secret.remove(kept);
        opponent.hand.add(instead);
        opponent.secret.add(instead);
        others.push_back(disguise);
      }
    }
  }

  /// Of a batch that the opponent has just drawn the viewer knows nothing.
  static void add_other_draws(std::vector<State>& others, const State& state, Seat viewer) {
    if (state.phase != Phase::draft_pick || draft_picker(state) == viewer ||
        cards_kept(state) % batch_size != 0) {
      return;
    }
    for (const Card drawn : all_cards) {
      for (const Card instead : all_cards) {
        if (drawn == instead || !state.pool.contains(drawn) || !undrawn(state).contains(instead))
          continue;
        State disguise = state;
        disguise.pool.remove(drawn);
        disguise.pool.add(instead);
        others.push_back(disguise);
      }
    }
  }
};

}  // namespace
}  // namespace cheesemoon::brave_rats

namespace cheesemoon::properties {
INSTANTIATE_TYPED_TEST_SUITE_P(BraveRats, GameProperties, brave_rats::BraveRatsSubject);
}  // namespace cheesemoon::properties
