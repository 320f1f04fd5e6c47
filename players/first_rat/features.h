#pragma once

#include <array>
#include <cstddef>

#include "engine/first_rat/table.h"

namespace cheesemoon::players {

/// What an estimate of a team's final points looks at, at the end of any turn.
constexpr std::size_t basic_features = 58;
/// Each of them once as it is and once by the turns that are left.
constexpr std::size_t feature_count = 2 * basic_features;
using Features = std::array<float, feature_count>;

/// What an estimate of how long the game goes on looks at.
constexpr std::size_t pace_feature_count = 8;
using PaceFeatures = std::array<float, pace_feature_count>;
PaceFeatures pace_features(const first_rat::Table& table);

/// The turns a team still has, if the end is known; otherwise a negative number.
int turns_left(const first_rat::Table& table, std::size_t team);

/// `turns` is how many turns the team is expected to have.
Features features(const first_rat::Table& table, std::size_t place, float turns);

/// Points that nobody can take away any more: all but what is left over.
int safe_points(const first_rat::Table& table, std::size_t team);

}  // namespace cheesemoon::players
