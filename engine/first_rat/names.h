#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "engine/first_rat/action.h"
#include "engine/first_rat/challenges.h"
#include "engine/first_rat/content.h"

/// The words of content files, records and actions, by the order of the enumerations.
namespace cheesemoon::first_rat {

inline constexpr std::array<std::string_view, colour_count> colour_names{"yellow", "white", "blue",
                                                                         "green", "orange"};
inline constexpr std::array<std::string_view, 7> good_names{"cheese",  "core", "bulb",      "soda",
                                                            "vinegar", "can",  "calculator"};
inline constexpr std::array<std::string_view, track_count> track_names{
    "cockpit", "cargo", "thruster", "rocket", "provisions", "lights", "food", "rattronaut"};
inline constexpr std::array<std::string_view, booth_count> keeper_names{"hamster", "frog", "crow"};
inline constexpr std::array<std::string_view, comic_count> comic_names{
    "pipes", "guest", "thrift", "blend", "march", "stride", "strong", "swift", "haggler", "loner"};
inline constexpr std::array<std::string_view, cap_count> cap_names{
    "cockpit", "cargo", "thruster",   "rocket",    "provisions",
    "lights",  "food",  "rattronaut", "collector", "allrounder"};
inline constexpr std::array<std::string_view, countable_count> countable_names{
    "cockpit",    "cargo",     "thruster", "rocket", "provisions", "lights", "food",
    "rattronaut", "backpacks", "comics",   "drinks", "caps",       "awards", "tracks"};
static_assert(std::equal(track_names.begin(), track_names.end(), countable_names.begin()));
/// Rats are called by their letters.
inline constexpr std::array<std::string_view, rats_per_team> rat_names{"a", "b", "c", "d"};
inline constexpr std::array<std::string_view, 9> icon_names{
    "cockpit", "cargo", "thruster", "provisions", "lights", "food", "comic", "best", "none"};
inline constexpr std::array<std::string_view, difficulty_count> difficulty_names{
    "easy", "medium", "difficult", "unfair"};
inline constexpr std::array<std::string_view, challenge_count> challenge_names{
    "no-rattronaut", "no-items",      "all-rattronauts", "rocket-twice", "four-backpacks",
    "ninety-points", "sixteen-turns", "provisions-five", "food-five",    "every-pipe-twice"};
inline constexpr std::array<std::string_view, 6> burrow_kind_names{"start",   "plain",   "junction",
                                                                   "library", "nursery", "food"};

constexpr std::string_view colour_name(Colour colour) {
  return colour_names[static_cast<std::size_t>(colour)];
}
constexpr std::string_view good_name(Good good) {
  return good_names[static_cast<std::size_t>(good)];
}
constexpr std::string_view track_name(Track track) {
  return track_names[static_cast<std::size_t>(track)];
}
constexpr std::string_view keeper_name(Keeper keeper) {
  return keeper_names[static_cast<std::size_t>(keeper)];
}
constexpr std::string_view comic_name(Comic comic) {
  return comic_names[static_cast<std::size_t>(comic)];
}
constexpr std::string_view cap_name(Cap cap) {
  return cap_names[static_cast<std::size_t>(cap)];
}
constexpr std::string_view icon_name(Icon icon) {
  return icon_names[static_cast<std::size_t>(icon)];
}
constexpr std::string_view difficulty_name(Difficulty difficulty) {
  return difficulty_names[static_cast<std::size_t>(difficulty)];
}
constexpr std::string_view challenge_name(Challenge challenge) {
  return challenge_names[static_cast<std::size_t>(challenge)];
}

constexpr std::string_view item_name(Item item) {
  if (is_backpack(item)) return colour_name(backpack_of(item));
  if (item == energy_drink) return "drink";
  if (is_cap(item)) return cap_name(cap_of(item));
  return comic_name(comic_of(item));
}

}  // namespace cheesemoon::first_rat
