#include "tools/load.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <memory>
#include <span>
#include <thread>
#include <vector>

#include "server/network/file_limit.h"
#include "tools/load_players.h"
#include "tools/process_figures.h"

namespace cheesemoon::tools {

namespace {

using Shares = std::vector<std::unique_ptr<LoadPlayers>>;

/// All shares at once, each in a thread of its own. The first error, if there is one.
template <class Work>
std::optional<std::string> at_once(const Shares& shares, const Work& work) {
  std::vector<std::optional<std::string>> errors(shares.size());
  std::vector<std::thread> threads;
  threads.reserve(shares.size());
  for (std::size_t share = 0; share < shares.size(); ++share)
    threads.emplace_back([&, share] { errors[share] = work(*shares[share]); });
  for (std::thread& thread : threads) thread.join();
  for (auto& error : errors)
    if (error) return error;
  return std::nullopt;
}

void play(const Shares& shares, double rate, std::chrono::seconds seconds) {
  (void)at_once(shares, [&](LoadPlayers& players) -> std::optional<std::string> {
    players.play(rate / static_cast<double>(shares.size()), seconds);
    return std::nullopt;
  });
}

Result<Shares, std::string> make_shares(const LoadOptions& options) {
  std::vector<server::Url> processes;
  for (const std::string& server : options.servers) {
    auto url = server::read_url(server);
    if (!url) return Failure{url.error()};
    processes.push_back(*std::move(url));
  }
  Shares shares;
  shares.reserve(options.threads);
  const std::size_t pairs = options.connections / 2;
  for (std::size_t share = 0; share < options.threads; ++share) {
    const std::size_t more = share < pairs % options.threads ? 1 : 0;
    auto players =
        LoadPlayers::make(processes, options, 2 * (pairs / options.threads + more), share);
    if (!players) return Failure{players.error()};
    shares.push_back(std::move(*players));
  }
  return shares;
}

std::vector<ProcessFigures> figures_of(std::span<const pid_t> processes) {
  std::vector<ProcessFigures> figures;
  for (const pid_t process : processes)
    figures.push_back(process_figures(process).value_or(ProcessFigures{}));
  return figures;
}

std::int64_t resident(std::span<const pid_t> processes) {
  std::int64_t bytes = 0;
  for (const ProcessFigures& figures : figures_of(processes)) bytes += figures.resident_bytes;
  return bytes;
}

}  // namespace

void LoadFigures::add(const LoadFigures& others) {
  took = std::max(took, others.took);
  acts.add(others.acts);
  lateness.add(others.lateness);
  left_out += others.left_out;
  tables_finished += others.tables_finished;
  reconnects += others.reconnects;
  for (const auto& [reason, count] : others.refusals) refusals[reason] += count;
}

Result<LoadReport, std::string> run_load(const LoadOptions& options,
                                         const std::function<void(const std::string&)>& tell) {
  server::raise_file_limit();
  LoadMemory memory;
  memory.before = resident(options.server_processes);
  const auto shares = make_shares(options);
  if (!shares) return Failure{shares.error()};
  tell("people come in");
  if (auto error = at_once(*shares, [](LoadPlayers& players) { return players.connect(); }))
    return Failure{*std::move(error)};
  memory.connected = resident(options.server_processes);
  tell("they sit down at tables");
  if (auto error = at_once(*shares, [](LoadPlayers& players) { return players.make_tables(); }))
    return Failure{*std::move(error)};
  play(*shares, options.rate, std::chrono::seconds(1));
  memory.at_tables = resident(options.server_processes);
  tell("they begin to play");
  play(*shares, options.rate, options.warm_up);
  for (const auto& players : *shares) (void)players->take_figures();

  tell("what they do is measured");
  const auto before = figures_of(options.server_processes);
  const auto own_before = process_figures(getpid());
  play(*shares, options.rate, options.seconds);
  const auto after = figures_of(options.server_processes);
  const auto own_after = process_figures(getpid());

  LoadReport report{.figures = {},
                    .connections = options.connections / 2 * 2,
                    .tables = options.connections / 2,
                    .memory = {},
                    .server_times = {},
                    .own_time = {}};
  for (const auto& players : *shares) report.figures.add(players->take_figures());
  if (report.figures.acts.count() == 0) return Failure{std::string("nothing was done")};
  if (own_before && own_after)
    report.own_time = own_after->processor_time - own_before->processor_time;
  for (std::size_t process = 0; process < before.size(); ++process)
    report.server_times.push_back(after[process].processor_time - before[process].processor_time);
  memory.after = resident(options.server_processes);
  if (!options.server_processes.empty()) report.memory = memory;
  return report;
}

}  // namespace cheesemoon::tools
