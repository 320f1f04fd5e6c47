#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/core/fixed_vector.h"
#include "engine/core/seat.h"
#include "engine/first_rat/content.h"

namespace cheesemoon::first_rat {

constexpr std::size_t most_seats = 5;
static_assert(most_seats <= seat_limit);

/// Which game is played. The content outlives every use of the options.
struct Options {
  const Content* content = nullptr;
  /// People at the table, 2 to 5; alone against Greg 1.
  std::uint8_t seats = 2;
  bool variable_path = false;
  bool variable_tracks = false;
  bool all_comics = false;
  std::optional<Difficulty> solo;
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

constexpr std::size_t max_backpack_stock = 20;

/// Everything random about a game: what is laid out, in the order in which it is laid out.
struct Setup {
  /// The standard space whose tile lies on space 1, 2, ...
  std::array<Space, path_length> path{};
  std::array<TrackValues, track_count> tracks{};
  FixedVector<Colour, max_backpack_stock> backpacks;
  std::uint8_t drinks = 0;
  FixedVector<Cap, cap_count> caps;
  FixedVector<Comic, comic_count> comics;
  /// The places in `SoloCards::cards` of the cards in Greg's deck, as a set.
  std::uint32_t deck = 0;
  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace cheesemoon::first_rat
