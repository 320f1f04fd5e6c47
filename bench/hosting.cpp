#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <boost/json/parse.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "hosting/games.h"

namespace {

using namespace cheesemoon;

struct WrittenMove {
  Seat seat;
  std::string text;
};

constexpr int hosted_games_per_iteration = 10;

std::unique_ptr<hosting::HostedGame> host(std::string_view name, const std::string& options) {
  const auto game = hosting::choose_game(name, boost::json::parse(options));
  return game ? game->begin() : nullptr;
}

/// The moves of a random game.
std::vector<WrittenMove> moves_of(hosting::HostedGame& game, Random random) {
  std::vector<WrittenMove> moves;
  while (!game.is_over()) {
    for (std::string& drawn : game.draw_chance(random))
      moves.push_back({Seat::chance, std::move(drawn)});
    if (game.is_over()) break;
    const Seat seat = game.actors().first();
    const auto choices = boost::json::parse(game.choices(seat)).as_array();
    const auto& choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
    moves.push_back({seat, std::string(choice.at("action").as_string())});
    (void)game.apply(seat, moves.back().text);
  }
  return moves;
}

/// What a server does for a decision: it offers the choices, applies the one that is made, and
/// tells everybody what has happened and how things stand.
void host_decisions(benchmark::State& bench, std::string_view name, const std::string& options) {
  std::vector<std::vector<WrittenMove>> games;
  for (std::uint64_t stream = 0; stream < hosted_games_per_iteration; ++stream) {
    const auto game = host(name, options);
    if (!game) {
      bench.SkipWithError("cannot read the standard board");
      return;
    }
    games.push_back(moves_of(*game, Random(1, stream)));
  }
  std::int64_t decisions = 0;
  std::size_t bytes = 0;
  for (auto iteration : bench) {
    (void)iteration;
    for (const auto& moves : games) {
      const auto game = host(name, options);
      for (const WrittenMove& move : moves) {
        if (move.seat == Seat::chance) {
          (void)game->apply_chance(move.text);
          continue;
        }
        bytes += game->choices(move.seat).size();
        const std::size_t before = game->moves();
        (void)game->apply(move.seat, move.text);
        for (std::size_t seat = 0; seat < game->seats(); ++seat) {
          bytes += game->events(static_cast<Seat>(seat), before).size();
          bytes += game->view(static_cast<Seat>(seat)).size();
        }
        ++decisions;
      }
    }
  }
  bench.SetItemsProcessed(decisions);
  bench.SetLabel(fmt::format("decisions; {} bytes each",
                             bytes / static_cast<std::size_t>(decisions > 0 ? decisions : 1)));
}

void host_first_rat(benchmark::State& bench) {
  const auto seats = bench.range(0);
  host_decisions(bench, "first-rat",
                 fmt::format(R"({{"seats":{},"path":"standard","tracks":"standard",)"
                             R"("comics":"basic","solo":{},"content":"standard"}})",
                             seats, seats == 1 ? R"("medium")" : "null"));
}
BENCHMARK(host_first_rat)->Name("hosting/first_rat/seats")->DenseRange(1, 5);

void host_brave_rats(benchmark::State& bench) {
  host_decisions(bench, "brave-rats", R"({"variant":"base"})");
}
BENCHMARK(host_brave_rats)->Name("hosting/brave_rats/base");

}  // namespace
