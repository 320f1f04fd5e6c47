#include "players/first_rat/network_inputs.h"

#include <algorithm>

#include "engine/first_rat/points.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

constexpr std::size_t good_count = 7;
/// A rat moves at most so many spaces.
constexpr unsigned longest_move = 5;

/// How much of each good lies where a move of one rat could end.
std::array<float, good_count> goods_in_reach(const Table& table, const Team& team) {
  std::uint32_t in_reach = 0;
  for (const Space rat : team.rats) {
    if (is_on_path(rat)) in_reach |= ((2U << longest_move) - 2) << rat;
  }
  std::array<float, good_count> goods{};
  for (unsigned left = in_reach & ((1U << launchpad) - 2); left != 0; left &= left - 1) {
    const PathSpace& space = table.printed.path[static_cast<std::size_t>(std::countr_zero(left))];
    const bool is_lit = team.light >= space.first_light;
    goods[static_cast<std::size_t>(space.good())] +=
        static_cast<float>(space.amount + (is_lit ? 1U : 0U)) / 4;
  }
  return goods;
}

}  // namespace

TeamInputs team_inputs(const Table& table, std::size_t place) {
  const Team& team = table.teams[place];
  TeamInputs inputs{};
  const Features seen = features(table, place);
  float* next = std::copy(seen.begin(), seen.end(), inputs.begin());
  // Start, 26 spaces, the Launchpad and the Nursery.
  constexpr std::size_t places_of_rats = nursery + 1U;
  for (const Space rat : team.rats) next[rat] += 0.5F;
  next += places_of_rats;
  next[team.burrow] = 1;
  next += max_burrow_spaces;
  const auto goods = goods_in_reach(table, team);
  next = std::copy(goods.begin(), goods.end(), next);
  const Breakdown points = breakdown_of(table, place);
  *next++ = static_cast<float>(points.total() - points.leftovers) / 40;
  *next++ = static_cast<float>(points.leftovers) / 4;
  *next++ = table.against_greg && place == greg ? 1 : 0;
  static_assert(feature_count + places_of_rats + max_burrow_spaces + good_count + 3 <=
                team_input_count);
  return inputs;
}

TableInputs table_inputs(const Table& table) {
  TableInputs inputs{};
  const std::size_t kind = table.against_greg ? 0 : table.team_count - 1U;
  inputs[kind] = 1;
  float* next = inputs.data() + most_seats;
  const PaceFeatures pace = pace_features(table);
  next = std::copy(pace.begin(), pace.end(), next);
  const bool is_end_known = table.last_round != never;
  *next++ = is_end_known ? 1 : 0;
  *next++ = is_end_known ? static_cast<float>(table.last_round - table.round) : 0;
  *next++ = static_cast<float>(table.turn.team) / static_cast<float>(table.team_count);
  *next++ = static_cast<float>(table.turn.team);
  return inputs;
}

OrderInputs order_inputs(const Table& table, std::size_t place) {
  const std::size_t until = (place + table.team_count - table.turn.team) % table.team_count;
  return {until == 0 ? 1.0F : 0.0F, place >= table.turn.team ? 1.0F : 0.0F,
          static_cast<float>(until) / static_cast<float>(table.team_count)};
}

}  // namespace cheesemoon::players
