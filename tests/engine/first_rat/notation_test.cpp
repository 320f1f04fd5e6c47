#include "engine/first_rat/notation.h"

#include <gtest/gtest.h>

#include "games.h"
#include "players/legal_actions.h"

namespace cheesemoon::first_rat {
namespace {

using Routes = std::array<Route, rats_per_team>;

constexpr std::uint32_t pipes(std::initializer_list<unsigned> entries) {
  std::uint32_t set = 0;
  for (const unsigned entry : entries) set |= 1U << entry;
  return set;
}

struct Written {
  std::string text;
  Action action;
};

void PrintTo(const Written& written, std::ostream* stream) {
  *stream << written.text;
}

class WrittenAction : public testing::TestWithParam<Written> {};

TEST_P(WrittenAction, IsWrittenAndReadAlike) {
  EXPECT_EQ(write_action(GetParam().action).view(), GetParam().text);
  const auto action = read_action(GetParam().text);
  ASSERT_TRUE(action) << action.error().expected;
  EXPECT_EQ(*action, GetParam().action);
}

INSTANTIATE_TEST_SUITE_P(
    Moves, WrittenAction,
    testing::Values(
        Written{"move a4", Action::move({Route::to(4)})},
        Written{"move d27", Action::move({Route{}, Route{}, Route{}, Route::to(27)})},
        Written{"move a5 b2", Action::move({Route::to(5), Route::to(2)})},
        Written{"move a1 b2 c3 d4",
                Action::move({Route::to(1), Route::to(2), Route::to(3), Route::to(4)})},
        Written{"move b10 d19", Action::move({Route{}, Route::to(10), Route{}, Route::to(19)})},
        Written{"move a20~11", Action::move({Route::to(20, pipes({11}))})},
        Written{"move c19~5~11", Action::move({Route{}, Route{}, Route::to(19, pipes({5, 11}))})},
        Written{"move a12~3 b20 c24~13~20", Action::move({Route::to(12, pipes({3})), Route::to(20),
                                                          Route::to(24, pipes({13, 20}))})}));

INSTANTIATE_TEST_SUITE_P(
    Decisions, WrittenAction,
    testing::Values(
        Written{"collect", Action::of(Deed::collect)}, Written{"drink", Action::of(Deed::drink)},
        Written{"take soda", Action::take(Good::soda)},
        Written{"take vinegar", Action::take(Good::vinegar)},
        Written{"take can", Action::take(Good::can)},
        Written{"take calculator", Action::take(Good::calculator)},
        Written{"up", Action::of(Deed::up)}, Written{"left", Action::of(Deed::left)},
        Written{"comic pipes", Action::comic(Comic::pipes, 0)},
        Written{"comic stride", Action::comic(Comic::stride, 0)},
        Written{"comic strong b", Action::comic(Comic::strong, 2)},
        Written{"comic loner d", Action::comic(Comic::loner, 4)},
        Written{"comic swift", Action::comic(Comic::swift, 0)},
        Written{"comic none", Action::comic_none()}, Written{"award", Action::of(Deed::award)},
        Written{"rat", Action::of(Deed::rat)},
        Written{"buy yellow", Action::of(Deed::buy, item_of(Colour::yellow))},
        Written{"buy drink", Action::of(Deed::buy, energy_drink)},
        Written{"buy rattronaut", Action::of(Deed::buy, item_of(Cap::rattronaut))},
        Written{"steal orange", Action::of(Deed::steal, item_of(Colour::orange))},
        Written{"steal drink", Action::of(Deed::steal, energy_drink)},
        Written{"steal allrounder", Action::of(Deed::steal, item_of(Cap::allrounder))},
        Written{"pass", Action::of(Deed::pass)},
        Written{"build cockpit", Action::build(Track::cockpit)},
        Written{"build cargo", Action::build(Track::cargo)},
        Written{"build thruster", Action::build(Track::thruster)},
        Written{"build thruster -soda", Action::build(Track::thruster, Good::soda)},
        Written{"build cockpit -calculator", Action::build(Track::cockpit, Good::calculator)},
        Written{"donate", Action::of(Deed::donate)}, Written{"end", Action::of(Deed::end)}));

INSTANTIATE_TEST_SUITE_P(
    Greg, WrittenAction,
    testing::Values(
        Written{"draw A3", Action::of(Deed::draw, card_id('A', 3))},
        Written{"draw A11", Action::of(Deed::draw, card_id('A', 11))},
        Written{"draw B10", Action::of(Deed::draw, card_id('B', 10))},
        Written{"draw C", Action::of(Deed::draw, card_id('C', 0))},
        Written{"lose yellow", Action::of(Deed::lose, item_of(Colour::yellow))},
        Written{"lose drink", Action::of(Deed::lose, energy_drink)},
        Written{"lose rocket", Action::of(Deed::lose, item_of(Cap::rocket))},
        Written{"lose pipes", Action::of(Deed::lose, item_of(Comic::pipes))},
        Written{"best cockpit", Action::of(Deed::best, static_cast<unsigned>(Track::cockpit))},
        Written{"best food", Action::of(Deed::best, static_cast<unsigned>(Track::food))}));

INSTANTIATE_TEST_SUITE_P(
    LayingOut, WrittenAction,
    testing::Values(Written{"tile 1", Action::of(Deed::lay_tile, 1)},
                    Written{"tile 26", Action::of(Deed::lay_tile, 26)},
                    Written{"row 0", Action::of(Deed::lay_track, 0)},
                    Written{"row 7", Action::of(Deed::lay_track, 7)},
                    Written{"stock green", Action::of(Deed::stock, item_of(Colour::green))},
                    Written{"stock collector", Action::of(Deed::stock, item_of(Cap::collector))},
                    Written{"stock haggler", Action::of(Deed::stock, item_of(Comic::haggler))},
                    Written{"deal A10", Action::of(Deed::deal, card_id('A', 10))},
                    Written{"deal B1", Action::of(Deed::deal, card_id('B', 1))}));

TEST(Actions, AreOrderedByRoutesThenDeedThenWhatItIsAbout) {
  const Action stay = Action::move({});
  const Action first = Action::move({Route::to(1)});
  const Action second = Action::move({Route::to(1), Route::to(2)});
  EXPECT_LT(stay, first);
  EXPECT_LT(first, second);
  EXPECT_LT(Action::of(Deed::move, 9), Action::of(Deed::take, 1));
  EXPECT_LT(Action::of(Deed::take, 1, 9), Action::of(Deed::take, 2));
  EXPECT_LT(Action::of(Deed::take, 1, 1), Action::of(Deed::take, 1, 2));
  EXPECT_EQ(second <=> Action(second), std::strong_ordering::equal);
}

TEST(Names, AreThoseOfTheRecords) {
  EXPECT_EQ(keeper_name(Keeper::hamster), "hamster");
  EXPECT_EQ(icon_name(Icon::best), "best");
  EXPECT_EQ(difficulty_name(Difficulty::unfair), "unfair");
}

TEST(Items, AreBackpacksADrinkCapsAndComics) {
  for (Item item = 0; item < 26; ++item) {
    const int kinds = int{is_backpack(item)} + int{item == energy_drink} + int{is_cap(item)} +
                      int{is_comic(item)};
    EXPECT_EQ(kinds, 1) << unsigned{item};
  }
  EXPECT_FALSE(is_comic(26)) << "there are no more";
}

TEST(ActionText, OfEveryItemIsItsOwn) {
  for (const Deed deed : {Deed::buy, Deed::steal, Deed::lose, Deed::stock}) {
    for (Item item = 0; item < 26; ++item) {
      const Action action = Action::of(deed, item);
      const auto again = read_action(write_action(action).view());
      ASSERT_TRUE(again) << text_of(action);
      EXPECT_EQ(*again, action) << text_of(action);
    }
  }
}

struct Malformed {
  std::string_view text;
  std::string_view part;
  std::size_t offset;
  std::string_view expected;
};

void PrintTo(const Malformed& malformed, std::ostream* stream) {
  *stream << '"' << malformed.text << '"';
}

class MalformedAction : public testing::TestWithParam<Malformed> {};

TEST_P(MalformedAction, IsRefusedWithItsPlaceAndWhatBelongsThere) {
  const auto action = read_action(GetParam().text);
  ASSERT_FALSE(action) << text_of(*action);
  EXPECT_EQ(action.error().part, GetParam().part);
  EXPECT_EQ(action.error().offset, GetParam().offset);
  EXPECT_EQ(action.error().expected.substr(0, GetParam().expected.size()), GetParam().expected);
}

constexpr std::string_view verb = "move, collect, drink,";
constexpr std::string_view routes_form = "rats and their targets as in a5";
constexpr std::string_view target_form = "a space from 1 to 27";
constexpr std::string_view entries = "the entries of pipes, ascending";
constexpr std::string_view material_name = "soda, vinegar, can or calculator";
constexpr std::string_view comic_form = "the name of a comic, or none";
constexpr std::string_view item_form = "a colour, drink, or the name of a cap or comic";
constexpr std::string_view part_form = "cockpit, cargo or thruster";
constexpr std::string_view card_form = "a card as in A3, B10 or C";

INSTANTIATE_TEST_SUITE_P(
    Verbs, MalformedAction,
    testing::Values(Malformed{"", "action", 0, verb}, Malformed{" ", "action", 0, verb},
                    Malformed{"move", "action", 0, verb}, Malformed{"Move a5", "action", 0, verb},
                    Malformed{"hop a5", "action", 0, verb},
                    Malformed{" collect", "action", 0, verb},
                    Malformed{"collect ", "action", 0, verb},
                    Malformed{"collect all", "action", 0, verb},
                    Malformed{"end ", "action", 0, verb}, Malformed{"donate 10", "action", 0, verb},
                    Malformed{"take", "action", 0, verb}, Malformed{"draw", "action", 0, verb}));

INSTANTIATE_TEST_SUITE_P(Moves, MalformedAction,
                         testing::Values(Malformed{"move ", "rat", 5, routes_form},
                                         Malformed{"move e5", "rat", 5, routes_form},
                                         Malformed{"move A5", "rat", 5, routes_form},
                                         Malformed{"move  a5", "rat", 5, routes_form},
                                         Malformed{"move b2 a5", "rat", 8, routes_form},
                                         Malformed{"move a2 a5", "rat", 8, routes_form},
                                         Malformed{"move d2 d5", "rat", 8, routes_form},
                                         Malformed{"move a5 ", "rat", 8, routes_form},
                                         Malformed{"move a5  b2", "rat", 8, routes_form},
                                         Malformed{"move a", "target", 6, target_form},
                                         Malformed{"move a0", "target", 6, target_form},
                                         Malformed{"move a28", "target", 6, target_form},
                                         Malformed{"move a270", "target", 6, target_form},
                                         Malformed{"move a4294967301", "target", 6, target_form},
                                         Malformed{"move a05", "target", 6, target_form},
                                         Malformed{"move a-5", "target", 6, target_form},
                                         Malformed{"move ab", "target", 6, target_form},
                                         Malformed{"move a5 bx", "target", 9, target_form},
                                         Malformed{"move a20~", "pipe", 9, entries},
                                         Malformed{"move a20~0", "pipe", 9, entries},
                                         Malformed{"move a20~27", "pipe", 9, entries},
                                         Malformed{"move a20~03", "pipe", 9, entries},
                                         Malformed{"move a20~x", "pipe", 9, entries},
                                         Malformed{"move a20~11~5", "pipe", 12, entries},
                                         Malformed{"move a20~11~11", "pipe", 12, entries},
                                         Malformed{"move a20~11~", "pipe", 12, entries},
                                         Malformed{"move a5,b2", "end", 7, "nothing more"},
                                         Malformed{"move a20-11", "end", 8, "nothing more"}));

INSTANTIATE_TEST_SUITE_P(
    Objects, MalformedAction,
    testing::Values(
        Malformed{"take cheese", "material", 5, material_name},
        Malformed{"take bulb", "material", 5, material_name},
        Malformed{"take ", "material", 5, material_name},
        Malformed{"take soda ", "end", 9, "nothing more"}, Malformed{"comic", "action", 0, verb},
        Malformed{"comic ", "comic", 6, comic_form},
        Malformed{"comic batman", "comic", 6, comic_form},
        Malformed{"comic pipes a", "end", 11, "nothing more"},
        Malformed{"comic none a", "end", 10, "nothing more"},
        Malformed{"comic strong ", "rat", 13, "a rat from a to d"},
        Malformed{"comic strong e", "rat", 13, "a rat from a to d"},
        Malformed{"comic strong b ", "end", 14, "nothing more"},
        Malformed{"buy nothing", "item", 4, item_form}, Malformed{"buy ", "item", 4, item_form},
        Malformed{"steal Yellow", "item", 6, item_form},
        Malformed{"lose yellow ", "end", 11, "nothing more"},
        Malformed{"build rocket", "part", 6, part_form}, Malformed{"build ", "part", 6, part_form},
        Malformed{"build thruster ", "saved", 15, "the material saved as in -soda"},
        Malformed{"build thruster soda", "saved", 15, "the material saved as in -soda"},
        Malformed{"build thruster -", "material", 16, material_name},
        Malformed{"build thruster -cheese", "material", 16, material_name},
        Malformed{"build thruster -soda ", "end", 20, "nothing more"}));

INSTANTIATE_TEST_SUITE_P(Greg, MalformedAction,
                         testing::Values(Malformed{"draw ", "card", 5, card_form},
                                         Malformed{"draw D1", "card", 5, card_form},
                                         Malformed{"draw a3", "card", 5, card_form},
                                         Malformed{"draw A", "card", 6, card_form},
                                         Malformed{"draw A0", "card", 6, card_form},
                                         Malformed{"draw A03", "card", 6, card_form},
                                         Malformed{"draw A32", "card", 6, card_form},
                                         Malformed{"draw C1", "end", 6, "nothing more"},
                                         Malformed{"draw A3 ", "end", 7, "nothing more"},
                                         Malformed{"best tail", "track", 5, "the name of a track"},
                                         Malformed{"best ", "track", 5, "the name of a track"},
                                         Malformed{"tile 0", "tile", 5, "a tile from 1 to 26"},
                                         Malformed{"tile 27", "tile", 5, "a tile from 1 to 26"},
                                         Malformed{"row 8", "row", 4, "a row from 0 to 7"}));

TEST(ActionText, IsAnEntryOfWhoeverHasToAct) {
  const State state = start(game_for(2));
  const auto entry = FirstRat::read_entry(state, "stock green");
  ASSERT_TRUE(entry);
  EXPECT_EQ((*entry)[0].seat, Seat::chance);
  EXPECT_EQ(FirstRat::write_entry(*entry).view(), "stock green");
  EXPECT_FALSE(FirstRat::read_entry(state, "stock shelves"));
}

TEST(ActionText, CutOffAnywhereIsEitherAnotherActionOrRefusedWithinTheText) {
  for (const std::string text :
       {"move a12~3 b20 c24~13~20", "comic strong b", "build thruster -soda", "draw B10"}) {
    for (std::size_t size = 0; size < text.size(); ++size) {
      const std::string cut = text.substr(0, size);
      const auto action = read_action(cut);
      if (action) {
        EXPECT_EQ(text_of(*action), cut);
      } else {
        EXPECT_LE(action.error().offset, cut.size()) << cut;
        EXPECT_FALSE(action.error().expected.empty()) << cut;
      }
    }
  }
}

TEST(ActionText, OfEverythingLegalAlongAGameRoundTrips) {
  Options options = solo_game(Difficulty::medium);
  options.variable_path = true;
  options.variable_tracks = true;
  options.all_comics = true;
  for (std::uint64_t stream = 0; stream < 5; ++stream) {
    Random random(21, stream);
    State state = start(options);
    while (!FirstRat::is_terminal(state)) {
      for (const Action& action :
           players::legal_actions<FirstRat>(state, FirstRat::actors(state).first())) {
        const auto again = read_action(write_action(action).view());
        ASSERT_TRUE(again) << text_of(action);
        ASSERT_EQ(*again, action) << text_of(action);
      }
      const auto move = draw_move<FirstRat>(state, random);
      ASSERT_EQ(FirstRat::apply(state, move.seat, move.action), Applied::done);
    }
  }
}

TEST(ActionText, OfTheLongestMoveFits) {
  const std::uint32_t all = pipes({3, 5, 11, 13, 20});
  const Action action = Action::move(
      Routes{Route::to(24, all), Route::to(25, all), Route::to(26, all), Route::to(27, all)});
  EXPECT_EQ(action_of(text_of(action)), action);
}

}  // namespace
}  // namespace cheesemoon::first_rat
