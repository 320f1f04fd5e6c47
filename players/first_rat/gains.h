#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/first_rat/action.h"
#include "engine/first_rat/table.h"
#include "players/first_rat/judge.h"

namespace cheesemoon::players {

/// What a turn brings, then what it costs. What the other members of a gain mean is said here;
/// those not named are 0.
enum class GainKind : std::uint8_t {
  goods,          // what: good, cheese or a material; amount
  lights,         // amount: how far the lights go on
  burrow,         // amount: steps through the burrow
  advance,        // amount: spaces that rats go forward, all together, but not into the rocket
  scored,         // what: track, amount: points
  built,          // what: track, amount: points of that track
  donated,        // amount: points
  rattronaut,     // amount: points
  award,          // amount: how many
  rat,            // amount: how many come from the Nursery
  comic,          // what: item
  bought,         // what: item, amount: cheese
  stolen,         // what: item
  end,            // amount: rounds to come after this one
  greg_scored,    // what: track, amount: points
  greg_prepared,  // what: track
  drink,          // amount: energy drinks used
  pipe,           // what: good, amount
  moldy,          // amount: moldy cheese taken
  fee             // amount: cheese paid to others
};
constexpr std::size_t gain_kind_count = 20;

constexpr bool is_cost(GainKind kind) {
  return kind >= GainKind::drink;
}

struct Gain {
  GainKind kind = GainKind::goods;
  std::uint8_t what = 0;
  unsigned amount = 0;
  /// By how many points it changes the lead over the best of the others that is to be expected at
  /// the end.
  float worth = 0;
  friend bool operator==(const Gain&, const Gain&) = default;
};

/// Everything that a turn brings the team that decides, each thing once, in the order in which it
/// happens. The turn may have begun before this table.
std::vector<Gain> gains_of(const first_rat::Table& table,
                           std::span<const first_rat::Action> actions,
                           const Judge& judge = house_judge());

/// Those of them that say why one would play the turn: three at most, the weightiest first, costs
/// last. That rats go forward, as they do in every turn, is named after the others.
std::vector<Gain> most_telling(std::vector<Gain> gains);

}  // namespace cheesemoon::players
