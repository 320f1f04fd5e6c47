#pragma once

#include <array>
#include <cstdint>

#include "engine/brave_rats/brave_rats.h"
#include "hosting/viewer.h"
#include "json/writer.h"

namespace cheesemoon::hosting {

/// What a viewer of BraveRats may know; the pairs are red's and blue's.
struct BraveRatsSight {
  brave_rats::Phase phase = brave_rats::Phase::play;
  /// The cards that are known, and how many more there are.
  std::array<brave_rats::Hand, 2> hands;
  std::array<std::uint8_t, 2> hidden{};
  std::array<brave_rats::Standing, 2> standings;
  /// The viewer's own choice while it waits for the other's.
  Viewer viewer;
  brave_rats::Choice chosen;
  /// The card that lies open because of a Spy.
  brave_rats::Choice shown;
  std::uint8_t draft_clock = 0;
  brave_rats::Hand batch;
};

BraveRatsSight sight_of(const brave_rats::Observation& seen);
/// A spectator sees what both players know: he can tell neither of them anything new.
BraveRatsSight common_sight(const brave_rats::Observation& by_red,
                            const brave_rats::Observation& by_blue);
/// Everything that either of them knows, except for choices that wait.
BraveRatsSight open_sight(const brave_rats::Observation& by_red,
                          const brave_rats::Observation& by_blue);

/// Who has to act, as far as the viewer can tell: a choice that waits is still to be made for
/// everybody but its owner.
Actors brave_rats_actors_seen(const BraveRatsSight& sight);

void write_brave_rats_view(JsonWriter& writer, const BraveRatsSight& sight);

}  // namespace cheesemoon::hosting
