#pragma once

#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/first_rat/content.h"

namespace cheesemoon::first_rat {

/// Something that follows from an action. What each has to say is in `event_fields.h`.
enum class Happening : std::uint8_t {
  rat_moved,
  pipe_paid,
  moldy_taken,
  fee_paid,
  space_yields,
  backpack_yields,
  drink_used,
  gained,
  light_moved,
  burrow_entered,
  comic_taken,
  rat_raised,
  award_taken,
  bought,
  stolen,
  built,
  donated,
  goods_spent,
  scored,
  scoring_lapsed,
  end_announced,
  card_drawn,
  cheese_from_greg,
  item_lost,
  track_prepared,
  deck_shuffled,
  game_over
};

/// Members of which an event says nothing are 0.
struct Event {
  Happening kind = Happening::game_over;
  /// Whom it happens to, counted from 0.
  std::uint8_t team = 0;
  std::uint8_t what = 0;
  std::uint8_t rat = 0;
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  std::uint8_t amount = 0;
  /// The parts of an amount.
  std::uint8_t base = 0;
  std::uint8_t light = 0;
  std::uint8_t strong = 0;
  friend constexpr bool operator==(const Event&, const Event&) = default;
};

/// The rules tell a witness what happens while it happens. This one does not listen.
struct NoWitness {
  constexpr void operator()(const Event& /*event*/) const {}
};

/// More than can follow from one action: the longest is a walk of all cores through the burrow.
constexpr std::size_t max_events = 512;

/// Writes everything down.
struct Chronicle {
  FixedVector<Event, max_events> events;
  constexpr void operator()(const Event& event) {
    if (!events.full()) events.push_back(event);
  }
};

}  // namespace cheesemoon::first_rat
