#pragma once

#include "solve/matrix_game.h"

namespace cheesemoon::solve {

/// One equilibrium of a game, the same for everybody who asks. Each player, for himself, prefers
/// choices that give more if the opponent chooses anything equally often, so that mistakes cost him
/// most; of equal ones the first.
///
/// 1. If a single choice guarantees the value, he makes the one he prefers of those.
/// 2. Otherwise he goes through his choices from the least preferred on and leaves one out for good
///    whenever he can guarantee the value without it. What remains is mixed in the only way there
///    is: with two ways, some share could be brought down to nothing on the line between them.
///
/// So no choice is made that can be left out, nothing depends on how the solution was found, and
/// both players follow the same rule.
MatrixSolution equilibrium(const MatrixGame& game);

/// What the row player chooses if the column player sees it before he chooses: of the rows with
/// the best guarantee the one he prefers.
std::size_t open_choice(const MatrixGame& game);

}  // namespace cheesemoon::solve
