#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <functional>
#include <span>
#include <utility>

#include "engine/first_rat/table.h"

namespace cheesemoon::players {

/// How a game is expected to end, by team.
struct Forecast {
  std::array<float, first_rat::most_seats> points{};
  std::array<float, first_rat::most_seats> win_share{};
  /// Rounds that are still to come after this one.
  float rounds = 0;
  friend bool operator==(const Forecast&, const Forecast&) = default;
};

/// Says of many tables at once how their games are expected to end, seen from the end of any turn;
/// of a game that is over, what it came to. What it says of a table does not depend on the others,
/// and `expected` has room for all. Several threads may ask at a time.
class Judge {
 public:
  using Tables = std::span<const first_rat::Table* const>;
  using Verdict = std::function<void(Tables tables, std::span<Forecast> expected)>;
  /// How good each table looks for a team, the more the better: a first impression, which is
  /// quicker.
  using Glance = std::function<void(Tables tables, std::size_t team, std::span<float> impression)>;

  template <std::invocable<Tables, std::span<Forecast>> Function>
  Judge(Function verdict, Glance glance = {})
      : verdict_(std::move(verdict)), glance_(std::move(glance)) {}

  void operator()(Tables tables, std::span<Forecast> expected) const { verdict_(tables, expected); }

  /// Whether it has first impressions; who has none takes his time for every table.
  [[nodiscard]] bool glances() const { return glance_ != nullptr; }
  void glance(Tables tables, std::size_t team, std::span<float> impression) const {
    glance_(tables, team, impression);
  }

 private:
  Verdict verdict_;
  Glance glance_;
};

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
