#include "tools/flood.h"

#include <fmt/format.h>

#include <array>
#include <atomic>
#include <cstdlib>
#include <memory>
#include <thread>
#include <vector>

#include "server/client/url.h"
#include "tools/flooder.h"
#include "tools/process_figures.h"
#include "tools/watched_player.h"

namespace cheesemoon::tools {

namespace {

using Clock = std::chrono::steady_clock;
using Players = std::vector<std::unique_ptr<WatchedPlayer>>;

constexpr std::chrono::seconds longest_entrance{120};

Result<Players, std::string> make_players(const server::Url& url, std::size_t count) {
  Players players;
  players.reserve(count);
  for (std::size_t number = 0; number < count; ++number) {
    auto player = WatchedPlayer::make(url, fmt::format("127.0.1.{}", number + 1), number);
    if (!player) return Failure{player.error()};
    players.push_back(std::move(*player));
  }
  return players;
}

/// All in this thread: what is measured should not wait for itself.
void play_once(const Players& players) {
  for (const auto& player : players) player->go_on();
  std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

std::optional<std::string> wait_until_all_play(const Players& players) {
  const auto deadline = Clock::now() + longest_entrance;
  for (const auto& player : players) {
    while (!player->plays()) {
      if (!player->error().empty()) return player->error();
      if (Clock::now() > deadline) return "the server takes too long to let everybody in";
      play_once(players);
    }
  }
  return std::nullopt;
}

std::chrono::microseconds time_of(const std::optional<pid_t>& process) {
  const auto figures = process ? process_figures(*process) : std::nullopt;
  return figures ? figures->processor_time : std::chrono::microseconds(0);
}

FloodFigures measure(const Players& players, const FloodOptions& options) {
  for (const auto& player : players) (void)player->take_turns();
  FloodFigures figures;
  const auto before = time_of(options.server_process);
  const auto end = Clock::now() + options.seconds;
  while (Clock::now() < end) play_once(players);
  figures.server_time = time_of(options.server_process) - before;
  for (const auto& player : players) figures.turns.add(player->take_turns());
  std::array<double, 1> load{};
  if (getloadavg(load.data(), 1) == 1) figures.load_average = load.front();
  return figures;
}

}  // namespace

Result<FloodReport, std::string> run_flood(const FloodOptions& options,
                                           const std::function<void(const std::string&)>& tell) {
  const auto url = server::read_url(options.server);
  if (!url) return Failure{url.error()};
  const auto players = make_players(*url, options.players);
  if (!players) return Failure{players.error()};
  auto flooder = Flooder::make(*url, "127.0.2.1");
  if (!flooder) return Failure{flooder.error()};
  tell("people come in, and the flood prepares");
  if (auto error = wait_until_all_play(*players)) return Failure{*std::move(error)};
  if (auto error = (*flooder)->prepare(longest_entrance)) return Failure{*std::move(error)};

  FloodReport report;
  tell("they play");
  report.before = measure(*players, options);
  tell("they play while the server is flooded");
  std::atomic<bool> is_over = false;
  std::thread flood([&] {
    (*flooder)->begin();
    while (!is_over) (*flooder)->go_on();
  });
  report.during = measure(*players, options);
  is_over = true;
  flood.join();
  report.answers = (*flooder)->answers();
  for (const auto& player : *players)
    if (!player->error().empty()) return Failure{player->error()};
  return report;
}

}  // namespace cheesemoon::tools
