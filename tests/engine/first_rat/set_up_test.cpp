#include <map>

#include "positions.h"

namespace cheesemoon::first_rat {
namespace {

constexpr std::uint64_t many = 200;

unsigned backpacks_on_offer(const Market& market) {
  unsigned count = 0;
  for (const std::uint8_t backpacks : market.backpacks) count += backpacks;
  return count;
}

Options with_variable_path() {
  Options options = game_for(2);
  options.variable_path = true;
  return options;
}

Options with_variable_tracks() {
  Options options = game_for(2);
  options.variable_tracks = true;
  return options;
}

Options with_all_comics(unsigned seats = 2) {
  Options options = game_for(seats);
  options.all_comics = true;
  return options;
}

/// The tile on each space from 1 to 26.
std::vector<unsigned> tiles_of(const State& state) {
  std::vector<unsigned> tiles;
  for (Space space = 1; space <= path_length; ++space)
    tiles.push_back(state.table.printed.path[space].tile);
  return tiles;
}

TEST(SetUp, LetsSeat1StartAndTheOthersFollowClockwise) {
  for (unsigned seats = 2; seats <= most_seats; ++seats) {
    State state = position(seats);
    for (unsigned turn = 0; turn < 3 * seats; ++turn) {
      EXPECT_EQ(actor_number(state), static_cast<int>(turn % seats) + 1);
      EXPECT_EQ(state.table.round, turn / seats + 1);
      finish_turn(state);
    }
  }
}

TEST(SetUp, GivesOneTwoTwoThreeThreeCheeseBySeat) {
  constexpr std::array<unsigned, most_seats> cheese{1, 2, 2, 3, 3};
  for (unsigned seats = 2; seats <= most_seats; ++seats) {
    const State state = position(seats);
    EXPECT_EQ(state.table.team_count, seats);
    for (unsigned seat = 1; seat <= seats; ++seat)
      EXPECT_EQ(team(state, seat).cheese, cheese.at(seat - 1)) << seat << " of " << seats;
  }
}

TEST(SetUp, PutsRatsAAndBOnStartAndCAndDInTheNursery) {
  const State state = position(5);
  for (unsigned seat = 1; seat <= most_seats; ++seat)
    EXPECT_EQ(team(state, seat).rats, (std::array<Space, rats_per_team>{0, 0, nursery, nursery}));
}

TEST(SetUp, PutsLightMarkersBeforeLight1AndBurrowMarkersOnS) {
  const State state = position(5);
  for (unsigned seat = 1; seat <= most_seats; ++seat) {
    EXPECT_EQ(team(state, seat).light, 0);
    EXPECT_EQ(team(state, seat).burrow, in_burrow::s);
  }
  EXPECT_EQ(state.table.printed.burrow[in_burrow::s].kind, BurrowKind::start);
}

TEST(SetUp, GivesEverySeatTenMarkersAndNothingElse) {
  const State state = position(5);
  for (unsigned seat = 1; seat <= most_seats; ++seat) {
    const Team& has = team(state, seat);
    EXPECT_EQ(markers_placed(has), 0U);
    EXPECT_EQ(has.materials, (Materials{0, 0, 0, 0}));
    EXPECT_EQ(has.moldy, 0);
    EXPECT_EQ(has.awards, 0);
    EXPECT_EQ(has.drinks, 0);
    EXPECT_EQ(has.comics, 0);
    EXPECT_EQ(has.caps, 0);
    EXPECT_EQ(has.tokens, 0);
    EXPECT_EQ(has.backpacks, (std::array<std::uint8_t, colour_count>{}));
  }
}

TEST(SetUp, StocksBackpacksAndDrinksByTheNumberOfPlayers) {
  constexpr std::array<unsigned, 4> backpacks{5, 6, 7, 9};
  constexpr std::array<unsigned, 4> drinks{3, 4, 5, 6};
  for (unsigned seats = 2; seats <= most_seats; ++seats) {
    const Market market = any_position(game_for(seats)).table.market;
    EXPECT_EQ(backpacks_on_offer(market), backpacks.at(seats - 2));
    EXPECT_EQ(market.drinks, drinks.at(seats - 2));
  }
}

TEST(SetUp, StocksSixCapsAndSixComicsForAnyNumberOfPlayers) {
  for (unsigned seats = 2; seats <= most_seats; ++seats) {
    EXPECT_EQ(std::popcount(any_position(game_for(seats)).table.market.caps), 6);
    EXPECT_EQ(std::popcount(any_position(game_for(seats)).table.market.comics), 6);
    EXPECT_EQ(std::popcount(any_position(with_all_comics(seats)).table.market.comics), 6);
  }
}

TEST(SetUp, OfASoloGameStocksAsForTwo) {
  const Market market = any_position(solo_game()).table.market;
  EXPECT_EQ(backpacks_on_offer(market), 5U);
  EXPECT_EQ(market.drinks, 3);
  EXPECT_EQ(std::popcount(market.caps), 6);
  EXPECT_EQ(std::popcount(market.comics), 6);
}

TEST(SetUp, DrawsTheBackpacksFromTwoOfEachColour) {
  // Nine of ten: exactly one colour is short of one backpack, and every colour can be.
  std::set<std::size_t> short_colours;
  for (std::uint64_t stream = 0; stream < many; ++stream) {
    const Market market = any_position(game_for(5), stream).table.market;
    unsigned pairs = 0;
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
      EXPECT_LE(market.backpacks.at(colour), 2);
      if (market.backpacks.at(colour) == 2) ++pairs;
      if (market.backpacks.at(colour) == 1) short_colours.insert(colour);
    }
    EXPECT_EQ(pairs, 4U);
  }
  EXPECT_EQ(short_colours.size(), colour_count);
}

TEST(SetUp, DrawsEveryBackpackWithTheSameChance) {
  State state = start(game_for(2));
  const Action yellow = action_of("stock yellow");
  EXPECT_EQ(FirstRat::chance_weight(state, yellow), 2U);
  ASSERT_EQ(FirstRat::apply(state, Seat::chance, yellow), Applied::done);
  EXPECT_EQ(FirstRat::chance_weight(state, yellow), 1U);
  EXPECT_EQ(FirstRat::chance_weight(state, action_of("stock white")), 2U);
}

TEST(SetUp, CanPutOutEveryBottleCap) {
  unsigned seen = 0;
  for (std::uint64_t stream = 0; stream < many; ++stream)
    seen |= any_position(game_for(2), stream).table.market.caps;
  EXPECT_EQ(std::popcount(seen), 10);
}

TEST(SetUp, OfAFirstGameHasExactlyTheBasicSixComics) {
  constexpr unsigned basic = (1U << static_cast<unsigned>(Comic::strong)) - 1;
  for (std::uint64_t stream = 0; stream < 20; ++stream)
    EXPECT_EQ(any_position(game_for(3), stream).table.market.comics, basic);
}

TEST(SetUp, OtherwiseDrawsSixOfTheTenComics) {
  unsigned seen = 0;
  unsigned always = ~0U;
  for (std::uint64_t stream = 0; stream < many; ++stream) {
    const unsigned comics = any_position(with_all_comics(), stream).table.market.comics;
    EXPECT_EQ(std::popcount(comics), 6);
    seen |= comics;
    always &= comics;
  }
  EXPECT_EQ(std::popcount(seen), 10);
  EXPECT_EQ(always, 0U);
}

TEST(SetUp, NeverPutsOutWhatTheContentDoesNotHave) {
  Content content = standard_content();
  const auto guest = static_cast<std::size_t>(Comic::guest);
  const auto collector = static_cast<std::size_t>(Cap::collector);
  content.items.comic_exists.at(guest) = false;
  content.items.cap_exists.at(collector) = false;
  for (Options options : {game_for(2), with_all_comics()}) {
    options.content = &content;
    for (std::uint64_t stream = 0; stream < many; ++stream) {
      Random random(1969, stream);
      FirstRat::Setup setup;
      const Market market = laid_out(options, random, setup).table.market;
      EXPECT_EQ((static_cast<unsigned>(market.comics) >> guest) & 1U, 0U);
      EXPECT_EQ((static_cast<unsigned>(market.caps) >> collector) & 1U, 0U);
      EXPECT_EQ(std::count(setup.comics.begin(), setup.comics.end(), Comic::guest), 0);
    }
  }
}

TEST(SetUp, ThatWasWrittenSaysWhatItLacks) {
  Options options = solo_game();
  options.variable_tracks = true;
  options.all_comics = true;
  Random random(12);
  FirstRat::Setup setup;
  const State laid = laid_out(options, random, setup);
  EXPECT_FALSE(laid_in(setup, laid)) << "everything is laid out";

  // At every step what is written is found, and nothing where nothing is written.
  FirstRat::Setup bare = fixed_setup(options);
  bare.tracks = {};
  State state = start(options);
  while (is_laying_out(state.table.turn.phase)) {
    const auto missing = laid_in(bare, state);
    ASSERT_FALSE(missing) << text_of(*missing);
    EXPECT_FALSE(missing.error().empty());
    const auto written = laid_in(setup, state);
    ASSERT_TRUE(written);
    ASSERT_EQ(FirstRat::apply(state, Seat::chance, *written), Applied::done);
  }
  EXPECT_EQ(state, laid);
}

TEST(SetUp, BlocksTheSecondAndFourthSpaceOfEveryTrackByTheNumberOfPlayers) {
  for (unsigned seats = 2; seats <= most_seats; ++seats) {
    const State state = position(seats);
    for (const TrackHolders holders : state.table.holders) {
      EXPECT_EQ(holder(holders, 0), 0U);
      EXPECT_EQ(holder(holders, 1), seats == 2 ? blocked : 0U) << seats << " seats";
      EXPECT_EQ(holder(holders, 2), 0U);
      EXPECT_EQ(holder(holders, 3), seats <= 4 ? blocked : 0U) << seats << " seats";
    }
  }
}

TEST(SetUp, OfASoloGameBlocksTheSecondAndFourthSpace) {
  const State state = any_position(solo_game());
  for (const TrackHolders holders : state.table.holders) {
    EXPECT_EQ(holder(holders, 1), blocked);
    EXPECT_EQ(holder(holders, 3), blocked);
  }
}

/// Lays out a game as a written set-up says. What the set-up is refused for, if it is.
std::string_view fault_of(const Options& options, const Setup& setup) {
  State state = start(options);
  while (is_laying_out(state.table.turn.phase)) {
    const auto outcome = laid_in(setup, state);
    if (!outcome) return outcome.error();
    if (FirstRat::apply(state, Seat::chance, *outcome) != Applied::done) return "not legal";
  }
  return "";
}

TEST(WrittenSetUp, IsRefusedWithWhatItLacks) {
  Options options = solo_game();
  options.all_comics = true;
  options.variable_tracks = true;
  Random random(1969);
  FirstRat::Setup whole;
  (void)laid_out(options, random, whole);
  EXPECT_EQ(fault_of(options, whole), "");

  FirstRat::Setup setup = whole;
  setup.tracks[0] = {99, 99, 99, 99, 99};
  EXPECT_EQ(fault_of(options, setup), "the set-up wants a row of points that is not there");
  setup = whole;
  setup.backpacks.pop_back();
  EXPECT_EQ(fault_of(options, setup), "the set-up has too few backpacks");
  setup = whole;
  setup.caps.pop_back();
  EXPECT_EQ(fault_of(options, setup), "the set-up has too few caps");
  setup = whole;
  setup.comics.pop_back();
  EXPECT_EQ(fault_of(options, setup), "the set-up has too few comics");
  setup = whole;
  setup.deck &= setup.deck - 1;
  EXPECT_EQ(fault_of(options, setup), "the set-up has too few cards for Greg");
}

TEST(StandardPath, LiesInTheOrderOfTheBoard) {
  const auto tiles = tiles_of(position());
  for (unsigned space = 1; space <= path_length; ++space) EXPECT_EQ(tiles.at(space - 1), space);
}

TEST(VariablePath, ShufflesEveryGroupOntoItsOwnStretch) {
  constexpr std::array<std::array<unsigned, 2>, 5> stretches{
      {{1, 6}, {7, 11}, {12, 16}, {17, 21}, {22, 26}}};
  std::map<unsigned, std::set<unsigned>> tiles_on;
  for (std::uint64_t stream = 0; stream < many; ++stream) {
    const auto tiles = tiles_of(any_position(with_variable_path(), stream));
    EXPECT_EQ(std::set<unsigned>(tiles.begin(), tiles.end()).size(), 26U);
    for (unsigned space = 1; space <= path_length; ++space)
      tiles_on[space].insert(tiles.at(space - 1));
  }
  for (const auto& [first, last] : stretches) {
    std::set<unsigned> group;
    for (unsigned tile = first; tile <= last; ++tile) group.insert(tile);
    for (unsigned space = first; space <= last; ++space)
      EXPECT_EQ(tiles_on[space], group) << "space " << space;
  }
}

TEST(VariablePath, TakesColourAndYieldWithTheTiles) {
  const State standard = position();
  const State state = any_position(with_variable_path());
  for (Space space = 1; space <= path_length; ++space) {
    const PathSpace& here = state.table.printed.path[space];
    const PathSpace& tile = standard.table.printed.path[here.tile];
    EXPECT_EQ(here.tile_colour(), tile.tile_colour());
    EXPECT_EQ(here.good(), tile.good());
    EXPECT_EQ(here.amount, tile.amount);
  }
}

TEST(VariablePath, LeavesBoothsPipesAndLightsOnTheBoard) {
  const State standard = position();
  for (std::uint64_t stream = 0; stream < 20; ++stream) {
    const State state = any_position(with_variable_path(), stream);
    for (Space space = 1; space <= path_length; ++space) {
      const PathSpace& here = state.table.printed.path[space];
      const PathSpace& before = standard.table.printed.path[space];
      EXPECT_EQ(here.booth, before.booth);
      EXPECT_EQ(here.pipe_exit, before.pipe_exit);
      EXPECT_EQ(here.pipe_cost, before.pipe_cost);
      EXPECT_EQ(here.first_light, before.first_light);
    }
  }
}

TEST(VariablePath, IsWhatRatsCollectFrom) {
  State state = start(with_variable_path());
  // The tiles of group A the other way round: the core of space 6 now lies on space 1.
  play(state, {"tile 6", "tile 5", "tile 4", "tile 3", "tile 2", "tile 1"});
  Random random(1, 2);
  while (is_laying_out(state.table.turn.phase))
    ASSERT_EQ(FirstRat::apply(state, Seat::chance, draw_chance<FirstRat>(state, random)),
              Applied::done);
  play(state, "move a1");
  EXPECT_EQ(team(state, 1).burrow, in_burrow::n1);
  EXPECT_EQ(team(state, 1).light, 0);
}

TEST(StandardTracks, AreThoseOfTheBoard) {
  EXPECT_EQ(position().table.printed.tracks, standard_content().board.tracks);
}

TEST(VariableTracks, DrawSevenOfEightRowsForAllTracksButRocket) {
  const Board& board = standard_content().board;
  std::multiset<TrackValues> rows;
  for (const Track track : variable_tracks) rows.insert(board.tracks.at(index(track)));
  rows.insert(board.spare_track);
  ASSERT_EQ(rows.size(), 8U);
  std::map<Track, std::set<TrackValues>> rows_on;
  std::set<TrackValues> left_out;
  for (std::uint64_t stream = 0; stream < many; ++stream) {
    const State state = any_position(with_variable_tracks(), stream);
    EXPECT_EQ(state.table.printed.tracks.at(index(Track::rocket)),
              board.tracks.at(index(Track::rocket)));
    std::multiset<TrackValues> left = rows;
    for (const Track track : variable_tracks) {
      const TrackValues& values = state.table.printed.tracks.at(index(track));
      const auto found = left.find(values);
      ASSERT_NE(found, left.end());
      left.erase(found);
      rows_on[track].insert(values);
    }
    ASSERT_EQ(left.size(), 1U);
    left_out.insert(*left.begin());
  }
  // Cockpit and Construction lights have equal rows, so that seven different ones remain.
  const std::set<TrackValues> different(rows.begin(), rows.end());
  for (const Track track : variable_tracks) EXPECT_EQ(rows_on[track], different);
  EXPECT_EQ(left_out, different);
}

TEST(VariableTracks, AreWhatMarkersScore) {
  State state = any_position(with_variable_tracks());
  state.table.printed.tracks.at(index(Track::provisions)) = {9, 7, 6, 5, 4};
  team(state, 1).cheese = 10;
  play(state, {"move a1", "donate"});
  EXPECT_EQ(breakdown_of(state.table, 0).tracks.at(index(Track::provisions)), 9);
}

TEST(Supplies, AreUnlimited) {
  // More than the box has of anything.
  for (const Space space : {Space{2}, Space{3}, Space{4}, Space{16}, Space{18}}) {
    State state = with_rats({static_cast<Space>(space - 1), 0, nursery, nursery});
    const Good good = state.table.printed.path[space].good();
    own(team(state, 1), good, 1000);
    // Nothing is built or donated with markers that are all placed.
    place_markers(state, 1, Track::provisions, 10);
    play(state, "move a" + std::to_string(space));
    EXPECT_EQ(owned(team(state, 1), good), 1001U);
  }
}

}  // namespace
}  // namespace cheesemoon::first_rat
