#include "players/first_rat/gains.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <set>

#include "engine/first_rat/build.h"
#include "engine/first_rat/score.h"
#include "players/first_rat/features.h"
#include "players/first_rat/judge.h"
#include "players/legal_actions.h"
#include "positions.h"

namespace cheesemoon::players {
namespace {

using namespace first_rat;

unsigned amount_of(const std::vector<Gain>& gains, GainKind kind) {
  unsigned sum = 0;
  for (const Gain& gain : gains) sum += gain.kind == kind ? gain.amount : 0;
  return sum;
}

unsigned amount_of(const std::vector<Gain>& gains, GainKind kind, unsigned what) {
  unsigned sum = 0;
  for (const Gain& gain : gains) sum += gain.kind == kind && gain.what == what ? gain.amount : 0;
  return sum;
}

int count_of(const std::vector<Gain>& gains, GainKind kind) {
  return static_cast<int>(std::count_if(gains.begin(), gains.end(),
                                        [&](const Gain& gain) { return gain.kind == kind; }));
}

unsigned points_on_tracks(const Table& table, std::size_t team) {
  unsigned points = 0;
  for (std::size_t track = 0; track < track_count; ++track)
    points += track_points(table, team, static_cast<Track>(track));
  return points;
}

unsigned caps_and_backpacks(const Team& team) {
  auto items = static_cast<unsigned>(std::popcount(team.caps));
  for (const std::uint8_t backpacks : team.backpacks) items += backpacks;
  return items;
}

/// False if others have moved without being asked: then the table shows more than the turn did.
bool is_right_after(const Table& before, const Table& table) {
  if (table.turn.phase == Phase::over)
    return before.turn.team + 1 == table.team_count && table.round == before.round;
  if (table.turn.phase != Phase::move && table.turn.phase != Phase::greg_draw) return false;
  if (before.turn.team + 1 == table.team_count)
    return table.turn.team == 0 && table.round == before.round + 1;
  return table.turn.team == before.turn.team + 1 && table.round == before.round;
}

struct Played {
  Table table;
  std::vector<Action> actions;
  std::vector<Gain> gains;
};

/// Some of the turns that can be played on a table.
std::vector<Played> some_turns(const Table& table, Random& random) {
  TurnTree tree;
  tree.grow(table);
  std::vector<Played> turns;
  for (int count = 0; count < 4; ++count) {
    const std::size_t turn = random.below(static_cast<std::uint32_t>(tree.size()));
    if (!is_right_after(table, tree.after(turn))) continue;
    const std::vector<Action> actions = tree.actions(turn);
    turns.push_back({tree.after(turn), actions, gains_of(table, actions)});
  }
  return turns;
}

unsigned spent_on_parts(const std::vector<Action>& actions, std::size_t kind) {
  unsigned spent = 0;
  for (const Action& action : actions) {
    if (action.deed != Deed::build) continue;
    spent += part_costs.at(action.what).at(kind);
    if (is_material(action.saved()) && material_index(action.saved()) == kind) --spent;
  }
  return spent;
}

void expect_to_agree(const Table& before, const Played& played) {
  const std::size_t place = before.turn.team;
  const Team& had = before.teams.at(place);
  const Team& has_now = played.table.teams.at(place);
  const std::vector<Gain>& gains = played.gains;
  EXPECT_EQ(points_on_tracks(played.table, place) - points_on_tracks(before, place),
            amount_of(gains, GainKind::scored) + amount_of(gains, GainKind::built) +
                amount_of(gains, GainKind::donated) + amount_of(gains, GainKind::rattronaut));
  EXPECT_EQ(rattronauts(has_now) - rattronauts(had),
            static_cast<unsigned>(count_of(gains, GainKind::rattronaut)));
  EXPECT_EQ(has_now.light - had.light, static_cast<int>(amount_of(gains, GainKind::lights)));
  EXPECT_EQ(has_now.moldy - had.moldy, static_cast<int>(amount_of(gains, GainKind::moldy)));
  EXPECT_EQ(has_now.awards - had.awards, static_cast<int>(amount_of(gains, GainKind::award)));
  EXPECT_EQ(count_in(had, nursery) - count_in(has_now, nursery), amount_of(gains, GainKind::rat));
  EXPECT_EQ(std::popcount(has_now.comics) - std::popcount(had.comics),
            count_of(gains, GainKind::comic));
  const auto drinks =
      static_cast<unsigned>(std::count_if(gains.begin(), gains.end(), [](const Gain& gain) {
        return (gain.kind == GainKind::bought || gain.kind == GainKind::stolen) &&
               gain.what == energy_drink;
      }));
  EXPECT_EQ(had.drinks + drinks, has_now.drinks + amount_of(gains, GainKind::drink));
  EXPECT_EQ(
      caps_and_backpacks(has_now) - caps_and_backpacks(had) + drinks,
      static_cast<unsigned>(count_of(gains, GainKind::bought) + count_of(gains, GainKind::stolen)));
  const auto donations = static_cast<unsigned>(
      std::count(played.actions.begin(), played.actions.end(), Action::of(Deed::donate)));
  EXPECT_EQ(had.cheese + amount_of(gains, GainKind::goods, static_cast<unsigned>(Good::cheese)) +
                3 * amount_of(gains, GainKind::moldy),
            has_now.cheese + amount_of(gains, GainKind::fee) + amount_of(gains, GainKind::bought) +
                10 * donations);
  for (std::size_t kind = 0; kind < material_count; ++kind) {
    const auto good = static_cast<unsigned>(material(kind));
    EXPECT_EQ(had.materials.at(kind) + amount_of(gains, GainKind::goods, good),
              has_now.materials.at(kind) + amount_of(gains, GainKind::pipe, good) +
                  spent_on_parts(played.actions, kind));
  }
  EXPECT_EQ(played.table.last_round != before.last_round, count_of(gains, GainKind::end) == 1);
  if (count_of(gains, GainKind::end) == 1) {
    EXPECT_EQ(played.table.last_round, before.round + amount_of(gains, GainKind::end));
  }
}

float final_points(const Table& table, std::size_t team) {
  if (turns_left(table, team) == 0) return static_cast<float>(breakdown_of(table, team).total());
  return judge_one(house_judge(), table).points.at(team);
}

float lead_of(const Table& table, std::size_t team) {
  float best = -1000;
  for (std::size_t other = 0; other < table.team_count; ++other) {
    if (other != team) best = std::max(best, final_points(table, other));
  }
  return final_points(table, team) - best;
}

float whole_worth(const std::vector<Gain>& gains) {
  float sum = 0;
  for (const Gain& gain : gains) sum += gain.worth;
  return sum;
}

TEST(Gains, AgreeWithWhatChangesOnTheTable) {
  std::set<GainKind> seen;
  for (const FirstRat::Options& options : kinds_of_games()) {
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      walk(options, seed, [&](const State& state, Random& random) {
        if (state.table.turn.phase == Phase::greg_best) return;
        for (const Played& played : some_turns(state.table, random)) {
          expect_to_agree(state.table, played);
          for (const Gain& gain : played.gains) seen.insert(gain.kind);
        }
      });
    }
  }
  // All but Greg's two, which the next test has.
  EXPECT_EQ(seen.size(), gain_kind_count - 2);
}

TEST(Gains, OfGregsChoiceAreWhatHeGets) {
  std::set<GainKind> seen;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    walk(kinds_of_games().front(), seed, [&](const State& state, Random& /*random*/) {
      const Table& table = state.table;
      if (table.turn.phase != Phase::greg_best) return;
      for (const Action& action : legal_actions<FirstRat>(state, Seat::one)) {
        const std::vector<Gain> gains = gains_of(table, {&action, 1});
        ASSERT_FALSE(gains.empty());
        EXPECT_EQ(gains.front().what, action.what);
        const bool is_prepared = ((table.prepared >> action.what) & 1U) != 0;
        EXPECT_EQ(gains.front().kind,
                  is_prepared ? GainKind::greg_scored : GainKind::greg_prepared);
        seen.insert(gains.front().kind);
      }
    });
  }
  EXPECT_EQ(seen.size(), 2U);
}

TEST(Gains, AreTogetherWorthWhatTheTurnIs) {
  for (const FirstRat::Options& options : kinds_of_games()) {
    walk(options, 3, [&](const State& state, Random& random) {
      if (state.table.turn.phase == Phase::greg_best) return;
      const std::vector<Played> turns = some_turns(state.table, random);
      for (std::size_t turn = 1; turn < turns.size(); ++turn) {
        const std::size_t team = state.table.turn.team;
        EXPECT_NEAR(whole_worth(turns[turn].gains) - whole_worth(turns[0].gains),
                    lead_of(turns[turn].table, team) - lead_of(turns[0].table, team), 0.02);
      }
    });
  }
}

TEST(Gains, CountForWhatTheyWereSpentOn) {
  // One vinegar is missing for a thruster: the space that has it is worth nothing of its own.
  Table table = opening(2).table;
  table.teams[0].materials = {2, 4, 0, 0};
  const std::vector<Action> actions{*read_action("move a4"), *read_action("build thruster")};
  const std::vector<Gain> named = most_telling(gains_of(table, actions, count_points));
  ASSERT_FALSE(named.empty());
  EXPECT_EQ(named.front().kind, GainKind::built);
  EXPECT_EQ(named.front().what, static_cast<std::uint8_t>(Track::thruster));
  EXPECT_EQ(named.front().amount, 9U);
  EXPECT_EQ(count_of(named, GainKind::goods), 0);
}

TEST(Gains, ThatSayMostAreFewAndBeginWithWhatTheTurnBrings) {
  for (const FirstRat::Options& options : kinds_of_games()) {
    walk(options, 4, [&](const State& state, Random& random) {
      for (const Played& played : some_turns(state.table, random)) {
        const std::vector<Gain> named = most_telling(played.gains);
        EXPECT_EQ(named.empty(), played.gains.empty());
        EXPECT_LE(named.size(), 3U);
        for (const Gain& gain : named)
          EXPECT_EQ(std::count(played.gains.begin(), played.gains.end(), gain), 1);
        EXPECT_TRUE(std::is_partitioned(named.begin(), named.end(),
                                        [](const Gain& gain) { return !is_cost(gain.kind); }));
        if (!named.empty()) {
          EXPECT_FALSE(is_cost(named.front().kind));
        }
        EXPECT_EQ(count_of(named, GainKind::end), count_of(played.gains, GainKind::end));
      }
    });
  }
}

TEST(Gains, AreWeighedByTheForecast) {
  const std::vector<Gain> all{{GainKind::goods, 0, 3, 0.2F}, {GainKind::lights, 0, 4, 1},
                              {GainKind::scored, 5, 8, 6},   {GainKind::advance, 0, 9, 5},
                              {GainKind::fee, 0, 2, -2},     {GainKind::moldy, 0, 1, -0.1F},
                              {GainKind::stolen, 0, 0, -3}};
  const std::vector<Gain> named = most_telling(all);
  ASSERT_EQ(named.size(), 3U);
  EXPECT_EQ(named[0].kind, GainKind::scored);
  EXPECT_EQ(named[1].kind, GainKind::lights);
  EXPECT_EQ(named[2].kind, GainKind::fee);
}

}  // namespace
}  // namespace cheesemoon::players
