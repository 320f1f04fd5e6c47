#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "players/first_rat/judge.h"
#include "players/first_rat/network_inputs.h"

namespace cheesemoon::players {

/// From so many numbers to so many others: a row of weights for each number that comes in.
template <std::size_t In, std::size_t Out>
struct Layer {
  alignas(64) std::array<std::array<float, Out>, In> rows;
};

/// What training has learnt: a team is looked at by itself first, then together with what all
/// others have in common, and what the table says.
struct Network {
  static constexpr std::size_t seen = 96;
  static constexpr std::size_t mixed = 64;
  static constexpr std::size_t summed_up = 32;
  /// How good the chances to win are, points to come, and rounds to come.
  static constexpr std::size_t answers = 8;
  static constexpr std::size_t glanced = 16;

  Layer<team_input_count, seen> look;
  Layer<1, seen> look_always;
  Layer<seen, mixed> own;
  Layer<seen, mixed> others;
  Layer<table_input_count, mixed> table;
  Layer<order_input_count, mixed> order;
  Layer<mixed, summed_up> sum_up;
  Layer<1, summed_up> sum_up_always;
  Layer<summed_up, answers> answer;
  Layer<1, answers> answer_always;

  /// For a first impression, which has no regard for the other teams.
  Layer<team_input_count, glanced> glance;
  Layer<table_input_count, glanced> glance_table;
  Layer<1, glanced> glance_always;
  Layer<1, glanced> impression;
};

/// Weights are kept as whole numbers of so many parts of one.
constexpr float weight_parts = 4096;
constexpr std::size_t network_size =
    (team_input_count + 1) * Network::seen +
    (2 * Network::seen + table_input_count + order_input_count) * Network::mixed +
    (Network::mixed + 1) * Network::summed_up + (Network::summed_up + 1) * Network::answers +
    (team_input_count + table_input_count + 2) * Network::glanced;

/// The network of these weights, layer by layer, in the order in which they stand above.
Network read_network(std::span<const std::int16_t, network_size> weights);

/// What the players of the house have learnt. Written by training/train.py.
std::span<const std::int16_t, network_size> house_weights();

/// A judge that asks a network. The network has to stay as long as it does.
Judge network_judge(const Network& network);

}  // namespace cheesemoon::players
