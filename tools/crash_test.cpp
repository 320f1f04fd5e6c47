#include "tools/crash_test.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>

#include "server/network/file_limit.h"
#include "tools/crash_players.h"
#include "tools/server_process.h"

namespace cheesemoon::tools {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds longest_start{60};
constexpr std::chrono::seconds longest_end{300};

/// A folder that goes with all that is in it.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name =
        (std::filesystem::temp_directory_path() / "cheesemoon-crash-XXXXXX").string();
    if (mkdtemp(name.data()) != nullptr) path_ = name;
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    std::error_code ignored;
    if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
  }

  [[nodiscard]] bool is_there() const { return !path_.empty(); }
  [[nodiscard]] std::string file(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

class CrashTest {
 public:
  CrashTest(const CrashTestOptions& options, ServerProcess& server, CrashPlayers& players)
      : options_(options), server_(server), players_(players), random_(options.seed, 1) {}

  /// What was wrong, if anything was.
  std::optional<std::string> run(const std::function<void(const std::string&)>& tell) {
    if (!server_.start()) return "the server cannot be started";
    if (!live_until([&] { return players_.are_all_at_tables(); }, longest_start))
      return reason_or("not everybody has got a table");
    for (std::size_t kills = 1; kills <= options_.kills; ++kills) {
      players_.live(life());
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
    if (server_.has_ended()) return "the server has ended by itself";
    server_.kill();
    // Those who were answered before are told so.
    players_.live(std::chrono::milliseconds(2));
    if (!server_.start()) return "the server cannot be started again";
    if (!live_until([&] { return players_.is_somebody_there(); }, longest_start))
      return reason_or("the server does not come back");
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
  CrashPlayers& players_;
  Random random_;
};

}  // namespace

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
  {
    ServerProcess server({.program = options.program,
                          .store = place,
                          .port = *port,
                          .log = folder.file("server.log")});
    if (auto problem = CrashTest(options, server, **players).run(tell))
      return Failure{*std::move(problem)};
  }
  tell("the journals are compared with what people know");
  auto store = server::open_store(place);
  if (!store) return Failure{store.error().sentence};
  if (auto problem = what_is_wrong(*store, (*players)->ledger()))
    return Failure{*std::move(problem)};
  CrashTestReport report = (*players)->counts();
  report.kills = options.kills;
  report.took = Clock::now() - begin;
  return report;
}

}  // namespace cheesemoon::tools
