#include "players/first_rat/check_claims.h"

#include <algorithm>
#include <cmath>

#include "cores/workers.h"
#include "players/first_rat/greedy_player.h"
#include "players/first_rat/greg_turn.h"
#include "players/first_rat/look_ahead.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

/// As good players err who do not think long: between levels 6 and 7.
constexpr Lapses lapses{.overlooks = 0.2F, .misjudges = 0.02F};

/// A team's share of the win in a game that is played on from here.
float play_on(Table table, std::size_t team, Random random) {
  GreedyPlayer everybody(random, lapses);
  while (table.turn.phase != Phase::over) {
    table = greg_acts(table) ? after_greg(table, random)
                             : after(table, everybody.plan(table, Budget{}));
  }
  return ending_of(table).win_share[team];
}

}  // namespace

std::vector<CheckedClaim> check_claims(const GameAnalysis& game, std::uint32_t games,
                                       std::uint64_t seed, unsigned threads) {
  std::vector<CheckedClaim> checked;
  std::vector<float> differences(games);
  cores::Workers workers(threads);
  for (std::size_t place = 0; place < game.turns.size(); ++place) {
    const TurnAnalysis& turn = game.turns[place];
    if (!turn.better) continue;
    const Table played = after(turn.table, turn.played.actions);
    const Table better = after(turn.table, turn.better->actions);
    workers.for_each(games, [&](unsigned /*thread*/, std::size_t number) {
      // The same luck for both.
      const Random random(seed, place * games + number);
      differences[number] = play_on(better, turn.team, random) - play_on(played, turn.team, random);
    });
    double sum = 0;
    double squares = 0;
    for (const float difference : differences) {
      sum += difference;
      squares += double{difference} * difference;
    }
    const double mean = sum / games;
    const double variance = std::max(0.0, squares / games - mean * mean);
    checked.push_back(
        {place, static_cast<float>(mean), static_cast<float>(1.96 * std::sqrt(variance / games))});
  }
  return checked;
}

}  // namespace cheesemoon::players
