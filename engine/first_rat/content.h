#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/fixed_text.h"
#include "engine/core/fixed_vector.h"

/// What is printed on the board, the tiles and the cards of First Rat, compiled into flat tables:
/// nothing is looked up by name in play. The numbers come from files (see docs/content.md).
namespace cheesemoon::first_rat {

enum class Colour : std::uint8_t { yellow, white, blue, green, orange };
constexpr std::size_t colour_count = 5;

/// What a space yields. The last four are the materials.
enum class Good : std::uint8_t { cheese, core, bulb, soda, vinegar, can, calculator };
constexpr std::size_t material_count = 4;

constexpr bool is_material(Good good) {
  return good >= Good::soda;
}
/// Materials are counted from soda.
constexpr std::size_t material_index(Good good) {
  return static_cast<std::size_t>(good) - static_cast<std::size_t>(Good::soda);
}
constexpr Good material(std::size_t index) {
  return static_cast<Good>(index + static_cast<std::size_t>(Good::soda));
}

enum class Track : std::uint8_t {
  cockpit,
  cargo,
  thruster,
  rocket,
  provisions,
  lights,
  food,
  rattronaut
};
constexpr std::size_t track_count = 8;
constexpr std::size_t track_spaces = 5;

constexpr std::size_t index(Track track) {
  return static_cast<std::size_t>(track);
}

/// Spaces of the junkyard path are counted from Start, 0, to the Launchpad, 27.
using Space = std::uint8_t;
constexpr Space path_length = 26;
constexpr Space launchpad = 27;
constexpr std::size_t space_count = 28;

struct Tile {
  Colour colour = Colour::yellow;
  Good yields = Good::cheese;
  std::uint8_t amount = 0;
};

/// A one-way shortcut. An exit of 0 means that there is none.
struct Pipe {
  Space exit = 0;
  Good cost = Good::soda;
};

/// Who sells what: hamster backpacks, frog energy drinks, crow bottle caps.
enum class Keeper : std::uint8_t { hamster, frog, crow };
constexpr std::size_t booth_count = 3;

struct Booth {
  Space space = 0;
  std::uint8_t price = 0;
};

enum class BurrowKind : std::uint8_t { start, plain, junction, library, nursery, food };

/// A space of the burrow and where its exits lead; all but junctions have only one, `up`.
struct BurrowSpace {
  BurrowKind kind = BurrowKind::plain;
  std::uint8_t up = 0;
  std::uint8_t left = 0;
};
constexpr std::size_t max_burrow_spaces = 12;
constexpr std::size_t max_construction_lights = 3;

using TrackValues = std::array<std::uint8_t, track_spaces>;

struct Board {
  std::array<Tile, space_count> tiles{};
  std::array<Pipe, space_count> pipes{};
  std::array<Booth, booth_count> booths{};
  /// Where the groups of tiles of the variable path begin and end.
  std::array<std::array<Space, 2>, 5> tile_groups{};
  std::uint8_t light_count = 0;
  FixedVector<std::uint8_t, max_construction_lights> construction_lights;
  /// The light that lights a space.
  std::array<std::uint8_t, space_count> first_light{};
  FixedVector<BurrowSpace, max_burrow_spaces> burrow;
  std::array<TrackValues, track_count> tracks{};
  TrackValues spare_track{};
  /// With so many players or fewer the second and the fourth space of a track are blocked.
  std::uint8_t second_blocked_up_to = 0;
  std::uint8_t fourth_blocked_up_to = 0;
};

enum class Comic : std::uint8_t {
  pipes,
  guest,
  thrift,
  blend,
  march,
  stride,
  strong,
  swift,
  haggler,
  loner
};
constexpr std::size_t comic_count = 10;

/// Bottle caps: the first eight are those of the tracks.
enum class Cap : std::uint8_t {
  cockpit,
  cargo,
  thruster,
  rocket,
  provisions,
  lights,
  food,
  rattronaut,
  collector,
  allrounder
};
constexpr std::size_t cap_count = 10;

/// What bottle caps can count: a team's markers on each track (rats in the rocket), what it owns,
/// and the tracks on which it stands. A number below `track_count` is that track.
enum class Countable : std::uint8_t {
  backpacks = track_count,
  comics,
  drinks,
  caps,
  awards,
  tracks
};
constexpr std::size_t countable_count = track_count + 6;

/// What a bottle cap is worth: its points for each thing that it counts, or once, for so many.
struct CapRule {
  /// The things that it counts, as a set.
  std::uint16_t counts = 0;
  std::uint8_t points = 0;
  /// 0 where every single thing is worth the points.
  std::uint8_t at_least = 0;
  friend constexpr bool operator==(const CapRule&, const CapRule&) = default;
};

struct Items {
  /// How many are put out with two, three, four and five players.
  std::array<std::uint8_t, 4> backpack_stock{};
  std::array<std::uint8_t, 4> drink_stock{};
  std::uint8_t cap_stock = 0;
  std::uint8_t comic_stock = 0;
  std::uint8_t drinks = 0;
  /// By colour: what a backpack adds, and how many there are.
  std::array<std::uint8_t, colour_count> backpack_adds{};
  std::array<std::uint8_t, colour_count> backpack_copies{};
  std::array<bool, comic_count> comic_exists{};
  std::array<bool, comic_count> comic_is_basic{};
  /// How far, how much more or how much less; 0 for comics that say no number.
  std::array<std::uint8_t, comic_count> comic_amounts{};
  std::array<bool, cap_count> cap_exists{};
  std::array<CapRule, cap_count> cap_rules{};
};

/// What a solo card makes Greg do after his rats have moved.
enum class Icon : std::uint8_t {
  cockpit,
  cargo,
  thruster,
  provisions,
  lights,
  food,
  comic,
  best,
  none
};

struct SoloCard {
  /// `A`, `B` or `C`, and the number within its kind.
  char kind = 'A';
  std::uint8_t number = 0;
  std::array<std::uint8_t, 4> moves{};
  Icon icon = Icon::none;
};
constexpr std::size_t max_solo_cards = 24;

enum class Difficulty : std::uint8_t { easy, medium, difficult, unfair };
constexpr std::size_t difficulty_count = 4;

/// How many cards of kinds A and B are in a deck, besides C.
struct SoloDeck {
  std::uint8_t of_a = 0;
  std::uint8_t of_b = 0;
};

struct SoloCards {
  std::array<Space, 4> greg_starts_on{};
  std::array<SoloDeck, difficulty_count> decks{};
  /// A1, A2, ..., B1, B2, ..., C.
  FixedVector<SoloCard, max_solo_cards> cards;
};

/// Everything that a game is played with, and the name under which records know it.
struct Content {
  FixedText<32> name;
  Board board;
  Items items;
  SoloCards solo;
};

}  // namespace cheesemoon::first_rat
