#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <span>

#include "engine/first_rat/table.h"

namespace cheesemoon::players {

/// How a game is expected to end, by team.
struct Forecast {
  std::array<float, first_rat::most_seats> points{};
  std::array<float, first_rat::most_seats> win_share{};
  friend bool operator==(const Forecast&, const Forecast&) = default;
};

/// Says of many tables at once how their games are expected to end, seen from the end of any turn;
/// of a game that is over, what it came to. What it says of a table does not depend on the others,
/// and `expected` has room for all. Several threads may ask at a time.
using Judge = std::function<void(std::span<const first_rat::Table* const> tables,
                                 std::span<Forecast> expected)>;

/// Whom players ask unless they are told to ask somebody else.
const Judge& house_judge();

/// For those who have one table only.
Forecast judge_one(const Judge& judge, const first_rat::Table& table);

/// What a game that is over came to.
Forecast ending_of(const first_rat::Table& table);

/// What a team plays for: to win, and a little for points, so that a lost game is still played
/// well.
constexpr float point_worth = 0.002F;
inline float worth_of(const Forecast& expected, std::size_t team) {
  return expected.win_share[team] + point_worth * expected.points[team];
}

}  // namespace cheesemoon::players
