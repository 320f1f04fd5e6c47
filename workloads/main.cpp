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
  // Clocks of browsers show tenths of a millisecond: what is quicker is timed several times at
  // once.
  constexpr auto long_enough = std::chrono::milliseconds(10);
  const std::string_view wanted = count > 1 ? words[1] : "";
  const std::chrono::duration<double> seconds(count > 2 ? std::strtod(words[2], nullptr) : 0);
  for (const auto& workload : cheesemoon::workloads::all_workloads()) {
    if (workload.name.find(wanted) == std::string::npos) continue;
    using Milliseconds = std::chrono::duration<double, std::milli>;
    Milliseconds quickest = Milliseconds::max();
    unsigned times = 1;
    const auto begun = Clock::now();
    std::optional<cheesemoon::workloads::Outcome> outcome;
    do {
      const auto before = Clock::now();
      for (unsigned time = 0; time < times; ++time) outcome = workload.run(1);
      const auto took = Clock::now() - before;
      if (!outcome) {
        fmt::print(stderr, "{}: cannot read the standard board\n", workload.name);
        return 1;
      }
      if (took < long_enough && seconds.count() > 0)
        times *= 2;
      else
        quickest = std::min(quickest, Milliseconds(took) / times);
    } while (quickest == Milliseconds::max() || Clock::now() - begun < seconds);
    fmt::print("{} {} {} {:.4f}\n", workload.name, outcome->signature, outcome->count,
               quickest.count());
    // In a browser nobody hears of a line before it is passed on.
    std::fflush(stdout);
  }
}
