#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/first_rat/content.h"

namespace cheesemoon::first_rat {

/// Something that follows from an action. What the other members of an event mean is said here;
/// those not named are 0.
enum class Happening : std::uint8_t {
  rat_moved,         // rat, from, to
  pipe_paid,         // what: good, amount (0 with the comic)
  moldy_taken,       // amount
  fee_paid,          // what: the seat that gets it, amount
  space_yields,      // what: good, from: space, parts: base, light, strong
  backpack_yields,   // what: good, from: colour, amount
  drink_used,        //
  gained,            // what: good, amount: all of it, doubled if it is
  light_moved,       // from, to
  burrow_entered,    // to
  comic_taken,       // what: comic, rat (none: 255)
  rat_raised,        // rat
  award_taken,       //
  bought,            // what: item, amount: cheese
  stolen,            // what: item, rat
  built,             // what: track
  donated,           //
  goods_spent,       // what: good, amount
  scored,            // what: track, to: space of the track from 0, amount: points
  scoring_lapsed,    // what: track
  end_announced,     // amount: rounds still to come after this one
  card_drawn,        // what: place in the deck's cards
  cheese_from_greg,  // amount
  item_lost,         // what: item
  track_prepared,    // what: track
  deck_shuffled,     //
  game_over
};

struct Event {
  Happening kind = Happening::game_over;
  /// Whom it happens to, counted from 0.
  std::uint8_t team = 0;
  std::uint8_t what = 0;
  std::uint8_t rat = 0;
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  std::uint8_t amount = 0;
  std::array<std::uint8_t, 3> parts{};
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
