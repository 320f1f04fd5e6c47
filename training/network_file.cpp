#include "training/network_file.h"

#include <fmt/format.h>

#include <array>
#include <fstream>
#include <memory>

namespace cheesemoon::training {

Result<players::Judge, std::string> find_judge(const std::string& name) {
  if (name == "house") return players::house_judge();
  std::ifstream file(name, std::ios::binary);
  auto weights = std::make_unique<std::array<std::int16_t, players::network_size>>();
  file.read(reinterpret_cast<char*>(weights->data()), sizeof(*weights));
  if (!file || file.peek() != std::ifstream::traits_type::eof())
    return Failure{fmt::format("{} is no network of {} weights", name, players::network_size)};
  const auto network = std::make_shared<const players::Network>(players::read_network(*weights));
  // Both hold the network, for nobody else does.
  return players::Judge(
      [network, judge = players::network_judge(*network)](auto tables, auto expected) {
        judge(tables, expected);
      },
      [network, judge = players::network_judge(*network)](auto tables, auto team, auto impression) {
        judge.glance(tables, team, impression);
      });
}

}  // namespace cheesemoon::training
