#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "records/record.h"
#include "records/replay.h"

namespace cheesemoon::records {

/// A move of a recorded game, with its action as text.
struct RecordedMove {
  Seat seat = Seat::one;
  std::string action;
};

/// What happens between two looks at a game that is replayed: the set-up, one entry of the record,
/// or all that chance draws before the next decision, which is Greg's turn.
using Frame = std::vector<RecordedMove>;

namespace detail {

/// Lets the chance events happen that the set-up prescribes, and writes them down.
template <Game G>
void settle_and_note(const typename G::Setup& setup, typename G::State& state, Frame& frame) {
  while (G::is_setting_up(state)) {
    const auto outcome = G::chance_in_setup(setup, state);
    if (!outcome || G::apply(state, Seat::chance, *outcome) != Applied::done) return;
    frame.push_back({Seat::chance, std::string(G::write_action(*outcome).view())});
  }
}

template <Game G>
bool begins_frame(const Replayed<G>& game, std::size_t place) {
  const auto is_chance = [&](std::size_t step) {
    return game.steps[step].entry[0].seat == Seat::chance;
  };
  return !is_chance(place) || place == 0 || !is_chance(place - 1);
}

}  // namespace detail

/// All frames of a record that was replayed; the first is the set-up.
template <Game G>
std::vector<Frame> frames_of(const Record<G>& record, const Replayed<G>& game) {
  std::vector<Frame> frames(1);
  frames.reserve(game.steps.size() + 1);
  typename G::State state = G::start(record.options);
  detail::settle_and_note<G>(record.setup, state, frames.back());
  for (std::size_t place = 0; place < game.steps.size(); ++place) {
    const Step<G>& step = game.steps[place];
    if (detail::begins_frame(game, place)) frames.emplace_back();
    state = step.before;
    for (const auto& move : step.entry) {
      frames.back().push_back({move.seat, std::string(G::write_action(move.action).view())});
      (void)G::apply(state, move.seat, move.action);
    }
    detail::settle_and_note<G>(record.setup, state, frames.back());
  }
  return frames;
}

/// For every entry of a record the place of the frame it belongs to.
template <Game G>
std::vector<std::size_t> frames_of_entries(const Replayed<G>& game) {
  std::vector<std::size_t> places;
  places.reserve(game.steps.size());
  std::size_t frame = 0;
  for (std::size_t place = 0; place < game.steps.size(); ++place) {
    if (detail::begins_frame(game, place)) ++frame;
    places.push_back(frame);
  }
  return places;
}

}  // namespace cheesemoon::records
