#pragma once

#include <string>

#include "engine/core/random.h"

namespace cheesemoon::table {

/// Where all chance of a table comes from. Whoever hosts it has made them: a server so that it can
/// prove afterwards that they stood before the first action (server/identity/commitment.h). At one
/// keyboard nobody has to be convinced, and all texts are empty.
struct Dice {
  /// What the commitment hides until the table is over, as hex digits.
  std::string seed;
  std::string salt;
  std::string commitment;
  Random random{0};
};

}  // namespace cheesemoon::table
