#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/first_rat/action.h"
#include "engine/first_rat/content.h"
#include "engine/first_rat/options.h"

namespace cheesemoon::first_rat {

/// A rat in the Nursery stands here; one in the rocket stands on the Launchpad for good.
constexpr Space nursery = 28;
constexpr unsigned most_markers = 10;

/// A space of the path with all that lies on it, in one word.
struct PathSpace {
  std::uint32_t colour : 3;
  std::uint32_t yields : 3;
  std::uint32_t amount : 4;
  /// The standard space whose tile this is.
  std::uint32_t tile : 5;
  std::uint32_t first_light : 8;
  /// Where the pipe that begins here ends, 0 for none, and the material it costs.
  std::uint32_t pipe_exit : 5;
  std::uint32_t pipe_cost : 2;
  /// 0 for none, otherwise the keeper counted from 1.
  std::uint32_t booth : 2;

  [[nodiscard]] constexpr Colour tile_colour() const { return static_cast<Colour>(colour); }
  [[nodiscard]] constexpr Good good() const { return static_cast<Good>(yields); }
  friend constexpr bool operator==(const PathSpace&, const PathSpace&) = default;
};
static_assert(sizeof(PathSpace) == 4);

struct BurrowStep {
  BurrowKind kind = BurrowKind::plain;
  std::uint8_t up : 4 = 0;
  std::uint8_t left : 4 = 0;
  friend constexpr bool operator==(const BurrowStep&, const BurrowStep&) = default;
};

/// A solo card: four moves of three bits and its icon.
struct GregCard {
  std::uint16_t first : 3 = 0;
  std::uint16_t second : 3 = 0;
  std::uint16_t third : 3 = 0;
  std::uint16_t fourth : 3 = 0;
  std::uint16_t icon : 4 = 0;
  friend constexpr bool operator==(const GregCard&, const GregCard&) = default;
};

/// What is printed on the board and the cards of this game. Nothing of it changes in play.
struct Printed {
  std::array<PathSpace, space_count> path{};
  /// The spaces where pipes begin.
  std::uint32_t pipe_entries = 0;
  std::array<GregCard, max_solo_cards> cards{};
  std::array<CapRule, cap_count> cap_rules{};
  std::array<TrackValues, track_count> tracks{};
  /// The row of a variable set-up that is not used.
  TrackValues spare_track{};
  std::array<BurrowStep, max_burrow_spaces> burrow{};
  std::array<std::uint8_t, booth_count> prices{};
  std::array<std::uint8_t, max_construction_lights> construction_lights{};
  std::array<std::uint8_t, comic_count> comic_amounts{};
  std::array<std::uint8_t, colour_count> backpack_adds{};
  std::uint8_t light_count = 0;
  /// How many kinds of cards A and B there are, and how many of them are in Greg's deck.
  std::uint8_t a_cards = 0;
  std::uint8_t b_cards = 0;
  std::uint8_t a_in_deck = 0;
  std::uint8_t b_in_deck = 0;
  std::uint8_t reserved = 0;
  friend constexpr bool operator==(const Printed&, const Printed&) = default;
};

/// A small count for each track, two to a byte.
class TrackCounts {
 public:
  [[nodiscard]] constexpr unsigned of(Track track) const {
    return (static_cast<unsigned>(pairs_[index(track) / 2]) >> shift(track)) & 15U;
  }
  constexpr void add_one(Track track) {
    pairs_[index(track) / 2] =
        static_cast<std::uint8_t>(pairs_[index(track) / 2] + (1U << shift(track)));
  }
  friend constexpr bool operator==(const TrackCounts&, const TrackCounts&) = default;

 private:
  static constexpr unsigned shift(Track track) {
    return static_cast<unsigned>(index(track) % 2) * 4;
  }
  std::array<std::uint8_t, track_count / 2> pairs_{};
};

/// What one seat has. Greg is a team with rats and markers only.
struct Team {
  std::array<Space, rats_per_team> rats{};
  std::uint16_t cheese = 0;
  std::uint16_t moldy = 0;
  std::array<std::uint16_t, material_count> materials{};
  /// Sets, by the order of the enumerations.
  std::uint16_t comics = 0;
  std::uint16_t caps = 0;
  /// Four bits a rat: the tokens strong, swift, haggler, loner.
  std::uint16_t tokens = 0;
  /// Markers on the tracks; on that of the rattronauts, rats.
  TrackCounts markers;
  std::array<std::uint8_t, colour_count> backpacks{};
  std::uint8_t drinks = 0;
  std::uint8_t light = 0;
  std::uint8_t burrow = 0;
  std::uint8_t awards = 0;
  /// True once the team has owned any item, kept or used up.
  bool owned_an_item = false;
  friend constexpr bool operator==(const Team&, const Team&) = default;
};

/// What lies at the booths and in the Library.
struct Market {
  std::array<std::uint8_t, colour_count> backpacks{};
  std::uint8_t drinks = 0;
  std::uint16_t caps = 0;
  std::uint16_t comics = 0;
  friend constexpr bool operator==(const Market&, const Market&) = default;
};

enum class Phase : std::uint8_t {
  // Chance lays out the game.
  lay_path,
  lay_tracks,
  stock_backpacks,
  stock_caps,
  stock_comics,
  deal_deck,
  // A turn.
  move,
  drink,
  take,
  burrow,
  library,
  reward,
  shop,
  build,
  // Greg's turn.
  greg_draw,
  greg_lose,
  greg_best,
  greg_comic,
  over
};

/// How far the turn has come.
struct Turn {
  Phase phase = Phase::move;
  /// Whose turn it is.
  std::uint8_t team = 0;
  /// The rats that moved, and those of them that still have a booth to visit.
  std::uint8_t moved = 0;
  std::uint8_t shoppers = 0;
  bool doubled = false;
  /// What the bulbs and cores collected still have to move.
  std::uint8_t bulbs = 0;
  std::uint8_t cores = 0;
  /// Backpacks that still give a material.
  std::uint8_t green_takes = 0;
  std::uint8_t orange_takes = 0;
  /// Greg's turn: the card drawn, and the booths that lose an item, two bits each.
  std::uint8_t card = 0;
  std::uint8_t losing_booths = 0;
  /// While the game is laid out: how many tiles or rows lie.
  std::uint8_t laid = 0;
  friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

/// Who holds spaces 1 to 4 of a track, four bits each: 0 nobody, 1 to 5 a team, 15 blocked.
using TrackHolders = std::uint16_t;
constexpr unsigned blocked = 15;

constexpr std::uint16_t never = 0xFFFF;

/// All that everybody at the table can see.
struct Table {
  Printed printed;
  /// Greg's cards: those face up, and those that were face up at any time.
  std::uint32_t revealed = 0;
  std::uint32_t seen = 0;
  std::array<Team, most_seats> teams{};
  std::array<TrackHolders, track_count> holders{};
  Market market;
  std::uint16_t round = 1;
  /// The round after which the game is over.
  std::uint16_t last_round = never;
  /// How often the lone player has used each pipe, two bits each, at most 3.
  std::uint16_t pipe_uses = 0;
  /// Teams at the table, Greg's included.
  std::uint8_t team_count = 0;
  bool against_greg = false;
  /// The tracks that Greg has prepared.
  std::uint8_t prepared = 0;
  Turn turn;
  /// True while rows of points are still to be laid on the tracks.
  bool lays_tracks = false;
  friend constexpr bool operator==(const Table&, const Table&) = default;
};

/// What nobody sees: Greg's deck. And what chance still has to lay out.
struct Box {
  /// The cards in Greg's deck, those face up included.
  std::uint32_t deck = 0;
  std::uint16_t caps = 0;
  std::uint16_t comics = 0;
  std::array<std::uint8_t, colour_count> backpacks{};
  std::uint8_t backpacks_to_stock = 0;
  std::uint8_t caps_to_stock = 0;
  std::uint8_t comics_to_stock = 0;
  friend constexpr bool operator==(const Box&, const Box&) = default;
};

struct State {
  Table table;
  Box box;
  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 552);
static_assert(PlainData<State>);

/// Greg sits where the second player would.
constexpr std::size_t greg = 1;

constexpr const Team& active(const Table& table) {
  return table.teams[table.turn.team];
}
constexpr Team& active(Table& table) {
  return table.teams[table.turn.team];
}

constexpr bool has(const Team& team, Comic comic) {
  return ((team.comics >> static_cast<unsigned>(comic)) & 1U) != 0;
}
constexpr bool has(const Team& team, Cap cap) {
  return ((team.caps >> static_cast<unsigned>(cap)) & 1U) != 0;
}
constexpr unsigned tokens_of(const Team& team, std::size_t rat) {
  return (static_cast<unsigned>(team.tokens) >> (rat * 4)) & 15U;
}
constexpr bool has_token(const Team& team, std::size_t rat, Comic token) {
  const auto bit = static_cast<unsigned>(token) - static_cast<unsigned>(Comic::strong);
  return ((tokens_of(team, rat) >> bit) & 1U) != 0;
}

/// The number that a comic says: how far, how much more or how much less.
constexpr unsigned amount_of(const Table& table, Comic comic) {
  return table.printed.comic_amounts[static_cast<std::size_t>(comic)];
}

constexpr bool is_on_path(Space place) {
  return place < launchpad;
}
constexpr bool moved_this_turn(const Turn& turn, std::size_t rat) {
  return ((static_cast<unsigned>(turn.moved) >> rat) & 1U) != 0;
}

/// The spaces from 1 to 26 on which a team has rats, as a set.
constexpr std::uint32_t spaces_of(const Team& team) {
  std::uint32_t spaces = 0;
  for (const Space place : team.rats) spaces |= std::uint32_t{1} << place;
  constexpr std::uint32_t on_the_way = (std::uint32_t{1} << launchpad) - 2;
  return spaces & on_the_way;
}

constexpr unsigned count_in(const Team& team, Space place) {
  unsigned rats = 0;
  for (const Space here : team.rats) rats += here == place ? 1U : 0U;
  return rats;
}

constexpr unsigned rattronauts(const Team& team) {
  return team.markers.of(Track::rattronaut);
}

/// Markers placed, those of the rattronauts' track being rats.
constexpr unsigned markers_placed(const Team& team) {
  unsigned placed = 0;
  for (std::size_t track = 0; track < index(Track::rattronaut); ++track)
    placed += team.markers.of(static_cast<Track>(track));
  return placed;
}

constexpr bool has_marker_left(const Team& team) {
  return markers_placed(team) < most_markers;
}

}  // namespace cheesemoon::first_rat
