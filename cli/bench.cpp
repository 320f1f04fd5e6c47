#include <benchmark/benchmark.h>

#include <iostream>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/subcommand.h"

namespace cheesemoon::cli {

namespace {

struct BenchArguments {
  std::string name = "all";
  bool json = false;
  double seconds = 1;
};

int run_bench(const BenchArguments& arguments) {
  std::vector<std::string> words{"cheesemoon",
                                 "--benchmark_min_time=" + std::to_string(arguments.seconds)};
  if (arguments.name != "all") words.push_back("--benchmark_filter=" + arguments.name);
  if (arguments.json) words.emplace_back("--benchmark_format=json");
  std::vector<char*> pointers;
  pointers.reserve(words.size());
  for (std::string& word : words) pointers.push_back(word.data());
  int count = static_cast<int>(pointers.size());
  benchmark::Initialize(&count, pointers.data());
  if (benchmark::RunSpecifiedBenchmarks() > 0) return success;
  std::cerr << "cheesemoon bench: no benchmark of the name \"" << arguments.name
            << "\"; cheesemoon bench runs them all\n";
  return bad_input;
}

}  // namespace

void add_bench(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<BenchArguments>(
      app, status, "bench", "Measure how fast the hot paths are", run_bench);
  command.add_option("name", arguments.name, "Only benchmarks whose name matches this pattern")
      ->capture_default_str();
  command.add_flag("--json", arguments.json, "Write JSON");
  add_number(command, "--seconds", arguments.seconds, "How long to measure each, at least", 0.01,
             600.0);
  command.footer(
      "Examples:\n"
      "  cheesemoon bench\n"
      "  cheesemoon bench brave_rats --seconds 3 --json");
}

}  // namespace cheesemoon::cli
