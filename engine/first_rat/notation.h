#pragma once

#include <string_view>

#include "engine/core/fixed_text.h"
#include "engine/core/notation_error.h"
#include "engine/core/result.h"
#include "engine/first_rat/action.h"

/// Actions as records write them.
namespace cheesemoon::first_rat {

/// A solo card's id as in `A3` or `C`.
using CardText = FixedText<4>;
CardText write_card(std::uint8_t id);

/// `move a5 b2`, `move a20~11`, `collect`, `take soda`, `up`, `comic strong b`, `award`,
/// `buy yellow`, `build thruster -soda`, `end`, `draw A3`, `lose pipes`, `best cockpit`; and what
/// chance lays out before: `tile 4`, `row 3`, `stock yellow`, `deal A3`.
using ActionText = FixedText<128>;
ActionText write_action(const Action& action);
Result<Action, NotationError> read_action(std::string_view text);

}  // namespace cheesemoon::first_rat
