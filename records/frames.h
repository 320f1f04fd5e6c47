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

/// What happens between two looks at a game that is replayed: the set-up, or one entry of the
/// record. What chance draws after a decision belongs to it.
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
bool begins_frame(const Step<G>& step) {
  return step.entry[0].seat != Seat::chance;
}

}  // namespace detail

/// All frames of a record that was replayed; the first is the set-up.
template <Game G>
std::vector<Frame> frames_of(const Record<G>& record, const Replayed<G>& game) {
  std::vector<Frame> frames(1);
  frames.reserve(game.steps.size() + 1);
  typename G::State state = G::start(record.options);
  detail::settle_and_note<G>(record.setup, state, frames.back());
  for (const Step<G>& step : game.steps) {
    if (detail::begins_frame(step)) frames.emplace_back();
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
  for (const Step<G>& step : game.steps) {
    if (detail::begins_frame(step)) ++frame;
    places.push_back(frame);
  }
  return places;
}

}  // namespace cheesemoon::records
