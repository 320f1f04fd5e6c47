#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/first_rat/action.h"
#include "engine/first_rat/table.h"
#include "players/first_rat/gains.h"
#include "players/first_rat/judge.h"

namespace cheesemoon::players {

/// A space of a track that another team could have taken in its next turn, and what the next space
/// is worth less.
struct KeptFrom {
  std::size_t team = 0;
  first_rat::Track track = first_rat::Track::cockpit;
  unsigned points = 0;
  friend bool operator==(const KeptFrom&, const KeptFrom&) = default;
};

/// What a turn leads to, beyond what it brings at once.
struct Outlook {
  /// The first of the team's next turns that brings something that lasts, if everybody does what
  /// looks best to him: 1 for the next one, 0 if there is none soon. Greg's turns are luck and left
  /// out.
  unsigned turns_until = 0;
  /// What it brings: two things at most, the weightiest first.
  std::vector<Gain> next;
  /// Spaces that begin to yield more because of the lights, and that rats of the team still come
  /// to; and how many rats those are.
  std::vector<first_rat::Space> lit;
  unsigned rats_to_come = 0;
  /// Each track once, the one that costs others most first.
  std::vector<KeptFrom> kept;
  friend bool operator==(const Outlook&, const Outlook&) = default;
};

/// What the rules say of the turn of the team that decides on this table, followed to its end.
Outlook outlook_of(const first_rat::Table& table, std::span<const first_rat::Action> actions,
                   const Judge& judge = house_judge());

}  // namespace cheesemoon::players
