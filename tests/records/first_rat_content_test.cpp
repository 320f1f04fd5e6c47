#include "records/first_rat_content.h"
#include "engine/first_rat/names.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <iterator>
#include <string>

#include "places.h"
#include "records/faults.h"

namespace cheesemoon::records {
namespace {

using namespace first_rat;

const std::string content_files = tests_folder() + "/../content/first-rat";

std::string content_text(const std::string& name) {
  std::ifstream file(content_files + "/" + name);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

template <class Part>
Part read(const std::string& name) {
  const auto read = read_first_rat_content(content_text(name), content_files + "/schema");
  EXPECT_TRUE(read) << describe(read.error().front());
  return std::get<Part>(read->part);
}

std::string first_error(const std::string& text) {
  const auto read = read_first_rat_content(text, content_files + "/schema");
  return read ? "" : describe(read.error().front());
}

TEST(StandardBoard, HasThePathOfSection1) {
  // Colour, good and amount of spaces 1 to 26; a material is always 1.
  constexpr std::array<std::string_view, 26> path{
      "b bulb 1",       "y cheese 1", "o soda 1",   "g vinegar 1", "y cheese 1", "w core 1",
      "o vinegar 1",    "b bulb 2",   "w core 2",   "g soda 1",    "y cheese 2", "w core 3",
      "o vinegar 1",    "b bulb 2",   "y cheese 2", "g can 1",     "b bulb 3",   "o calculator 1",
      "g soda 1",       "w core 3",   "y cheese 3", "b bulb 4",    "o can 1",    "y cheese 4",
      "g calculator 1", "w core 4"};
  const auto board = read<Board>("standard.json");
  for (std::size_t space = 1; space <= path_length; ++space) {
    const Tile& tile = board.tiles.at(space);
    const std::string text = std::string(1, colour_name(tile.colour).front()) + " " +
                             std::string(good_name(tile.yields)) + " " +
                             std::to_string(tile.amount);
    EXPECT_EQ(text, path.at(space - 1)) << "space " << space;
  }
}

TEST(StandardBoard, HasTheBoothsOfSection1) {
  const auto board = read<Board>("standard.json");
  const auto booth = [&](Keeper keeper) {
    return board.booths.at(static_cast<std::size_t>(keeper));
  };
  EXPECT_EQ(booth(Keeper::hamster).space, 9);
  EXPECT_EQ(booth(Keeper::hamster).price, 6);
  EXPECT_EQ(booth(Keeper::frog).space, 15);
  EXPECT_EQ(booth(Keeper::frog).price, 7);
  EXPECT_EQ(booth(Keeper::crow).space, 21);
  EXPECT_EQ(booth(Keeper::crow).price, 12);
}

TEST(StandardBoard, HasThePipesOfSection1) {
  const auto board = read<Board>("standard.json");
  struct Known {
    Space entry;
    Space exit;
    Good cost;
  };
  constexpr std::array<Known, 5> known{{{3, 12, Good::calculator},
                                        {5, 10, Good::soda},
                                        {11, 19, Good::can},
                                        {13, 17, Good::vinegar},
                                        {20, 24, Good::vinegar}}};
  int pipes = 0;
  for (const Pipe& pipe : board.pipes) pipes += pipe.exit != 0 ? 1 : 0;
  EXPECT_EQ(pipes, 5);
  for (const Known& pipe : known) {
    EXPECT_EQ(board.pipes.at(pipe.entry).exit, pipe.exit);
    EXPECT_EQ(board.pipes.at(pipe.entry).cost, pipe.cost);
  }
}

TEST(StandardBoard, HasTheLightsOfSection2) {
  const auto board = read<Board>("standard.json");
  EXPECT_EQ(board.light_count, 40);
  EXPECT_EQ(board.construction_lights, (FixedVector<std::uint8_t, 3>{15, 28, 40}));
  constexpr std::array<int, 26> first{1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 12, 13, 14,
                                      15, 16, 18, 19, 21, 23, 25, 28, 29, 32, 35, 38, 40};
  for (std::size_t space = 1; space <= path_length; ++space)
    EXPECT_EQ(board.first_light.at(space), first.at(space - 1)) << "space " << space;
}

/// Steps from the start to a kind of space, turning up or left at the two junctions.
int steps_to(const Board& board, BurrowKind kind, bool first_left, bool second_left) {
  std::size_t place = 0;
  bool at_first = true;
  for (int steps = 0; steps < 20; ++steps) {
    const BurrowSpace& space = board.burrow[place];
    if (space.kind == kind && steps > 0) return steps;
    const bool left = space.kind == BurrowKind::junction && (at_first ? first_left : second_left);
    if (space.kind == BurrowKind::junction) at_first = false;
    place = left ? space.left : space.up;
  }
  return -1;
}

TEST(StandardBoard, HasTheBurrowOfSection3) {
  const auto board = read<Board>("standard.json");
  EXPECT_EQ(board.burrow.size(), 11U);
  EXPECT_EQ(steps_to(board, BurrowKind::library, false, false), 5);
  EXPECT_EQ(steps_to(board, BurrowKind::nursery, true, false), 6);
  EXPECT_EQ(steps_to(board, BurrowKind::food, true, true), 7);
  EXPECT_EQ(steps_to(board, BurrowKind::start, true, false), 7) << "the loop over the Nursery";
  EXPECT_EQ(steps_to(board, BurrowKind::start, true, true), 9) << "the loop over Stored food";
  EXPECT_EQ(board.burrow[5].up, 1) << "the Library leads to the space after the start";
}

TEST(StandardBoard, HasTheTracksOfSection4) {
  const auto board = read<Board>("standard.json");
  constexpr std::array<TrackValues, track_count> known{{{8, 7, 5, 5, 4},
                                                        {8, 7, 6, 6, 5},
                                                        {9, 8, 7, 7, 5},
                                                        {5, 4, 4, 3, 2},
                                                        {7, 6, 6, 6, 5},
                                                        {8, 7, 5, 5, 4},
                                                        {7, 7, 5, 5, 4},
                                                        {10, 8, 7, 7, 6}}};
  for (std::size_t track = 0; track < track_count; ++track)
    EXPECT_EQ(board.tracks.at(track), known.at(track)) << track_name(static_cast<Track>(track));
  EXPECT_EQ(board.spare_track, (TrackValues{9, 7, 6, 5, 4}));
  EXPECT_EQ(board.second_blocked_up_to, 2);
  EXPECT_EQ(board.fourth_blocked_up_to, 4);
}

constexpr std::size_t index_of(Cap cap) {
  return static_cast<std::size_t>(cap);
}
constexpr unsigned only(Countable thing) {
  return 1U << static_cast<unsigned>(thing);
}

TEST(Items, AreThoseOfSection5) {
  const auto items = read<Items>("items.json");
  EXPECT_EQ(items.backpack_stock, (std::array<std::uint8_t, 4>{5, 6, 7, 9}));
  EXPECT_EQ(items.drink_stock, (std::array<std::uint8_t, 4>{3, 4, 5, 6}));
  EXPECT_EQ(items.cap_stock, 6);
  EXPECT_EQ(items.comic_stock, 6);
  EXPECT_EQ(items.drinks, 6);
  EXPECT_EQ(items.backpack_adds, (std::array<std::uint8_t, 5>{2, 2, 2, 1, 1}));
  EXPECT_EQ(items.backpack_copies, (std::array<std::uint8_t, 5>{2, 2, 2, 2, 2}));
  EXPECT_EQ(items.comic_amounts,
            (std::array<std::uint8_t, comic_count>{0, 0, 0, 0, 4, 7, 1, 2, 3, 0}));
  constexpr std::array<std::uint8_t, cap_count> points{4, 4, 4, 6, 3, 3, 3, 3, 2, 12};
  for (std::size_t cap = 0; cap < cap_count; ++cap) {
    const CapRule& rule = items.cap_rules.at(cap);
    EXPECT_EQ(rule.points, points.at(cap));
    EXPECT_EQ(rule.at_least, cap == index_of(Cap::allrounder) ? 5 : 0);
    if (cap < track_count) {
      EXPECT_EQ(rule.counts, 1U << cap);
    }
  }
  EXPECT_EQ(items.cap_rules.at(index_of(Cap::collector)).counts,
            only(Countable::backpacks) | only(Countable::comics));
  EXPECT_EQ(items.cap_rules.at(index_of(Cap::allrounder)).counts, only(Countable::tracks));
  for (std::size_t comic = 0; comic < comic_count; ++comic) {
    EXPECT_TRUE(items.comic_exists.at(comic));
    EXPECT_EQ(items.comic_is_basic.at(comic), comic < 6);
  }
}

TEST(SoloCards, AreThoseOfSection8) {
  const auto solo = read<SoloCards>("solo-cards.json");
  EXPECT_EQ(solo.greg_starts_on, (std::array<Space, 4>{8, 5, 1, 0}));
  constexpr std::array<std::array<int, 2>, 4> decks{{{5, 5}, {6, 4}, {7, 3}, {8, 2}}};
  for (std::size_t difficulty = 0; difficulty < difficulty_count; ++difficulty) {
    EXPECT_EQ(solo.decks.at(difficulty).of_a, decks.at(difficulty)[0]);
    EXPECT_EQ(solo.decks.at(difficulty).of_b, decks.at(difficulty)[1]);
  }
  std::string cards;
  for (const SoloCard& card : solo.cards) {
    cards += card.kind;
    if (card.kind != 'C') cards += std::to_string(card.number);
    for (const std::uint8_t move : card.moves) cards += " " + std::to_string(move);
    if (card.icon != Icon::none) cards += " " + std::string(icon_name(card.icon));
    cards += "; ";
  }
  EXPECT_EQ(cards,
            "A1 1 2 0 2 cockpit; A2 2 1 1 1 cockpit; A3 0 2 2 1 cargo; A4 1 1 2 1 cargo; "
            "A5 2 0 1 2 thruster; A6 1 3 0 1 thruster; A7 0 1 3 1 provisions; "
            "A8 2 2 1 0 provisions; A9 1 0 2 2 food; A10 3 1 0 1 lights; A11 1 1 1 2 comic; "
            "B1 1 1 1 1; B2 2 1 1 0; B3 1 2 1 0; B4 0 1 1 2; B5 1 0 1 2; B6 2 2 0 0; "
            "B7 0 0 2 2; B8 1 1 2 0 comic; B9 3 0 0 1; B10 0 2 1 1 comic; C 1 1 1 1 best; ");
}

TEST(Doubts, AreFoundWhereTheFileStatesThem) {
  const auto board =
      read_first_rat_content(content_text("standard.json"), content_files + "/schema");
  ASSERT_TRUE(board);
  std::string places;
  for (const Doubt& doubt : board->doubts) places += doubt.where + " ";
  EXPECT_NE(places.find("tracks.lights[0] "), std::string::npos);
  EXPECT_NE(places.find("burrow.spaces[8] "), std::string::npos);
  EXPECT_EQ(places.find("pipes"), std::string::npos);
}

struct ContentFault {
  std::string file;
  std::string from;
  std::string to;
  std::string error;
};

class FaultyContent : public testing::TestWithParam<ContentFault> {};

std::string solo_card_text(const std::string& id) {
  return R"({"id": ")" + id + R"(", "moves": [1, 1, 1, 1], "from": "reconstructed"}, )";
}

TEST_P(FaultyContent, IsRefusedWithPlaceAndReason) {
  const ContentFault& fault = GetParam();
  const std::string error = first_error(changed(content_text(fault.file), fault.from, fault.to));
  EXPECT_EQ(error.substr(0, fault.error.size()), fault.error) << error;
}

INSTANTIATE_TEST_SUITE_P(
    Faults, FaultyContent,
    testing::Values(
        ContentFault{"standard.json", "\"board\": \"standard\",", "\"board\": \"standard\"",
                     "line 3, column 3: not JSON"},
        ContentFault{"standard.json", R"("colour": "blue")", R"("colour": "purple")",
                     "path[0].colour: "},
        ContentFault{"standard.json", R"("amount": 1, "from": "observed")", R"("amount": 1)",
                     "path[0]: "},
        ContentFault{"standard.json", R"("from": "observed")", R"("from": "guessed")",
                     "path[0].from: "},
        ContentFault{"standard.json", R"("space": 2,)", R"("space": 1,)",
                     "path[1].space: space 1 is there twice"},
        ContentFault{"standard.json", R"("entry": 3, "exit": 12)", R"("entry": 12, "exit": 3)",
                     "pipes[0].exit: a pipe leads forward past the next space, not from 12 to 3"},
        ContentFault{"standard.json", R"("entry": 5)", R"("entry": 3)",
                     "pipes[1].entry: space 3 has two pipes"},
        ContentFault{
            "standard.json", "[1, 6], [7, 11]", "[1, 5], [6, 11]",
            "tile_groups.values[0]: the groups have 6, 5, 5, 5 and 5 tiles: expected [1, 6]"},
        ContentFault{"standard.json", "[1, 2, 3, 4, 5", "[1, 2, 2, 4, 5",
                     "lights.first_of_space.values[2]: every space has a light of its own"},
        ContentFault{
            "standard.json", "[15, 28, 40]", "[15, 28, 41]",
            "lights.construction: construction lights ascend up to 40, and 41 does not fit"},
        ContentFault{"standard.json", R"("next": "N2")", R"("next": "N9")",
                     "burrow.spaces[1].next: there is no space \"N9\""},
        ContentFault{"standard.json", R"("up": "Nursery", "left": "N4")",
                     R"("up": "Nursery", "left": "Nursery")",
                     "burrow.spaces[8]: cannot be reached from the start"},
        ContentFault{"standard.json", R"("up": "Nursery", "left": "N4")",
                     R"("up": "Nursery", "next": "N4")",
                     R"(burrow.spaces[6].left: is missing: junctions have "up" and "left")"},
        ContentFault{"standard.json", R"("kind": "library")", R"("kind": "plain")",
                     "burrow.spaces: there is one space of the kind library, found 0"},
        ContentFault{"standard.json", R"("points": 8)", R"("points": 6)",
                     "tracks.cockpit: the points of a track fall from left to right"},
        ContentFault{"standard.json", R"("keeper": "hamster")", R"("keeper": "frog")",
                     "booths[0].keeper: the booths are in the order hamster, frog, crow"},
        ContentFault{"items.json", "[5, 6, 7, 9]", "[5, 6, 7, 11]",
                     "stock.backpacks: 11 are put out, but there are only 10"},
        ContentFault{"items.json", R"("kind": "super")", R"("kind": "basic")",
                     "comics: the first game has exactly the basic comics: expected 6, found 7"},
        ContentFault{"items.json", R"("id": "cargo")", R"("id": "rocket")",
                     "caps: rocket is there twice"},
        ContentFault{"items.json", R"("counts": ["cargo"])", R"("counts": ["cats"])",
                     "caps[2].counts[0]: "},
        ContentFault{"items.json", R"(, "amount": 7)", "",
                     "comics[5].amount: stride needs a number from 5 to 10"},
        ContentFault{"items.json", R"("amount": 4)", R"("amount": 6)",
                     "comics[4].amount: march needs a number from 3 to 5"},
        ContentFault{"items.json", R"("effect": "pipes cost nothing")",
                     R"("effect": "pipes cost nothing", "amount": 1)",
                     "comics[0].amount: pipes has none"},
        ContentFault{"items.json", R"("amount": 7)", R"("amount": 9)",
                     "comics: stride and swift take a rat 11 spaces: expected at most 10"},
        ContentFault{"solo-cards.json", R"("id": "A2")", R"("id": "A1")",
                     "cards[1].id: two cards have this id"},
        ContentFault{"solo-cards.json", R"("id": "C")", R"("id": "B11")",
                     "cards: there is one card C"},
        ContentFault{
            "solo-cards.json", R"({"id": "C")",
            solo_card_text("B11") + solo_card_text("B12") + solo_card_text("B13") + R"({"id": "C")",
            "cards[24]: at most 24 cards"},
        ContentFault{"solo-cards.json", R"("a": 8)", R"("a": 12)",
                     "decks.unfair: there are not enough cards"}));

TEST(Content, WithMoreWaysForARatThanAreOfferedIsRefused) {
  // Pipes that pass one space each, from the first spaces on.
  const auto with_pipes_from_spaces_up_to = [](unsigned last) {
    std::string pipes = R"("pipes": [)";
    for (unsigned entry = 1; entry <= last; ++entry)
      pipes += fmt::format(R"({}{{"entry": {}, "exit": {}, "cost": "can", "from": "observed"}})",
                           entry == 1 ? "" : ", ", entry, entry + 2);
    std::string text = content_text("standard.json");
    const std::size_t begin = text.find(R"("pipes")");
    return text.replace(begin, text.find(']', begin) - begin, pipes);
  };
  EXPECT_EQ(first_error(with_pipes_from_spaces_up_to(3)), "");
  EXPECT_EQ(first_error(with_pipes_from_spaces_up_to(8)),
            "pipes: they give a rat 327 ways to go from space 1, with the comics that take it "
            "furthest: expected at most 64");
}

TEST(Content, ThatIsNoObjectIsRefused) {
  EXPECT_EQ(first_error("[]"), "expected an object {...}");
  EXPECT_NE(first_error("{}"), "");
}

TEST(Content, SaysEverythingThatIsWrong) {
  std::string text = changed(content_text("standard.json"), R"("entry": 3, "exit": 12)",
                             R"("entry": 12, "exit": 3)");
  text.replace(text.find("[15, 28, 40]"), 12, "[15, 28, 41]");
  const auto read = read_first_rat_content(text, content_files + "/schema");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().size(), 2U);
}

}  // namespace
}  // namespace cheesemoon::records
