#pragma once

#include <array>
#include <cstddef>

#include "engine/first_rat/table.h"
#include "players/first_rat/features.h"

namespace cheesemoon::players {

/// What a network looks at of a team: its features, where its rats stand, and what they could
/// collect with a step. It depends on the team itself and on what `Surroundings` holds.
constexpr std::size_t team_input_count = 144;
using TeamInputs = std::array<float, team_input_count>;
TeamInputs team_inputs(const first_rat::Table& table, std::size_t place);

/// What it looks at of the table as a whole: how many play and how long the game goes on.
constexpr std::size_t table_input_count = 20;
using TableInputs = std::array<float, table_input_count>;
TableInputs table_inputs(const first_rat::Table& table);

/// When the team's turn comes.
constexpr std::size_t order_input_count = 3;
using OrderInputs = std::array<float, order_input_count>;
OrderInputs order_inputs(const first_rat::Table& table, std::size_t place);

}  // namespace cheesemoon::players
