#include "players/first_rat/network.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <vector>

#include "players/first_rat/exponential.h"
#include "players/first_rat/hash.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

/// Numbers that are multiplied and added at once. How many does not change what they come to.
#ifdef __AVX__
constexpr std::size_t lanes = 8;
#else
constexpr std::size_t lanes = 4;
#endif
using Lanes = float __attribute__((vector_size(lanes * sizeof(float))));

/// Adds to `out` each row of the layer as often as the number that came in says. Many numbers are
/// zero, and their rows are not read.
template <std::size_t In, std::size_t Out>
void add(const Layer<In, Out>& layer, const float* in, float* out) {
  std::array<std::uint16_t, In + 1> wanted;  // NOLINT(*-member-init): only what is counted is read.
  std::size_t count = 0;
  for (std::size_t row = 0; row < In; ++row) {
    wanted[count] = static_cast<std::uint16_t>(row);
    count += in[row] != 0 ? 1U : 0U;
  }
  // As many sums at once as a machine has registers for.
  constexpr std::size_t width = std::min<std::size_t>(Out, 32);
  static_assert(Out % width == 0 && width % lanes == 0);
  for (std::size_t first = 0; first < Out; first += width) {
    std::array<Lanes, width / lanes> sums;  // NOLINT(*-member-init): copied to at once.
    std::memcpy(sums.data(), out + first, sizeof(sums));
    for (std::size_t place = 0; place < count; ++place) {
      const float number = in[wanted[place]];
      const float* const row = layer.rows[wanted[place]].data() + first;
      for (std::size_t lane = 0; lane < sums.size(); ++lane) {
        Lanes weights;  // NOLINT(*-member-init): copied to at once.
        std::memcpy(&weights, row + lane * lanes, sizeof(weights));
        sums[lane] += number * weights;
      }
    }
    std::memcpy(out + first, sums.data(), sizeof(sums));
  }
}

template <std::size_t Size>
void cut_below_zero(std::array<float, Size>& numbers) {
  for (float& number : numbers) number = std::max(number, 0.0F);
}

using Mixed = std::array<float, Network::mixed>;

/// A team, as far as it does not matter who else is there.
struct Sight {
  Team team;
  float safe_points = 0;
  Mixed own{};
  Mixed to_others{};
};

Sight sight_of(const Table& table, std::size_t place, const Network& network) {
  Sight sight{table.teams[place], static_cast<float>(safe_points(table, place)), {}, {}};
  const TeamInputs inputs = team_inputs(table, place);
  std::array<float, Network::seen> seen = network.look_always.rows[0];
  add(network.look, inputs.data(), seen.data());
  cut_below_zero(seen);
  add(network.own, seen.data(), sight.own.data());
  add(network.others, seen.data(), sight.to_others.data());
  return sight;
}

/// Forecasts for tables of one game. Most turns change one team, and what surrounds all teams only
/// now and then: the others are looked at once for all tables that look alike to them.
class GameForecasts {
 public:
  explicit GameForecasts(const Network& network) : network_(network) {}

  Forecast operator()(const Table& table) {
    if (table.turn.phase == Phase::over) return ending_of(table);
    const std::array<Sight, most_seats>& sights = sights_on(table);
    const TableInputs of_table = table_inputs(table);
    Mixed common{};
    add(network_.table, of_table.data(), common.data());
    Mixed all{};
    for (std::size_t team = 0; team < table.team_count; ++team) {
      for (std::size_t place = 0; place < all.size(); ++place)
        all[place] += sights[team].to_others[place];
    }
    const float share_of_others = 1 / static_cast<float>(table.team_count - 1);
    Forecast forecast;
    float best = -1000;
    for (std::size_t team = 0; team < table.team_count; ++team) {
      const Sight& sight = sights[team];
      Mixed mixed = common;
      for (std::size_t place = 0; place < mixed.size(); ++place)
        mixed[place] += sight.own[place] + (all[place] - sight.to_others[place]) * share_of_others;
      const OrderInputs order = order_inputs(table, team);
      add(network_.order, order.data(), mixed.data());
      cut_below_zero(mixed);
      std::array<float, Network::summed_up> summed_up = network_.sum_up_always.rows[0];
      add(network_.sum_up, mixed.data(), summed_up.data());
      cut_below_zero(summed_up);
      std::array<float, Network::answers> answers = network_.answer_always.rows[0];
      add(network_.answer, summed_up.data(), answers.data());
      forecast.win_share[team] = answers[0];
      forecast.points[team] = sight.safe_points + 10 * answers[1];
      forecast.rounds += 5 * answers[2] / static_cast<float>(table.team_count);
      best = std::max(best, answers[0]);
    }
    forecast.rounds = table.last_round == never
                          ? std::max(forecast.rounds, 0.0F)
                          : static_cast<float>(table.last_round - table.round);
    float sum = 0;
    for (std::size_t team = 0; team < table.team_count; ++team) {
      forecast.win_share[team] = exponential(forecast.win_share[team] - best);
      sum += forecast.win_share[team];
    }
    for (std::size_t team = 0; team < table.team_count; ++team) forecast.win_share[team] /= sum;
    return forecast;
  }

 private:
  struct Scene {
    Surroundings surroundings{};
    /// How many teams were looked at.
    std::uint8_t known = 0;
    std::array<Sight, most_seats> sights{};
  };

  const std::array<Sight, most_seats>& sights_on(const Table& table) {
    Scene& scene = scene_of(surroundings_of(table));
    for (std::size_t team = 0; team < table.team_count; ++team) {
      Sight& sight = scene.sights[team];
      if (team >= scene.known || sight.team != table.teams[team])
        sight = sight_of(table, team, network_);
    }
    scene.known = table.team_count;
    return scene.sights;
  }

  Scene& scene_of(const Surroundings& surroundings) {
    std::uint8_t& number = numbers_[hash_of(surroundings) % numbers_.size()];
    if (number == 0) {
      scenes_.emplace_back();
      number = static_cast<std::uint8_t>(scenes_.size());
    }
    Scene& scene = scenes_[number - 1U];
    if (scene.surroundings != surroundings) {
      scene.surroundings = surroundings;
      scene.known = 0;
    }
    return scene;
  }

  const Network& network_;
  std::vector<Scene> scenes_;
  /// Of the scene that was last met with a hash, counted from 1; 0 for none.
  std::array<std::uint8_t, 128> numbers_{};
};

float impression_of(const Table& table, std::size_t team, const Network& network) {
  const TeamInputs of_team = team_inputs(table, team);
  const TableInputs of_table = table_inputs(table);
  std::array<float, Network::glanced> glanced = network.glance_always.rows[0];
  add(network.glance, of_team.data(), glanced.data());
  add(network.glance_table, of_table.data(), glanced.data());
  cut_below_zero(glanced);
  float sum = 0;
  for (std::size_t place = 0; place < glanced.size(); ++place)
    sum += glanced[place] * network.impression.rows[0][place];
  return sum;
}

bool is_same_game(const Table& left, const Table& right) {
  return left.team_count == right.team_count && left.against_greg == right.against_greg &&
         std::memcmp(&left.printed, &right.printed, sizeof(Printed)) == 0;
}

template <std::size_t In, std::size_t Out>
void read(Layer<In, Out>& layer, const std::int16_t*& next) {
  for (auto& row : layer.rows) {
    for (float& weight : row) weight = static_cast<float>(*next++) / weight_parts;
  }
}

}  // namespace

Network read_network(std::span<const std::int16_t, network_size> weights) {
  Network network;  // NOLINT(*-member-init): every weight is read.
  const std::int16_t* next = weights.data();
  read(network.look, next);
  read(network.look_always, next);
  read(network.own, next);
  read(network.others, next);
  read(network.table, next);
  read(network.order, next);
  read(network.sum_up, next);
  read(network.sum_up_always, next);
  read(network.answer, next);
  read(network.answer_always, next);
  read(network.glance, next);
  read(network.glance_table, next);
  read(network.glance_always, next);
  read(network.impression, next);
  return network;
}

Judge network_judge(const Network& network) {
  return {[&network](Judge::Tables tables, std::span<Forecast> expected) {
            std::optional<GameForecasts> forecasts;
            for (std::size_t place = 0; place < tables.size(); ++place) {
              const Table& table = *tables[place];
              if (place == 0 || !is_same_game(*tables[place - 1], table))
                forecasts.emplace(network);
              expected[place] = (*forecasts)(table);
            }
          },
          [&network](Judge::Tables tables, std::size_t team, std::span<float> impression) {
            for (std::size_t place = 0; place < tables.size(); ++place)
              impression[place] = impression_of(*tables[place], team, network);
          }};
}

const Judge& house_judge() {
  static const Network network = read_network(house_weights());
  static const Judge judge = network_judge(network);
  return judge;
}

}  // namespace cheesemoon::players
