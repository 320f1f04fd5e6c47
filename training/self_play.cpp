#include "training/self_play.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "cores/workers.h"
#include "engine/core/chance.h"
#include "engine/first_rat/first_rat.h"
#include "engine/first_rat/points.h"
#include "players/first_rat/greg_turn.h"
#include "players/first_rat/network_inputs.h"
#include "players/first_rat/search.h"
#include "players/first_rat/turns.h"

namespace cheesemoon::training {

using namespace first_rat;
using namespace players;

namespace {

/// A table before a turn, and how a search and the rest of the game say that it ends.
struct Moment {
  Table table;
  Forecast expected{};
  /// How much what was found a turn later counts; the rest is what the search says.
  float patience = 0;
};

/// One turn in so many is drawn at random, so that there is something to learn from mistakes.
constexpr std::uint32_t random_turns = 16;
/// Who plays badly may not find the end of a game: it counts as it stands then.
constexpr int most_rounds = 40;
constexpr float usual_patience = 0.85F;
/// Numbers are written as whole ones, in so many parts of one.
constexpr float parts = 256;
constexpr float parts_of_share = 10'000;

class Rows {
 public:
  void add(float number, float parts_of_one) {
    // What is too large is as large as can be, instead of negative.
    using Limits = std::numeric_limits<std::int16_t>;
    const auto whole = static_cast<std::int16_t>(
        std::clamp<long>(std::lround(number * parts_of_one), Limits::min(), Limits::max()));
    text_.append(reinterpret_cast<const char*>(&whole), sizeof(whole));
  }
  template <std::size_t Size>
  void add(const std::array<float, Size>& numbers) {
    for (const float number : numbers) add(number, parts);
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

void write(const Moment& moment, const Table& end, std::uint32_t game, Rows& rows) {
  const Table& table = moment.table;
  const Forecast ending = ending_of(end);
  rows.add(static_cast<float>(game % 10), 1);
  rows.add(static_cast<float>(table.round), 1);
  rows.add(static_cast<float>(end.round - table.round), 1);
  rows.add(table_inputs(table));
  for (std::size_t team = 0; team < table.team_count; ++team) {
    rows.add(team_inputs(table, team));
    rows.add(order_inputs(table, team));
    rows.add(ending.win_share[team], parts_of_share);
    rows.add(moment.expected.win_share[team], parts_of_share);
    rows.add(moment.expected.points[team] - static_cast<float>(safe_points(table, team)), 10);
  }
}

/// From the end back: what a search says of a moment counts a little, what came later counts more.
void look_back(std::vector<Moment>& moments, const Table& end) {
  Forecast later = ending_of(end);
  for (std::size_t left = moments.size(); left-- > 0;) {
    Moment& moment = moments[left];
    for (std::size_t team = 0; team < end.team_count; ++team) {
      float& share = moment.expected.win_share[team];
      share += moment.patience * (later.win_share[team] - share);
      float& points = moment.expected.points[team];
      points += moment.patience * (later.points[team] - points);
    }
    later = moment.expected;
  }
}

std::string play(const SelfPlay& plan, std::uint32_t number) {
  Random random(plan.seed, std::uint64_t{number} * 8 + plan.options.seats);
  Options options = plan.options;
  // All that can vary is learnt together.
  options.variable_path = random.below(3) == 0;
  options.variable_tracks = random.below(3) == 0;
  options.all_comics = random.below(2) == 0;
  if (options.solo) options.solo = static_cast<Difficulty>(random.below(difficulty_count));
  TurnTree turns;
  // All turns are judged, so that it can be learnt what a glance would have missed.
  const Judge at_length([&plan](auto tables, auto expected) { plan.judge(tables, expected); });
  TurnSearch search(Random(plan.seed ^ 0x5EA7EDU, number), {Others::as_well, at_length});
  Budget budget;
  budget.nodes = plan.nodes;
  std::vector<Moment> moments;
  FirstRat::State state = FirstRat::start(options);
  while (!FirstRat::is_terminal(state) && state.table.round <= most_rounds) {
    const Seat seat = FirstRat::actors(state).first();
    if (seat == Seat::chance) {
      (void)FirstRat::apply(state, seat, draw_chance<FirstRat>(state, random));
      continue;
    }
    const Thought thought = search.think(state.table, budget);
    const Line& best = thought.lines.front();
    const bool is_random = random.below(random_turns) == 0;
    // A turn that is drawn at random says nothing of how good the table was.
    moments.push_back({state.table, {best.points, best.win_share}, is_random ? 0 : usual_patience});
    std::vector<Action> chosen = best.actions;
    if (is_random) {
      turns.grow(state.table);
      chosen = turns.actions(random.below(static_cast<std::uint32_t>(turns.size())));
    }
    for (const Action& action : chosen) (void)FirstRat::apply(state, seat, action);
    // Searches ask about tables before Greg's card, too; what was found after it is all that is
    // known of them.
    if (greg_acts(state.table)) moments.push_back({state.table, {}, 1});
  }
  look_back(moments, state.table);
  Rows rows;
  for (const Moment& moment : moments) write(moment, state.table, number, rows);
  return rows.take();
}

}  // namespace

std::string play_with_oneself(const SelfPlay& plan) {
  std::vector<std::string> of_game(plan.games);
  cores::Workers(plan.threads).for_each(plan.games, [&](unsigned /*thread*/, std::size_t game) {
    of_game[game] = play(plan, plan.first + static_cast<std::uint32_t>(game));
  });
  std::string all;
  for (const std::string& rows : of_game) all += rows;
  return all;
}

}  // namespace cheesemoon::training
