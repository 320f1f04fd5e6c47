#include <benchmark/benchmark.h>

#include <iostream>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/exit_status.h"

namespace cheesemoon::cli {

int run(const BenchArguments& arguments) {
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

}  // namespace cheesemoon::cli
