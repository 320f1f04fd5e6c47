#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <vector>

#include "engine/first_rat/event_fields.h"
#include "games.h"
#include "players/first_rat/greedy_player.h"
#include "players/legal_actions.h"
#include "records/replay.h"
#include "thoroughness.h"

/// What holds after every action of every game, seen along 20,000 random and greedy games.
namespace cheesemoon::first_rat {
namespace {

const std::uint64_t games_per_kind = thoroughly(270U, 4U);
const std::uint64_t greedy_games_per_kind = thoroughly(45U, 3U);
/// In one game of so many every legal action is tried in every state.
const std::uint64_t everything_is_tried_in = thoroughly(17U, 41U);

/// More than any count can reach in play; a count that fell below nothing is far above it.
constexpr unsigned beyond_reason = 10'000;
constexpr int longest_game = 3000;

/// The table as it must be if all that happens is told.
class Shadow {
 public:
  explicit Shadow(const Table& table) : table_(table) {}

  void operator()(const Event& event) {
    Team& team = table_.teams[event.team];
    const auto rat_bits = static_cast<unsigned>(event.rat) * 4;
    switch (event.kind) {
      case Happening::rat_moved:
        pass_turn_to(event.team);
        EXPECT_EQ(team.rats[event.rat], event.from);
        EXPECT_GT(event.to, event.from) << "rats move forward";
        team.rats[event.rat] = event.to;
        break;
      case Happening::pipe_paid:
      case Happening::goods_spent:
        spend(team.materials[material_index(static_cast<Good>(event.what))], event.amount);
        break;
      case Happening::moldy_taken:
        add(team.moldy, event.amount);
        add(team.cheese, 3U * event.amount);
        supplied += 3 * event.amount;
        break;
      case Happening::fee_paid:
        spend(team.cheese, event.amount);
        if (table_.against_greg) {
          supplied -= event.amount;
        } else {
          add(table_.teams[event.what].cheese, event.amount);
        }
        break;
      case Happening::drink_used:
        spend(team.drinks, 1);
        break;
      case Happening::gained:
        gain(team, static_cast<Good>(event.what), event.amount);
        break;
      case Happening::light_moved:
        EXPECT_EQ(team.light, event.from);
        team.light = event.to;
        break;
      case Happening::burrow_entered:
        team.burrow = event.to;
        --cores;
        break;
      case Happening::comic_taken:
        take(table_.market.comics, event.what);
        team.comics = static_cast<std::uint16_t>(team.comics | (1U << event.what));
        if (event.rat != 255)
          team.tokens =
              static_cast<std::uint16_t>(team.tokens | ((1U << (event.what - 6U)) << rat_bits));
        team.owned_an_item = true;
        break;
      case Happening::rat_raised:
        EXPECT_EQ(team.rats[event.rat], nursery);
        team.rats[event.rat] = 0;
        break;
      case Happening::award_taken:
        ++team.awards;
        break;
      case Happening::bought:
        spend(team.cheese, event.amount);
        supplied -= event.amount;
        hand_over(team, event.what);
        break;
      case Happening::stolen:
        EXPECT_NE(table_.printed.path[team.rats[event.rat]].booth, 0U);
        team.rats[event.rat] = 0;
        hand_over(team, event.what);
        break;
      case Happening::donated:
        spend(team.cheese, 10);
        supplied -= 10;
        break;
      case Happening::scored:
        put_marker(event);
        break;
      case Happening::scoring_lapsed:
        EXPECT_EQ(markers_placed(team), 10U);
        if (table_.against_greg && event.team == greg) unprepare(event.what);
        break;
      case Happening::end_announced:
        table_.last_round = static_cast<std::uint16_t>(table_.round + event.amount);
        break;
      case Happening::card_drawn:
        table_.revealed |= 1U << event.what;
        table_.seen |= 1U << event.what;
        break;
      case Happening::cheese_from_greg:
        add(team.cheese, event.amount);
        supplied += event.amount;
        break;
      case Happening::item_lost:
        leave_market(event.what);
        ++lost;
        break;
      case Happening::track_prepared:
        EXPECT_EQ((static_cast<unsigned>(table_.prepared) >> event.what) & 1U, 0U);
        table_.prepared = static_cast<std::uint8_t>(table_.prepared | (1U << event.what));
        break;
      case Happening::deck_shuffled:
        table_.revealed = 0;
        break;
      case Happening::game_over:
        is_over = true;
        break;
      case Happening::space_yields:
      case Happening::backpack_yields:
      case Happening::built:
        break;
    }
  }

  /// Compares with the table as it is, and goes on from there.
  void compare(const Table& table) {
    for (std::size_t team = 0; team < table.team_count; ++team) {
      ASSERT_EQ(table_.teams[team], table.teams[team]) << "team " << team;
    }
    ASSERT_EQ(table_.holders, table.holders);
    ASSERT_EQ(table_.market, table.market);
    ASSERT_EQ(table_.prepared, table.prepared);
    ASSERT_EQ(table_.seen, table.seen);
    ASSERT_EQ(table_.last_round, table.last_round) << "in round " << table.round;
    ASSERT_EQ(table_.printed, table.printed) << "what is printed stays";
    ASSERT_EQ(is_over, table.turn.phase == Phase::over);
    // Cores gained are walked, one step each. Those that wait for a choice are not yet told.
    ASSERT_EQ(cores, table.turn.phase == Phase::take ? 0 : table.turn.cores);
    // A deck that is used up may be shuffled before it is told.
    if (table.turn.phase != Phase::greg_best && table.turn.phase != Phase::greg_lose) {
      ASSERT_EQ(table_.revealed, table.revealed);
    }
    table_ = table;
  }

  /// The cheese that has come from the supply, less what has gone there.
  int supplied = 0;
  unsigned lost = 0;
  int cores = 0;
  bool is_over = false;

 private:
  template <class Count>
  static void spend(Count& owned, unsigned amount) {
    EXPECT_GE(owned, amount);
    owned = static_cast<Count>(owned - amount);
  }
  static void add(std::uint16_t& owned, unsigned amount) {
    owned = static_cast<std::uint16_t>(owned + amount);
  }
  static void take(std::uint16_t& set, unsigned bit) {
    EXPECT_EQ((static_cast<unsigned>(set) >> bit) & 1U, 1U);
    set = static_cast<std::uint16_t>(set & ~(1U << bit));
  }

  /// Nobody tells that a turn is over, but rats of another team move only then.
  void pass_turn_to(std::uint8_t team) {
    if (team < table_.turn.team) ++table_.round;
    table_.turn.team = team;
  }

  void gain(Team& team, Good good, unsigned amount) {
    if (good == Good::cheese) {
      add(team.cheese, amount);
      supplied += static_cast<int>(amount);
    } else if (good == Good::core) {
      cores += static_cast<int>(amount);
    } else if (is_material(good)) {
      add(team.materials[material_index(good)], amount);
    }
  }

  void leave_market(Item item) {
    if (is_backpack(item)) {
      spend(table_.market.backpacks[item], 1);
    } else if (item == energy_drink) {
      spend(table_.market.drinks, 1);
    } else if (is_cap(item)) {
      take(table_.market.caps, static_cast<unsigned>(cap_of(item)));
    } else {
      take(table_.market.comics, static_cast<unsigned>(comic_of(item)));
    }
  }

  void hand_over(Team& team, Item item) {
    leave_market(item);
    team.owned_an_item = true;
    if (is_backpack(item)) {
      ++team.backpacks[item];
    } else if (item == energy_drink) {
      ++team.drinks;
    } else {
      team.caps = static_cast<std::uint16_t>(team.caps | (1U << (item - 6U)));
    }
  }

  void put_marker(const Event& event) {
    const auto track = static_cast<Track>(event.what);
    EXPECT_EQ(table_.printed.tracks[event.what][event.to], event.amount);
    table_.teams[event.team].markers.add_one(track);
    if (event.to < 4) {
      EXPECT_EQ(holder(table_.holders[event.what], event.to), 0U) << "one marker a space";
      table_.holders[event.what] = static_cast<TrackHolders>(
          table_.holders[event.what] | ((event.team + 1U) << (event.to * 4U)));
    }
    const bool is_gregs_track = track != Track::rocket && track != Track::rattronaut;
    if (table_.against_greg && event.team == greg && is_gregs_track) unprepare(event.what);
  }

  void unprepare(unsigned track) {
    EXPECT_EQ((static_cast<unsigned>(table_.prepared) >> track) & 1U, 1U);
    table_.prepared = static_cast<std::uint8_t>(table_.prepared & ~(1U << track));
  }

  Table table_;
};

/// Points counted a second time, from the table alone and in another way.
int recount(const Table& table, std::size_t team) {
  const Team& owner = table.teams[team];
  std::map<std::string_view, int> markers;
  int points = 0;
  int scored_tracks = 0;
  for (std::size_t track = 0; track < track_count; ++track) {
    int there = static_cast<int>(owner.markers.of(static_cast<Track>(track)));
    markers[track_names[track]] = there;
    if (there > 0) ++scored_tracks;
    for (unsigned space = 0; space < 4; ++space) {
      if (((table.holders[track] >> (4 * space)) & 15) != static_cast<int>(team) + 1) continue;
      points += table.printed.tracks[track][space];
      --there;
    }
    EXPECT_GE(there, 0);
    points += there * table.printed.tracks[track][4];
  }
  int collected = std::popcount(owner.comics);
  for (const int backpacks : owner.backpacks) collected += backpacks;
  const std::map<std::string_view, int> cap_values{
      {"rocket", 6},     {"cockpit", 4}, {"cargo", 4}, {"thruster", 4},
      {"provisions", 3}, {"lights", 3},  {"food", 3},  {"rattronaut", 3}};
  for (std::size_t cap = 0; cap < cap_count; ++cap) {
    if (((owner.caps >> cap) & 1) == 0) continue;
    const std::string_view name = cap_names[cap];
    if (name == "collector") {
      points += 2 * collected;
    } else if (name == "allrounder") {
      points += scored_tracks >= 5 ? 12 : 0;
    } else {
      points += cap_values.at(name) * markers[name];
    }
  }
  int goods = owner.cheese;
  for (const int material : owner.materials) goods += material;
  return points + 3 * owner.awards - 2 * owner.moldy + goods / 4;
}

void check_team(const Table& table, std::size_t place) {
  const Team& team = table.teams[place];
  std::array<int, 29> rats{};
  for (const Space rat : team.rats) {
    ASSERT_LE(rat, nursery);
    ++rats[rat];
  }
  // A rat on the Launchpad boards the rocket after everything is collected.
  const Turn& turn = table.turn;
  const bool is_collecting = turn.team == place && turn.phase > Phase::move &&
                             turn.phase < Phase::reward && rats[launchpad] > 0;
  if (!is_collecting || !has_new_rattronaut(table)) {
    ASSERT_EQ(rats[launchpad], static_cast<int>(rattronauts(team)));
  } else {
    ASSERT_EQ(rats[launchpad], static_cast<int>(rattronauts(team)) + 1);
  }
  const bool is_greg = table.against_greg && place == greg;
  if (is_greg) {
    ASSERT_EQ(rats[nursery], 0);
  } else {
    for (Space space = 1; space <= path_length; ++space) ASSERT_LE(rats[space], 1);
  }
  ASSERT_LE(markers_placed(team), 10U);
  ASSERT_LE(team.light, table.printed.light_count);
  ASSERT_LT(team.cheese, beyond_reason);
  ASSERT_LT(team.moldy, beyond_reason);
  for (const std::uint16_t material : team.materials) ASSERT_LT(material, beyond_reason);
  const unsigned sets = std::min({team.markers.of(Track::cockpit), team.markers.of(Track::cargo),
                                  team.markers.of(Track::thruster)});
  if (!is_greg && has_marker_left(team)) {
    ASSERT_EQ(team.markers.of(Track::rocket), sets);
  }
}

void check_tracks(const Table& table) {
  for (std::size_t track = 0; track < track_count; ++track) {
    std::array<unsigned, most_seats> held{};
    bool gap = false;
    for (std::size_t space = 0; space < 4; ++space) {
      const unsigned owner = holder(table.holders[track], space);
      const bool is_blocked =
          (space == 1 && table.team_count <= 2) || (space == 3 && table.team_count <= 4);
      ASSERT_EQ(owner == blocked, is_blocked);
      if (owner == blocked) continue;
      ASSERT_LE(owner, table.team_count);
      if (owner == 0) gap = true;
      if (owner == 0) continue;
      ASSERT_FALSE(gap) << "markers stand from left to right";
      ++held[owner - 1];
    }
    for (std::size_t team = 0; team < table.team_count; ++team) {
      const unsigned markers = table.teams[team].markers.of(static_cast<Track>(track));
      ASSERT_GE(markers, held[team]);
      if (gap) {
        ASSERT_EQ(markers, held[team]) << "nobody is on the last space yet";
      }
    }
  }
}

unsigned items_of(const Market& market) {
  auto items = market.drinks + static_cast<unsigned>(std::popcount(market.caps)) +
               static_cast<unsigned>(std::popcount(market.comics));
  for (const std::uint8_t backpacks : market.backpacks) items += backpacks;
  return items;
}

/// Items at the booths and owned, drinks that were used up not among them.
unsigned items_on(const Table& table) {
  unsigned items = items_of(table.market);
  for (const Team& team : table.teams) {
    items += team.drinks + static_cast<unsigned>(std::popcount(team.caps)) +
             static_cast<unsigned>(std::popcount(team.comics));
    for (const std::uint8_t backpacks : team.backpacks) items += backpacks;
  }
  return items;
}

int cheese_on(const Table& table) {
  int cheese = 0;
  for (const Team& team : table.teams) cheese += team.cheese;
  return cheese;
}

class Invariants : public testing::TestWithParam<std::size_t> {
 protected:
  static Options options() { return all_kinds_of_games()[GetParam()]; }
};

/// One game from its set-up to its end.
class WatchedGame {
 public:
  WatchedGame(const Options& options, Random& random)
      : random_(random),
        state_(laid_out(options, random, setup_)),
        shadow_(state_.table),
        stock_(items_on(state_.table)),
        cheese_(cheese_on(state_.table)) {}

  /// With a player it chooses for every seat, otherwise everything is drawn.
  void play(bool tries_everything, players::GreedyPlayer* player = nullptr) {
    for (int moves = 0; !FirstRat::is_terminal(state_); ++moves) {
      ASSERT_LT(moves, longest_game);
      const Seat seat = FirstRat::actors(state_).first();
      const auto legal = players::legal_actions<FirstRat>(state_, seat);
      // Whatever has one answer is not asked; chance may have one outcome.
      ASSERT_GE(legal.size(), seat == Seat::chance ? 1U : 2U);
      if (tries_everything) try_everything(seat, legal);
      if (player != nullptr && seat != Seat::chance) {
        const Action chosen = *player->choose(FirstRat::observe(state_, seat), legal);
        step({seat, chosen});
      } else {
        step(draw_move<FirstRat>(state_, random_));
      }
      if (testing::Test::HasFailure()) return;
    }
    check_end();
  }

 private:
  void try_everything(Seat seat, const std::vector<Action>& legal) const {
    for (const Action& action : legal) {
      State after = state_;
      ASSERT_EQ(FirstRat::apply(after, seat, action), Applied::done) << text_of(action);
      ASSERT_NE(after, state_) << text_of(action);
      ASSERT_EQ(FirstRat::actors(after).empty(), FirstRat::is_terminal(after));
    }
  }

  void step(const Move<Action>& move) {
    const Table before = state_.table;
    const State unwatched = applied_unwatched(move);
    chronicle_.events.clear();
    ASSERT_EQ(FirstRat::apply(state_, move.seat, move.action, chronicle_), Applied::done);
    ASSERT_EQ(state_, unwatched) << "a witness changes nothing";
    ASSERT_FALSE(chronicle_.events.full());
    for (const Event& event : chronicle_.events) {
      if (event.kind == Happening::drink_used) ++drunk_;
      ASSERT_NO_FATAL_FAILURE(check_fields(event));
      shadow_(event);
    }
    ASSERT_NO_FATAL_FAILURE(shadow_.compare(state_.table)) << text_of(move.action);
    for (std::size_t team = 0; team < state_.table.team_count; ++team)
      ASSERT_NO_FATAL_FAILURE(check_team(state_.table, team)) << text_of(move.action);
    ASSERT_NO_FATAL_FAILURE(check_tracks(state_.table));
    ASSERT_NO_FATAL_FAILURE(check_way(before, move));
    ASSERT_EQ(items_on(state_.table) + shadow_.lost + drunk_, stock_);
    ASSERT_EQ(cheese_on(state_.table), cheese_ + shadow_.supplied);
  }

  State applied_unwatched(const Move<Action>& move) const {
    State after = state_;
    EXPECT_EQ(FirstRat::apply(after, move.seat, move.action), Applied::done);
    return after;
  }

  /// An event says nothing that its kind has no field for.
  static void check_fields(Event event) {
    if (event.kind == Happening::space_yields) {
      ASSERT_EQ(event.amount, event.base + event.light + event.strong);
      event.amount = 0;
    }
    for (const EventField& field : kind_of(event).fields()) event.*field.member = 0;
    ASSERT_EQ(event, Event{.kind = event.kind});
  }

  /// Rats go forward, unless they come from the Nursery or go back as thieves.
  void check_way(const Table& before, const Move<Action>& move) const {
    int thieves = 0;
    for (const Event& event : chronicle_.events) thieves += event.kind == Happening::stolen ? 1 : 0;
    ASSERT_EQ(thieves, move.action.deed == Deed::steal ? 1 : 0);
    for (std::size_t team = 0; team < before.team_count; ++team) {
      for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
        const Space from = before.teams[team].rats[rat];
        const Space to = state_.table.teams[team].rats[rat];
        if (to < from && from != nursery) --thieves;
      }
    }
    ASSERT_GE(thieves, 0) << "a rat went back without a theft";
  }

  void check_end() const {
    const Outcome outcome = FirstRat::outcome(state_);
    const Table& table = state_.table;
    bool ends = false;
    std::vector<std::pair<int, unsigned>> ranks;
    for (std::size_t team = 0; team < table.team_count; ++team) {
      EXPECT_EQ(outcome.breakdown[team].total(), recount(table, team));
      ranks.emplace_back(recount(table, team), rattronauts(table.teams[team]));
      ends = ends || rattronauts(table.teams[team]) == 4 || markers_placed(table.teams[team]) >= 8;
    }
    EXPECT_TRUE(ends) << "nobody has ended the game";
    EXPECT_EQ(table.round, table.last_round);
    for (std::size_t team = 0; team < table.team_count; ++team) {
      const bool wins = table.against_greg
                            ? (team == 0) == (ranks[0].first > ranks[greg].first)
                            : ranks[team] == *std::max_element(ranks.begin(), ranks.end());
      EXPECT_EQ(outcome.wins(team), wins);
    }
  }

  Random& random_;
  FirstRat::Setup setup_;
  State state_;
  Shadow shadow_;
  Chronicle chronicle_;
  unsigned stock_;
  int cheese_;
  unsigned drunk_ = 0;
};

TEST_P(Invariants, HoldAfterEveryActionOfRandomGames) {
  for (std::uint64_t stream = 0; stream < games_per_kind; ++stream) {
    const std::uint64_t number = stream * all_kinds_of_games().size() + GetParam();
    Random random(4711, number);
    WatchedGame game(options(), random);
    ASSERT_NO_FATAL_FAILURE(game.play(number % everything_is_tried_in == 0)) << "stream " << stream;
    ASSERT_FALSE(testing::Test::HasFailure()) << "stream " << stream;
  }
}

TEST_P(Invariants, HoldAfterEveryActionOfGreedyGames) {
  for (std::uint64_t stream = 0; stream < greedy_games_per_kind; ++stream) {
    Random random(815, stream * all_kinds_of_games().size() + GetParam());
    WatchedGame game(options(), random);
    players::GreedyPlayer player(random);
    ASSERT_NO_FATAL_FAILURE(game.play(false, &player)) << "stream " << stream;
    ASSERT_FALSE(testing::Test::HasFailure()) << "stream " << stream;
  }
}

/// Actions that differ from one in a single part, most of which no text could say.
std::vector<Action> variations_of(const Action& action) {
  std::vector<Action> variations;
  const auto add = [&](auto change) {
    Action other = action;
    change(other);
    if (other != action) variations.push_back(other);
  };
  for (const unsigned part : {0U, 1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U, 10U, 26U, 255U}) {
    const auto number = static_cast<std::uint8_t>(part);
    add([&](Action& other) { other.what = number; });
    add([&](Action& other) { other.detail = number; });
    add([&](Action& other) { other.reserved = number; });
  }
  for (unsigned deed = 0; deed <= static_cast<unsigned>(Deed::deal); ++deed)
    add([&](Action& other) { other.deed = static_cast<Deed>(deed); });
  for (const Route route : {Route{}, Route::to(1), Route::to(31), Route::to(0, 8)}) {
    for (std::size_t rat = 0; rat < rats_per_team; ++rat)
      add([&](Action& other) { other.routes[rat] = route; });
  }
  return variations;
}

TEST(Decision, IsAcceptedExactlyIfItIsListed) {
  for (const Difficulty difficulty : {Difficulty::easy, Difficulty::unfair}) {
    Options options = solo_game(difficulty);
    options.all_comics = true;
    Random random(77, static_cast<std::uint64_t>(difficulty));
    FirstRat::Setup setup;
    State state = laid_out(options, random, setup);
    while (!FirstRat::is_terminal(state)) {
      const Move<Action> move = draw_move<FirstRat>(state, random);
      if (move.seat != Seat::chance) {
        const auto listed = players::legal_actions<FirstRat>(state, move.seat);
        for (const Action& other : variations_of(move.action)) {
          ASSERT_EQ(is_legal_decision(state.table, other),
                    std::find(listed.begin(), listed.end(), other) != listed.end())
              << "deed " << static_cast<int>(other.deed) << ", what " << int{other.what}
              << ", detail " << int{other.detail} << " instead of " << text_of(move.action);
        }
      }
      ASSERT_EQ(FirstRat::apply(state, move.seat, move.action), Applied::done);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Invariants,
                         testing::Range(std::size_t{0}, all_kinds_of_games().size()));

/// In a position with very many moves, everything that differs from a listed one by one rat's route
/// is listed exactly if it is legal.
TEST(Moves, AreListedExactlyIfTheyAreLegal) {
  State state = position_with_many_moves();
  auto listed = players::legal_actions<FirstRat>(state, Seat::one);
  ASSERT_GT(listed.size(), 1'000U);
  std::sort(listed.begin(), listed.end());
  Random random(9);
  for (int sample = 0; sample < 20'000; ++sample) {
    Action action = listed[random.below(static_cast<std::uint32_t>(listed.size()))];
    const Action& other = listed[random.below(static_cast<std::uint32_t>(listed.size()))];
    const std::size_t rat = random.below(rats_per_team);
    action.routes[rat] = other.routes[rat];
    ASSERT_EQ(is_legal_decision(state.table, action),
              std::binary_search(listed.begin(), listed.end(), action))
        << text_of(action);
  }
}

}  // namespace
}  // namespace cheesemoon::first_rat
