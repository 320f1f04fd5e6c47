#pragma once

#include <optional>
#include <string_view>

#include "engine/brave_rats/action.h"
#include "engine/brave_rats/draft.h"
#include "engine/brave_rats/state.h"
#include "engine/core/result.h"

namespace cheesemoon::brave_rats {

constexpr State start(const Options& options) {
  if (options.position) return *options.position;
  State state{};
  switch (options.variant) {
    case Variant::base:
    case Variant::traitor:
      for (Side& side : state.sides) side.hand = Hand::one_of_each();
      state.phase = options.variant == Variant::base ? Phase::play : Phase::traitor;
      break;
    case Variant::deal:
      state.pool = Hand::two_of_each();
      state.phase = Phase::deal;
      break;
    case Variant::draft:
      state.phase = Phase::draft_first;
      break;
  }
  return state;
}

/// The cards that the chance event which is due draws from.
constexpr Hand drawn_from(const State& state) {
  switch (state.phase) {
    case Phase::traitor:
      return state.pool.empty() ? state.sides[0].hand : state.sides[1].hand;
    case Phase::deal:
      return state.pool;
    case Phase::draft_draw:
      return undrawn(state);
    default:
      return {};
  }
}

/// The card is known to be one that `drawn_from` offers.
constexpr void draw(State& state, Card card) {
  Side& red_side = state.sides[0];
  Side& blue_side = state.sides[1];
  switch (state.phase) {
    case Phase::traitor:
      if (state.pool.empty()) {
        red_side.hand.remove(card);
        state.pool.add(card);
      } else {
        blue_side.hand.remove(card);
        red_side.hand.add(card);
        blue_side.hand.add(lowest(state.pool));
        state.pool = {};
        state.phase = Phase::play;
      }
      break;
    case Phase::deal:
      state.pool.remove(card);
      red_side.hand.add(card);
      if (red_side.hand.size() == hand_size) {
        blue_side.hand = state.pool;
        state.pool = {};
        state.phase = Phase::play;
      }
      break;
    default:  // Phase::draft_draw
      state.pool.add(card);
      if (state.pool.size() == batch_size) state.phase = Phase::draft_pick;
      break;
  }
}

/// The outcome that a written set-up prescribes for the chance event which is due.
constexpr Result<Action, std::string_view> chance_in_setup(const Setup& setup, const State& state) {
  using namespace std::string_view_literals;
  if (state.phase == Phase::draft_first) return Action::first(setup.first);
  const Hand offered = drawn_from(state);
  const auto lowest_offered = [&](Hand wanted) -> Result<Action, std::string_view> {
    for (const Card card : all_cards) {
      if (wanted.contains(card) && offered.contains(card)) return Action::draw(card);
    }
    return Failure{"the set-up wants a card that is not there to be drawn"sv};
  };
  switch (state.phase) {
    case Phase::traitor:
      for (const Card card : all_cards) {
        // What red gave is what he lacks. If nothing is lacking both gave the same card, any one.
        const Hand& receiver = setup.hands[state.pool.empty() ? 1 : 0];
        if (receiver.count(card) == 2) return Action::draw(card);
      }
      return Action::draw(Card::musician);
    case Phase::deal: {
      const Hand wanted = setup.hands[0];
      const Hand dealt = state.sides[0].hand;
      if (!wanted.includes(dealt)) return lowest_offered({});
      return lowest_offered(wanted - dealt);
    }
    case Phase::draft_draw: {
      const std::size_t batch = batch_number(state);
      if (batch >= setup.batches.size())
        return Failure{"the set-up ends before all four batches of the draft are drawn"sv};
      if (!setup.batches[batch].includes(state.pool)) return lowest_offered({});
      return lowest_offered(setup.batches[batch] - state.pool);
    }
    default:
      return Failure{"no chance event is due"sv};
  }
}

/// Writes a chance event into a set-up, so that `chance_in_setup` prescribes it again.
constexpr void note_chance(Setup& setup, const State& before, const Action& action) {
  switch (before.phase) {
    case Phase::draft_first:
      setup.first = action.seat();
      break;
    case Phase::draft_draw:
      if (setup.batches.size() == batch_number(before)) setup.batches.push_back({});
      setup.batches[batch_number(before)].add(action.card());
      break;
    default: {  // Phase::traitor, Phase::deal
      State after = before;
      draw(after, action.card());
      setup.hands = {after.sides[0].hand, after.sides[1].hand};
      break;
    }
  }
}

/// What is wrong with a written set-up, if anything.
constexpr std::optional<std::string_view> fault_of(const Options& options, const Setup& setup) {
  State state = start(options);
  if (options.variant == Variant::draft) {
    // The hands of a draft come from its picks; here only the batches can be wrong.
    for (const Hand& batch : setup.batches) {
      const bool is_last = &batch == &setup.batches[setup.batches.size() - 1];
      const std::size_t fewest = is_last ? 1 : batch_size;
      if (batch.size() < fewest || batch.size() > batch_size)
        return "a batch has four cards, and only the last of all may have fewer";
      if (!can_join(state.pool, batch)) return "no kind has more than two cards in all batches";
      for (const Card card : all_cards) {
        for (unsigned copy = 0; copy < batch.count(card); ++copy) state.pool.add(card);
      }
    }
    return std::nullopt;
  }
  while (state.phase != Phase::play) {
    const auto outcome = chance_in_setup(setup, state);
    if (!outcome) return "these hands cannot come from this variant";
    draw(state, outcome->card());
  }
  if (setup.hands[0] == state.sides[0].hand && setup.hands[1] == state.sides[1].hand)
    return std::nullopt;
  switch (options.variant) {
    case Variant::traitor:
      return "each hand has one card of every kind, but for one card that was exchanged";
    case Variant::deal:
      return "the hands have eight cards each, and two of every kind together";
    default:
      return "each hand has one card of every kind";
  }
}

}  // namespace cheesemoon::brave_rats
