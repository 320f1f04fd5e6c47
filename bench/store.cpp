#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "server/store/store.h"

namespace {

using namespace cheesemoon;

/// A server with as many tables as fit into a batch: every transaction appends an entry of ordinary
/// length to each of them, with its head.
void append_to_sqlite(benchmark::State& bench) {
  std::string folder = (std::filesystem::temp_directory_path() / "cheesemoon-XXXXXX").string();
  if (mkdtemp(folder.data()) == nullptr) {
    bench.SkipWithError("cannot make a folder");
    return;
  }
  {
    auto store = server::open_store(folder + "/store.sqlite");
    if (!store) {
      bench.SkipWithError(store.error().sentence.c_str());
      std::filesystem::remove_all(folder);
      return;
    }
    std::vector<server::Append> batch(static_cast<std::size_t>(bench.range(0)));
    for (std::size_t table = 0; table < batch.size(); ++table) {
      server::Append& append = batch[table];
      append.table = fmt::format("table {}", table);
      append.first_sequence = 0;
      append.entries = {{1, R"({"seat":1,"action":"move a5 b2","by":"0123456789abcdef"})"}};
      append.head = server::Head{append.table,
                                 "first-rat",
                                 table::Status::playing,
                                 true,
                                 1,
                                 R"({"round":7,"turn":2})",
                                 {{0, {}}, {1, {}}}};
    }
    for (auto iteration : bench) {
      (void)iteration;
      for (server::Append& append : batch) {
        ++append.first_sequence;
        ++append.head->updated;
      }
      const auto outcomes = store->append(batch);
      if (outcomes.back().kind != server::AppendOutcome::Kind::done)
        bench.SkipWithError(outcomes.back().sentence.c_str());
    }
    bench.SetItemsProcessed(bench.iterations() * bench.range(0));
    bench.SetLabel("appends");
  }
  std::filesystem::remove_all(folder);
}
BENCHMARK(append_to_sqlite)
    ->Name("store/append/sqlite")
    ->ArgName("batch")
    ->Arg(1)
    ->Arg(16)
    ->Arg(256)
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond);

}  // namespace
