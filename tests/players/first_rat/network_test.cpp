#include "players/first_rat/network.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <memory>
#include <numeric>

#include "positions.h"

namespace cheesemoon::players {
namespace {

using namespace first_rat;

TEST(Network, ReadsWeightsLayerByLayer) {
  auto weights = std::make_unique<std::array<std::int16_t, network_size>>();
  std::iota(weights->begin(), weights->end(), static_cast<std::int16_t>(0));
  const auto network = std::make_unique<Network>(read_network(*weights));
  EXPECT_EQ(network->look.rows[0][1], 1 / weight_parts);
  EXPECT_EQ(network->look.rows[1][0], Network::seen / weight_parts);
  EXPECT_EQ(network->look_always.rows[0][0], team_input_count * Network::seen / weight_parts);
  // The last weight is the last that is read.
  EXPECT_EQ(network->impression.rows[0][Network::glanced - 1],
            static_cast<float>(static_cast<std::int16_t>(network_size - 1)) / weight_parts);
}

TEST(Network, ThatHasLearntNothingGivesEverybodyTheSameChances) {
  const auto weights = std::make_unique<std::array<std::int16_t, network_size>>();
  const auto network = std::make_unique<Network>(read_network(*weights));
  for (const std::size_t seats : {2U, 5U}) {
    const Forecast expected = judge_one(network_judge(*network), opening(seats).table);
    for (std::size_t team = 0; team < seats; ++team)
      EXPECT_FLOAT_EQ(expected.win_share[team], 1 / static_cast<float>(seats));
  }
}

TEST(Network, KnowsWhenTheEndIsAnnounced) {
  Table table = opening(3).table;
  EXPECT_GT(judge_one(house_judge(), table).rounds, 5);
  table.last_round = 3;
  EXPECT_EQ(judge_one(house_judge(), table).rounds, 2);
}

TEST(Network, OfTheHouseForetellsGamesBetterThanEqualChances) {
  for (const std::uint8_t seats : std::array<std::uint8_t, 2>{2, 4}) {
    double loss = 0;
    double points = 0;
    double count = 0;
    visit_good_games(seats, 4, [&](const Table& table, const Forecast& ending) {
      const Forecast expected = judge_one(house_judge(), table);
      for (std::size_t team = 0; team < seats; ++team) {
        loss -= ending.win_share[team] * std::log(expected.win_share[team]);
        points += std::abs(ending.points[team] - expected.points[team]) / static_cast<float>(seats);
      }
      ++count;
    });
    EXPECT_LT(loss / count, 0.9 * std::log(seats));
    EXPECT_LT(points / count, 12);
  }
}

}  // namespace
}  // namespace cheesemoon::players
