#include <gtest/gtest.h>

#include "engine/first_rat/move.h"
#include "engine/first_rat/points.h"
#include "positions.h"

/// Whoever owns the box can correct every number that we have not read in a rulebook.
namespace cheesemoon::first_rat {
namespace {

/// A game with the standard items but for one comic's number.
State with_amount(Comic comic, std::uint8_t amount) {
  Content content = standard_content();
  content.items.comic_amounts.at(static_cast<std::size_t>(comic)) = amount;
  Options options = game_for(2);
  options.content = &content;
  State state = any_position(options);
  state.table.market.backpacks = {1, 1, 1, 1, 1};
  return state;
}

State with_cap(Cap cap, CapRule rule) {
  Content content = standard_content();
  content.items.cap_rules.at(static_cast<std::size_t>(cap)) = rule;
  Options options = game_for(5);
  options.content = &content;
  State state = any_position(options);
  team(state, 1).cheese = 0;
  own(team(state, 1), cap);
  return state;
}

int caps_of(const State& state) {
  return breakdown_of(state.table, 0).caps;
}

constexpr std::uint16_t only(Countable thing) {
  return static_cast<std::uint16_t>(1U << static_cast<unsigned>(thing));
}

TEST(CorrectedContent, SaysHowFarARatGoesAlone) {
  State state = with_amount(Comic::stride, 6);
  own(team(state, 1), Comic::stride);
  EXPECT_TRUE(is_legal(state, "move a6"));
  EXPECT_FALSE(is_legal(state, "move a7"));
}

TEST(CorrectedContent, SaysHowFarAGroupGoes) {
  State state = with_amount(Comic::march, 5);
  team(state, 1).rats = {6, 12, nursery, nursery};
  EXPECT_FALSE(is_legal(state, "move a11 b15"));
  own(team(state, 1), Comic::march);
  EXPECT_TRUE(is_legal(state, "move a11 b15"));
}

TEST(CorrectedContent, SaysHowMuchFurtherASwiftRatGoes) {
  State state = with_amount(Comic::swift, 1);
  own(team(state, 1), Comic::swift, 'a');
  EXPECT_TRUE(is_legal(state, "move a6"));
  EXPECT_FALSE(is_legal(state, "move a7"));
}

TEST(CorrectedContent, SaysHowMuchMoreAStrongRatCollects) {
  State state = with_amount(Comic::strong, 3);
  own(team(state, 1), Comic::strong, 'a');
  const unsigned before = team(state, 1).cheese;
  play(state, "move a2");
  EXPECT_EQ(team(state, 1).cheese, before + 1 + 3);
}

TEST(CorrectedContent, SaysHowMuchLessAHagglerPays) {
  State state = with_amount(Comic::haggler, 4);
  team(state, 1).rats[0] = 8;
  own(team(state, 1), Comic::haggler, 'a');
  team(state, 1).cheese = 2;
  play(state, {"move a9", "buy green"});
  EXPECT_EQ(team(state, 1).cheese, 0);
}

TEST(CorrectedContent, SaysWhatABottleCapCounts) {
  State state = with_cap(Cap::rocket, {only(Countable::caps), 6, 0});
  const auto worth = [&](Countable thing) {
    state.table.printed.cap_rules.at(static_cast<std::size_t>(Cap::rocket)).counts = only(thing);
    return caps_of(state);
  };
  Team& owner = team(state, 1);
  for (std::size_t track = 0; track < track_count; ++track) {
    const auto thing = static_cast<Countable>(track);
    EXPECT_EQ(worth(thing), 0) << track;
    place_markers(state, 1, static_cast<Track>(track), track % 2 + 1);
    EXPECT_EQ(worth(thing), track % 2 == 0 ? 6 : 12) << track;
    EXPECT_EQ(worth(Countable::tracks), 6 * (static_cast<int>(track) + 1));
  }
  owner.backpacks = {2, 0, 0, 1, 0};
  EXPECT_EQ(worth(Countable::backpacks), 18);
  own(owner, Comic::pipes);
  EXPECT_EQ(worth(Countable::comics), 6);
  owner.drinks = 2;
  EXPECT_EQ(worth(Countable::drinks), 12);
  EXPECT_EQ(worth(Countable::caps), 6);
  owner.awards = 3;
  EXPECT_EQ(worth(Countable::awards), 18);
}

TEST(CorrectedContent, SaysHowManyThingsABottleCapNeeds) {
  State state = with_cap(Cap::allrounder, {only(Countable::tracks), 9, 2});
  place_markers(state, 1, Track::food, 3);
  EXPECT_EQ(caps_of(state), 0);
  place_markers(state, 1, Track::lights, 1);
  EXPECT_EQ(caps_of(state), 9);
}

TEST(CorrectedContent, LetsABottleCapCountSeveralKindsOfThings) {
  const auto drinks_and_awards =
      static_cast<std::uint16_t>(only(Countable::drinks) | only(Countable::awards));
  State state = with_cap(Cap::collector, {drinks_and_awards, 2, 0});
  team(state, 1).drinks = 1;
  team(state, 1).awards = 2;
  EXPECT_EQ(caps_of(state), 6);
}

}  // namespace
}  // namespace cheesemoon::first_rat
