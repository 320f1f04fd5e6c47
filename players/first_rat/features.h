#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/first_rat/table.h"

namespace cheesemoon::players {

/// What an estimate of a team's final points looks at, at the end of any turn. It depends on the
/// team itself and on what `Surroundings` holds, on nothing else.
constexpr std::size_t feature_count = 92;
using Features = std::array<float, feature_count>;
Features features(const first_rat::Table& table, std::size_t place);

/// What all teams have in common and turns change, as far as estimates look at it: whose markers
/// lie on the tracks, those that Greg has prepared, and what can be bought.
using Surroundings = std::array<std::uint64_t, 4>;
Surroundings surroundings_of(const first_rat::Table& table);

/// What an estimate of how long the game goes on looks at.
constexpr std::size_t pace_feature_count = 8;
using PaceFeatures = std::array<float, pace_feature_count>;
PaceFeatures pace_features(const first_rat::Table& table);

/// The turns a team still has, if the end is known; otherwise a negative number.
int turns_left(const first_rat::Table& table, std::size_t team);

/// Points that nobody can take away any more: all but what is left over.
int safe_points(const first_rat::Table& table, std::size_t team);

}  // namespace cheesemoon::players
