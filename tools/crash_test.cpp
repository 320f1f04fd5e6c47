#include "tools/crash_test.h"

#include <fmt/format.h>

#include <cerrno>
#include <cmath>
#include <utility>

#include "server/network/file_limit.h"
#include "tools/crash_players.h"
#include "tools/server_process.h"
#include "tools/shared_faults.h"
#include "tools/temporary_folder.h"

namespace cheesemoon::tools {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds longest_start{60};
constexpr std::chrono::seconds longest_end{300};
constexpr std::chrono::microseconds slow_flush{50'000};
constexpr double half_a_day_in_milliseconds = 12 * 3600e3;

class CrashTest {
 public:
  CrashTest(const CrashTestOptions& options, ServerProcess& server, ServerProcess& second,
            MachineFaults& machine, CrashPlayers& players)
      : options_(options),
        server_(server),
        second_(second),
        machine_(machine),
        players_(players),
        random_(options.seed, 1) {}

  /// What was wrong, if anything was.
  std::optional<std::string> run(const std::function<void(const std::string&)>& tell) {
    if (!server_.start()) return "the server cannot be started";
    if (!live_until([&] { return players_.are_all_at_tables(); }, longest_start))
      return reason_or("not everybody has got a table");
    for (std::size_t kills = 1; kills <= options_.kills; ++kills) {
      players_.live(life());
      if (auto problem = suffer()) return problem;
      if (players_.violation()) return players_.violation();
      if (auto problem = crash()) return problem;
      constexpr std::size_t told_every = 50;
      if (kills % told_every == 0)
        tell(fmt::format("{} kills, {} acts acknowledged, {} requests sent again, {} tables over",
                         kills, players_.counts().acts_acknowledged,
                         players_.counts().requests_resent, players_.counts().tables_finished));
    }
    tell("all games are played to their end");
    players_.finish();
    if (!live_until([&] { return players_.are_all_over(); }, longest_end))
      return reason_or(fmt::format("table {} is not played to its end", players_.table_not_over()));
    if (!server_.stop()) return "the server does not end well";
    return std::nullopt;
  }

 private:
  std::optional<std::string> crash() {
    const bool has_starved = std::exchange(has_starved_, false);
    if (server_.has_ended() && !has_starved)
      return fmt::format("the server has ended by itself, {}", server_.how_it_ended());
    server_.kill();
    return come_again();
  }

  std::optional<std::string> come_again() {
    // Those who were answered before are told so.
    players_.live(std::chrono::milliseconds(2));
    if (!server_.start()) return "the server cannot be started again";
    if (!live_until([&] { return players_.is_somebody_there(); }, longest_start))
      return reason_or("the server does not come back");
    return std::nullopt;
  }

  /// One of the faults, and life after it.
  std::optional<std::string> suffer() {
    if (options_.faults.empty()) return std::nullopt;
    const auto chosen = random_.below(static_cast<std::uint32_t>(options_.faults.size()));
    auto problem = suffer_from(options_.faults[chosen]);
    players_.live(life());
    return problem;
  }

  std::optional<std::string> suffer_from(Fault fault) {
    switch (fault) {
      case Fault::full_disk:
        return live_with([this] { machine_.write_error = ENOSPC; });
      case Fault::read_only_disk:
        return live_with([this] { machine_.write_error = EROFS; });
      case Fault::slow_disk:
        return live_with([this] { machine_.flush_takes = slow_flush.count(); });
      case Fault::date:
        machine_.date_ahead = std::llround((2 * random_.unit() - 1) * half_a_day_in_milliseconds);
        return std::nullopt;
      case Fault::second_server:
        return have_second_refused();
      case Fault::memory:
        return starve();
      case Fault::database:
        break;
    }
    if (options_.restart_database()) return std::nullopt;
    return "the database cannot be restarted";
  }

  template <class Break>
  std::optional<std::string> live_with(const Break& break_machine) {
    break_machine();
    players_.live(life());
    machine_.write_error = 0;
    machine_.flush_takes = 0;
    return std::nullopt;
  }

  std::optional<std::string> have_second_refused() {
    if (!second_.start()) return "a second server cannot be started";
    const auto deadline = Clock::now() + longest_start;
    while (!second_.has_ended()) {
      if (Clock::now() > deadline) return "two servers serve the same file";
      players_.live(std::chrono::milliseconds(1));
      if (players_.violation()) return players_.violation();
    }
    return std::nullopt;
  }

  std::optional<std::string> starve() {
    server_.let_grow(false);
    players_.live(life());
    // It may have died of that, or be about to.
    if (server_.has_ended()) return come_again();
    server_.let_grow(true);
    has_starved_ = true;
    return std::nullopt;
  }

  template <class Condition>
  bool live_until(const Condition& condition, std::chrono::seconds longest) {
    const auto deadline = Clock::now() + longest;
    while (!players_.violation() && !condition() && Clock::now() < deadline) {
      if (server_.has_ended()) return false;
      players_.live(std::chrono::milliseconds(1));
    }
    return !players_.violation() && condition();
  }

  [[nodiscard]] std::string reason_or(const std::string& otherwise) {
    return players_.violation().value_or(otherwise);
  }

  std::chrono::milliseconds life() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(-std::log1p(-random_.unit()) *
                                                                 options_.mean_life);
  }

  const CrashTestOptions& options_;
  ServerProcess& server_;
  ServerProcess& second_;
  MachineFaults& machine_;
  CrashPlayers& players_;
  Random random_;
  bool has_starved_ = false;
};

}  // namespace

void add_faults(CrashTestOptions& options) {
  options.faults = {Fault::date, Fault::memory};
  // The others are those of files.
  if (options.store.empty() || server::is_file(options.store))
    options.faults.insert(options.faults.end(), {Fault::full_disk, Fault::read_only_disk,
                                                 Fault::slow_disk, Fault::second_server});
  const auto built = std::filesystem::path(options.program).parent_path().parent_path();
  options.faulty_machine = (built / "tools" / "faulty_machine.so").string();
}

Result<CrashTestReport, std::string> run_crash_test(
    const CrashTestOptions& options, const std::function<void(const std::string&)>& tell) {
  server::raise_file_limit();
  const auto begin = Clock::now();
  const TemporaryFolder folder;
  if (!folder.is_there()) return Failure{std::string("there is no temporary folder")};
  const auto port = free_port();
  if (!port) return Failure{port.error()};
  const std::string place = options.store.empty() ? folder.file("crash.sqlite") : options.store;

  auto players = CrashPlayers::make(
      {.has_tls = false, .host = "127.0.0.1", .port = std::to_string(*port)}, options);
  if (!players) return Failure{players.error()};
  const auto machine = share_faults(folder.file("faults"));
  if (!machine) return Failure{machine.error()};
  {
    const ServerProcess::Options server_options{.program = options.program,
                                                .store = place,
                                                .port = *port,
                                                .log = folder.file("server.log"),
                                                .faulty_machine = options.faulty_machine,
                                                .faults = folder.file("faults")};
    ServerProcess server(server_options);
    ServerProcess::Options second_options = server_options;
    // Any that is free.
    second_options.port = 0;
    ServerProcess second(second_options);
    if (auto problem = CrashTest(options, server, second, **machine, **players).run(tell))
      return Failure{*std::move(problem)};
  }
  tell("the journals are compared with what people know");
  auto store = server::open_store(place);
  if (!store) return Failure{store.error().sentence};
  if (auto problem = what_is_wrong(*store, (*players)->ledger()))
    return Failure{*std::move(problem)};
  CrashTestReport report = (*players)->counts();
  report.kills = options.kills;
  report.faults = options.faults.empty() ? 0 : options.kills;
  report.took = Clock::now() - begin;
  return report;
}

}  // namespace cheesemoon::tools
