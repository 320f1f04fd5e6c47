#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace cheesemoon::workloads {

/// What came of a piece of work.
struct Outcome {
  /// How much of what it counts was done.
  std::uint64_t count = 0;
  std::string signature;
};

/// A piece of work that is the same whenever and wherever it is done: what is measured, and what
/// every machine must agree on.
struct Workload {
  std::string name;
  /// What it counts.
  std::string counted;
  /// Whether threads can share it.
  bool is_shared = false;
  /// Nothing if the standard board cannot be read.
  std::function<std::optional<Outcome>(unsigned threads)> run;
};

const std::vector<Workload>& all_workloads();

std::vector<Workload> brave_rats_workloads();
std::vector<Workload> first_rat_workloads();
std::vector<Workload> search_workloads();
std::vector<Workload> solver_workloads();

}  // namespace cheesemoon::workloads
