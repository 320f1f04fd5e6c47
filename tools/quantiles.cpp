#include "tools/quantiles.h"

#include <fmt/format.h>

namespace cheesemoon::tools {

namespace {

double milliseconds(std::chrono::microseconds time) {
  return static_cast<double>(time.count()) / 1000;
}

}  // namespace

boost::json::object quantiles_json(const Latencies& latencies) {
  return {{"p50", milliseconds(latencies.quantile(0.5))},
          {"p90", milliseconds(latencies.quantile(0.9))},
          {"p99", milliseconds(latencies.quantile(0.99))},
          {"p99.9", milliseconds(latencies.quantile(0.999))},
          {"longest", milliseconds(latencies.longest())}};
}

std::string quantiles_text(const Latencies& latencies) {
  return fmt::format("p50 {:.1f}, p90 {:.1f}, p99 {:.1f}, p99.9 {:.1f}, longest {:.1f} ms",
                     milliseconds(latencies.quantile(0.5)), milliseconds(latencies.quantile(0.9)),
                     milliseconds(latencies.quantile(0.99)),
                     milliseconds(latencies.quantile(0.999)), milliseconds(latencies.longest()));
}

}  // namespace cheesemoon::tools
