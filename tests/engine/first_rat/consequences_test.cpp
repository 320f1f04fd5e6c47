#include "engine/first_rat/turn.h"
#include "positions.h"

namespace cheesemoon::first_rat {
namespace {

/// What follows from a decision, and the table after it.
std::vector<Event> events_of(Table& table, const Action& action) {
  Chronicle chronicle;
  decide(table, action, chronicle);
  return {chronicle.events.begin(), chronicle.events.end()};
}

/// The same without taking it.
std::vector<Event> foreseen(const State& state, std::string_view text) {
  Table copy = state.table;
  return events_of(copy, action_of(text));
}

constexpr std::uint8_t code(Good good) {
  return static_cast<std::uint8_t>(good);
}
constexpr std::uint8_t code(Track track) {
  return static_cast<std::uint8_t>(track);
}
constexpr std::uint8_t code(Colour colour) {
  return static_cast<std::uint8_t>(colour);
}

Event moved(std::uint8_t rat, Space from, Space to) {
  return {.kind = Happening::rat_moved, .rat = rat, .from = from, .to = to};
}
Event gained(Good good, std::uint8_t amount) {
  return {.kind = Happening::gained, .what = code(good), .amount = amount};
}
Event yields(std::uint8_t rat, Good good, Space space, std::array<std::uint8_t, 3> parts) {
  return {.kind = Happening::space_yields,
          .what = code(good),
          .rat = rat,
          .from = space,
          .amount = static_cast<std::uint8_t>(parts[0] + parts[1] + parts[2]),
          .base = parts[0],
          .light = parts[1],
          .strong = parts[2]};
}
Event scored(Track track, std::uint8_t space, std::uint8_t points) {
  return {.kind = Happening::scored, .what = code(track), .to = space, .amount = points};
}
Event entered(std::uint8_t space) {
  return {.kind = Happening::burrow_entered, .to = space};
}

TEST(Chronicle, KeepsWhatWasWrittenFirstOnceItIsFull) {
  Chronicle chronicle;
  for (std::size_t event = 0; event < max_events; ++event) chronicle(entered(in_burrow::s));
  chronicle(entered(in_burrow::n1));
  EXPECT_EQ(chronicle.events.size(), max_events);
  EXPECT_EQ(chronicle.events.back(), entered(in_burrow::s));
}

TEST(Consequences, OfAMoveShowWhatItCostsAndYields) {
  State state = with_rats({12, 0, nursery, nursery}, 3);
  team(state, 1).cheese = 0;
  own(team(state, 1), Good::vinegar, 1);
  team(state, 3).rats[0] = 17;
  EXPECT_EQ(
      foreseen(state, "move a17~13"),
      (std::vector<Event>{moved(0, 12, 17),
                          {.kind = Happening::pipe_paid, .what = code(Good::vinegar), .amount = 1},
                          {.kind = Happening::moldy_taken, .what = 3, .amount = 1},
                          {.kind = Happening::fee_paid, .what = 2, .amount = 1},
                          yields(0, Good::bulb, 17, {3, 0, 0}),
                          gained(Good::bulb, 3),
                          {.kind = Happening::light_moved, .from = 0, .to = 3}}));
}

TEST(Consequences, OfAPipeThatIsFreeShowNoCost) {
  State state = with_rats({13, 0, nursery, nursery});
  own(team(state, 1), Comic::pipes);
  const auto events = foreseen(state, "move a17~13");
  ASSERT_GE(events.size(), 2U);
  EXPECT_EQ(events[1], (Event{.kind = Happening::pipe_paid, .what = code(Good::vinegar)}));
}

TEST(Consequences, OfAGuestShowNoFee) {
  State state = position();
  own(team(state, 1), Comic::guest);
  team(state, 2).rats[0] = 4;
  EXPECT_EQ(foreseen(state, "move a4"),
            (std::vector<Event>{moved(0, 0, 4), yields(0, Good::vinegar, 4, {1, 0, 0}),
                                gained(Good::vinegar, 1)}));
}

TEST(Consequences, ShowEachPartOfAYield) {
  State state = with_rats({0, 3, nursery, nursery});
  team(state, 1).light = 2;
  own(team(state, 1), Comic::strong, 'b');
  own_backpacks(team(state, 1), Colour::yellow, 2);
  // Space 2 is lit, space 5 is not; rat b is strong.
  EXPECT_EQ(foreseen(state, "move a2 b5"),
            (std::vector<Event>{moved(0, 0, 2),
                                moved(1, 3, 5),
                                yields(0, Good::cheese, 2, {1, 1, 0}),
                                yields(1, Good::cheese, 5, {1, 0, 1}),
                                {.kind = Happening::backpack_yields,
                                 .what = code(Good::cheese),
                                 .from = code(Colour::yellow),
                                 .amount = 4},
                                gained(Good::cheese, 8)}));
}

TEST(Consequences, OfADrinkShowWhatIsDoubled) {
  State state = with_rats({1, 0, nursery, nursery});
  team(state, 1).drinks = 1;
  team(state, 1).light = 2;
  own_backpacks(team(state, 1), Colour::yellow, 1);
  // The yields are told with the move, so that the drink can be decided.
  EXPECT_EQ(foreseen(state, "move a2"), (std::vector<Event>{moved(0, 1, 2),
                                                            yields(0, Good::cheese, 2, {1, 1, 0}),
                                                            {.kind = Happening::backpack_yields,
                                                             .what = code(Good::cheese),
                                                             .from = code(Colour::yellow),
                                                             .amount = 2}}));
  play(state, "move a2");
  EXPECT_EQ(foreseen(state, "collect"), (std::vector<Event>{gained(Good::cheese, 4)}));
  EXPECT_EQ(foreseen(state, "drink"),
            (std::vector<Event>{{.kind = Happening::drink_used}, gained(Good::cheese, 8)}));
}

TEST(Consequences, OfTakingShowTheBackpack) {
  State state = with_rats({3, 9, nursery, nursery});
  own_backpacks(team(state, 1), Colour::green, 1);
  play(state, "move a4 b10");
  EXPECT_EQ(foreseen(state, "take soda"), (std::vector<Event>{{.kind = Happening::backpack_yields,
                                                               .what = code(Good::soda),
                                                               .from = code(Colour::green),
                                                               .amount = 1},
                                                              gained(Good::soda, 1)}));
}

TEST(Consequences, OfBulbsShowConstructionLightsAndTheirPoints) {
  State state = with_rats({16, 0, nursery, nursery});
  team(state, 1).light = 13;
  place_markers(state, 2, Track::lights, 1);
  EXPECT_EQ(foreseen(state, "move a17"),
            (std::vector<Event>{moved(0, 16, 17),
                                yields(0, Good::bulb, 17, {3, 0, 0}),
                                gained(Good::bulb, 3),
                                {.kind = Happening::light_moved, .from = 13, .to = 16},
                                scored(Track::lights, 2, 5)}));
}

TEST(Consequences, OfCoresShowTheWayAndItsRewards) {
  State state = with_rats({25, 0, nursery, nursery});
  team(state, 1).burrow = in_burrow::x2;
  EXPECT_EQ(foreseen(state, "move a26"),
            (std::vector<Event>{moved(0, 25, 26), yields(0, Good::core, 26, {4, 0, 0}),
                                gained(Good::core, 4)}));
  play(state, "move a26");
  EXPECT_EQ(foreseen(state, "up"), (std::vector<Event>{entered(in_burrow::nursery),
                                                       {.kind = Happening::rat_raised, .rat = 2},
                                                       entered(in_burrow::s),
                                                       entered(in_burrow::n1),
                                                       entered(in_burrow::n2)}));
  EXPECT_EQ(foreseen(state, "left"),
            (std::vector<Event>{entered(in_burrow::n4), entered(in_burrow::food),
                                scored(Track::food, 0, 7), entered(in_burrow::n5),
                                entered(in_burrow::s)}));
}

TEST(Consequences, OfAComicShowItAndItsRat) {
  State state = position();
  state.table.market.comics = 0b1111111;
  collect_cores(state, 5);
  EXPECT_EQ(foreseen(state, "up"), (std::vector<Event>{entered(in_burrow::library)}));
  play(state, "up");
  EXPECT_EQ(foreseen(state, "comic strong b"),
            (std::vector<Event>{{.kind = Happening::comic_taken,
                                 .what = static_cast<std::uint8_t>(Comic::strong),
                                 .rat = 1}}));
  EXPECT_EQ(foreseen(state, "comic blend"),
            (std::vector<Event>{{.kind = Happening::comic_taken,
                                 .what = static_cast<std::uint8_t>(Comic::blend),
                                 .rat = 255}}));
  EXPECT_EQ(foreseen(state, "comic none"), std::vector<Event>{});
}

TEST(Consequences, OfReachingTheLaunchpadShowPointsAndReward) {
  State state = with_rats({26, 0, nursery, nursery});
  EXPECT_EQ(foreseen(state, "move a27"),
            (std::vector<Event>{moved(0, 26, 27), scored(Track::rattronaut, 0, 10)}));
  play(state, "move a27");
  EXPECT_EQ(foreseen(state, "award"), (std::vector<Event>{{.kind = Happening::award_taken}}));
  EXPECT_EQ(foreseen(state, "rat"),
            (std::vector<Event>{{.kind = Happening::rat_raised, .rat = 2}}));
}

TEST(Consequences, OfTheFourthRatShowTheEnd) {
  State state = with_rats({25, 27, 27, 27});
  place_markers(state, 1, Track::rattronaut, 3);
  EXPECT_EQ(foreseen(state, "move a27"),
            (std::vector<Event>{moved(0, 25, 27),
                                scored(Track::rattronaut, 4, 6),
                                {.kind = Happening::end_announced, .amount = 0},
                                {.kind = Happening::award_taken}}));
}

TEST(Consequences, OfShoppingShowItemAndPrice) {
  State state = with_rats({14, 0, nursery, nursery});
  own(team(state, 1), Comic::haggler, 'a');
  team(state, 1).cheese = 9;
  play(state, "move a15");
  EXPECT_EQ(foreseen(state, "buy drink"),
            (std::vector<Event>{{.kind = Happening::bought, .what = energy_drink, .amount = 4}}));
  EXPECT_EQ(foreseen(state, "steal drink"),
            (std::vector<Event>{{.kind = Happening::stolen, .what = energy_drink, .rat = 0}}));
  EXPECT_EQ(foreseen(state, "pass"), std::vector<Event>{});
}

TEST(Consequences, OfBuildingShowMaterialsAndPoints) {
  State state = position();
  own(team(state, 1), Comic::thrift);
  team(state, 1).materials = {2, 4, 0, 0};
  place_markers(state, 1, Track::cockpit, 1);
  place_markers(state, 1, Track::cargo, 1);
  play(state, "move a1");
  EXPECT_EQ(foreseen(state, "build thruster -vinegar"),
            (std::vector<Event>{
                {.kind = Happening::built, .what = code(Track::thruster)},
                {.kind = Happening::goods_spent, .what = code(Good::soda), .amount = 2},
                {.kind = Happening::goods_spent, .what = code(Good::vinegar), .amount = 4},
                scored(Track::thruster, 0, 9),
                scored(Track::rocket, 0, 5)}));
}

TEST(Consequences, OfDonatingShowPointsAndTheEnd) {
  State state = position();
  team(state, 1).cheese = 10;
  place_markers(state, 1, Track::food, 7);
  play(state, "move a1");
  EXPECT_EQ(foreseen(state, "donate"),
            (std::vector<Event>{{.kind = Happening::donated, .amount = 10},
                                scored(Track::provisions, 0, 7),
                                {.kind = Happening::end_announced, .amount = 1}}));
}

TEST(Consequences, ShowThatAScoringLapses) {
  State state = with_rats({16, 0, nursery, nursery});
  team(state, 1).light = 14;
  place_markers(state, 1, Track::food, 10);
  const auto events = foreseen(state, "move a17");
  ASSERT_FALSE(events.empty());
  EXPECT_EQ(events.back(), (Event{.kind = Happening::scoring_lapsed, .what = code(Track::lights)}));
}

TEST(Consequences, OfTheLastDecisionShowThatTheGameIsOver) {
  State state = position();
  state.table.last_round = 1;
  give_turn(state, 2);
  const auto events = foreseen(state, "move a1");
  ASSERT_FALSE(events.empty());
  EXPECT_EQ(events.back(), (Event{.kind = Happening::game_over}));
}

/// What the events say that a team's cheese, materials and points on tracks change by.
struct Balance {
  int cheese = 0;
  std::array<int, material_count> materials{};
  int track_points = 0;
  friend bool operator==(const Balance&, const Balance&) = default;
};

Balance balance_of(const std::vector<Event>& events, std::size_t team) {
  Balance balance;
  for (const Event& event : events) {
    const int amount = event.amount;
    if (event.kind == Happening::fee_paid && event.what == team) balance.cheese += amount;
    if (event.team != team) continue;
    switch (event.kind) {
      case Happening::gained:
        if (event.what == code(Good::cheese)) balance.cheese += amount;
        if (is_material(static_cast<Good>(event.what)))
          balance.materials.at(material_index(static_cast<Good>(event.what))) += amount;
        break;
      case Happening::pipe_paid:
      case Happening::goods_spent:
        balance.materials.at(material_index(static_cast<Good>(event.what))) -= amount;
        break;
      case Happening::moldy_taken:
        balance.cheese += event.what;
        break;
      case Happening::fee_paid:
      case Happening::bought:
      case Happening::donated:
        balance.cheese -= amount;
        break;
      case Happening::scored:
        balance.track_points += amount;
        break;
      default:
        break;
    }
  }
  return balance;
}

Balance difference(const Table& before, const Table& after, std::size_t team) {
  Balance balance;
  balance.cheese = after.teams.at(team).cheese - before.teams.at(team).cheese;
  for (std::size_t kind = 0; kind < material_count; ++kind)
    balance.materials.at(kind) =
        after.teams.at(team).materials.at(kind) - before.teams.at(team).materials.at(kind);
  for (std::size_t track = 0; track < track_count; ++track)
    balance.track_points +=
        breakdown_of(after, team).tracks.at(track) - breakdown_of(before, team).tracks.at(track);
  return balance;
}

TEST(Consequences, AreWhatHappensThroughoutRandomGames) {
  for (unsigned seats = 2; seats <= most_seats; ++seats) {
    for (std::uint64_t stream = 0; stream < 10; ++stream) {
      Options options = game_for(seats);
      options.all_comics = stream % 2 == 0;
      options.variable_path = stream % 3 == 0;
      State state = any_position(options, stream);
      Random random(7, stream);
      while (!FirstRat::is_terminal(state)) {
        const auto move = draw_move<FirstRat>(state, random);
        const Table before = state.table;
        Table after = before;
        const std::vector<Event> events = events_of(after, move.action);
        ASSERT_EQ(FirstRat::apply(state, move.seat, move.action), Applied::done);
        ASSERT_EQ(after, state.table) << text_of(move.action);
        for (std::size_t team = 0; team < seats; ++team)
          ASSERT_TRUE(balance_of(events, team) == difference(before, state.table, team))
              << text_of(move.action) << " for team " << team;
      }
    }
  }
}

}  // namespace
}  // namespace cheesemoon::first_rat
