#include "hosting/brave_rats_view.h"

#include <string_view>

namespace cheesemoon::hosting {

using namespace brave_rats;

namespace {

/// By the order of the enumeration.
constexpr std::array<std::string_view, 7> phase_names{
    "setting_up", "setting_up", "setting_up", "setting_up", "draft", "play", "over"};

/// The draft's rules need no more of a state than its clock.
State draft_state(const BraveRatsSight& sight) {
  State state{};
  state.draft_clock = sight.draft_clock;
  return state;
}

void write_draft(JsonWriter& writer, const BraveRatsSight& sight) {
  if (sight.phase != Phase::draft_draw && sight.phase != Phase::draft_pick) {
    writer.member("draft", nullptr);
    return;
  }
  const State draft = draft_state(sight);
  writer.object("draft", [&] {
    writer.member("drawer", number(batch_drawer(draft)));
    writer.member("kept", cards_kept(draft));
    writer.key("batch");
    const HandText batch = write_hand(sight.batch);
    if (sight.batch.empty()) {
      writer.value(nullptr);
    } else {
      writer.value(batch.view());
    }
  });
}

}  // namespace

BraveRatsSight sight_of(const Observation& seen) {
  const std::size_t own = index(seen.viewer);
  const std::size_t opponent = 1 - own;
  BraveRatsSight sight;
  sight.phase = seen.phase;
  sight.hands[own] = seen.own;
  sight.hands[opponent] = seen.opponent;
  sight.hidden[opponent] = seen.opponent_hidden;
  sight.standings[own] = seen.own_standing;
  sight.standings[opponent] = seen.opponent_standing;
  sight.viewer = seen.viewer;
  const bool has_to_show = seen.opponent_standing.sees_first != 0;
  if (!has_to_show) sight.chosen = seen.own_choice;
  sight.shown = has_to_show ? seen.own_choice : seen.shown;
  sight.draft_clock = seen.draft_clock;
  sight.batch = seen.batch;
  return sight;
}

BraveRatsSight common_sight(const Observation& by_red, const Observation& by_blue) {
  BraveRatsSight sight = sight_of(by_red);
  sight.hands = {by_blue.opponent, by_red.opponent};
  sight.hidden = {by_blue.opponent_hidden, by_red.opponent_hidden};
  sight.viewer = spectator;
  sight.chosen = {};
  if (by_blue.batch.empty()) sight.batch = {};
  return sight;
}

BraveRatsSight open_sight(const Observation& by_red, const Observation& by_blue) {
  BraveRatsSight sight = common_sight(by_red, by_blue);
  sight.hands = {by_red.own, by_blue.own};
  sight.hidden = {};
  sight.batch = by_red.batch.empty() ? by_blue.batch : by_red.batch;
  return sight;
}

Actors brave_rats_actors_seen(const BraveRatsSight& sight) {
  switch (sight.phase) {
    case Phase::draft_pick:
      return {draft_picker(draft_state(sight))};
    case Phase::play:
      for (const Seat seat : both_seats) {
        if (sight.standings[index(seat)].sees_first != 0)
          return {sight.shown.made() ? seat : other(seat)};
      }
      if (sight.chosen.made()) return {other(*sight.viewer)};
      return {red, blue};
    default:
      return {};
  }
}

void write_brave_rats_view(JsonWriter& writer, const BraveRatsSight& sight) {
  writer.member("phase", phase_names[static_cast<std::size_t>(sight.phase)]);
  const Actors acting = brave_rats_actors_seen(sight);
  writer.array("to_act", [&] {
    for (const Seat seat : both_seats) {
      if (acting.contains(seat)) writer.value(number(seat));
    }
  });
  writer.array("players", [&] {
    for (const Seat seat : both_seats) {
      const HandText hand = write_hand(sight.hands[index(seat)]);
      const Standing standing = sight.standings[index(seat)];
      writer.object([&] {
        writer.member("hand", hand.view());
        writer.member("hidden", sight.hidden[index(seat)]);
        writer.member("won", int{standing.won});
        writer.member("on_table", int{standing.on_table});
        writer.member("bonus", standing.bonus != 0);
        writer.member("sees_first", standing.sees_first != 0);
      });
    }
  });
  writer.key("chosen");
  if (sight.chosen.made()) {
    writer.value(number(sight.chosen.card()));
  } else {
    writer.value(nullptr);
  }
  writer.key("shown");
  if (sight.shown.made()) {
    writer.value(number(sight.shown.card()));
  } else {
    writer.value(nullptr);
  }
  write_draft(writer, sight);
}

}  // namespace cheesemoon::hosting
