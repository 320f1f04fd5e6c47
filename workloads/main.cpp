#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "workloads/workload.h"

/// Does all workloads, or those whose names contain the first argument, on one core: each as often
/// as fits into so many seconds as the second argument says, at least once. Prints a line for each:
/// name, signature, how much was done, and the milliseconds of the quickest time. Compiled for this
/// machine and for browsers, so that both can be compared.
int main(int count, char** words) {
  using Clock = std::chrono::steady_clock;
  const std::string_view wanted = count > 1 ? words[1] : "";
  const std::chrono::duration<double> seconds(count > 2 ? std::strtod(words[2], nullptr) : 0);
  for (const auto& workload : cheesemoon::workloads::all_workloads()) {
    if (workload.name.find(wanted) == std::string::npos) continue;
    auto quickest = Clock::duration::max();
    const auto begun = Clock::now();
    std::optional<cheesemoon::workloads::Outcome> outcome;
    do {
      const auto before = Clock::now();
      outcome = workload.run(1);
      quickest = std::min(quickest, Clock::now() - before);
      if (!outcome) {
        fmt::print(stderr, "{}: cannot read the standard board\n", workload.name);
        return 1;
      }
    } while (Clock::now() - begun < seconds);
    fmt::print("{} {} {} {:.3f}\n", workload.name, outcome->signature, outcome->count,
               std::chrono::duration<double, std::milli>(quickest).count());
    // In a browser nobody hears of a line before it is passed on.
    std::fflush(stdout);
  }
}
