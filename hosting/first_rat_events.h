#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "engine/first_rat/first_rat.h"
#include "json/writer.h"

namespace cheesemoon::hosting {

/// Every kind of event of First Rat, by the order of the enumeration.
inline constexpr std::array<std::string_view, 27> first_rat_event_kinds{
    "rat_moved",       "pipe_paid",  "moldy_taken",      "fee_paid",    "space_yields",
    "backpack_yields", "drink_used", "gained",           "light_moved", "burrow_entered",
    "comic_taken",     "rat_raised", "award_taken",      "bought",      "stolen",
    "built",           "donated",    "goods_spent",      "scored",      "scoring_lapsed",
    "end_announced",   "card_drawn", "cheese_from_greg", "item_lost",   "track_prepared",
    "deck_shuffled",   "game_over"};
static_assert(first_rat_event_kinds.size() ==
              static_cast<std::size_t>(first_rat::Happening::game_over) + 1);

/// Rats are called by their letters.
constexpr std::string_view rat_letter(std::size_t rat) {
  return std::string_view("abcd").substr(rat, 1);
}

/// One event as an object. The table has the cards of Greg that exist.
void write_first_rat_event(JsonWriter& writer, const first_rat::Table& table,
                           const first_rat::Event& event);

/// What there is to tell of a move.
struct FirstRatHappened {
  bool is_set_up = false;
  std::vector<first_rat::Event> events;
};

/// What everybody sees of a move: a decision and all that follows from it. Nothing of the set-up,
/// which is seen on the board.
void write_first_rat_events(JsonWriter& writer, const first_rat::Table& table,
                            const Move<first_rat::Action>& move, const FirstRatHappened& happened);

}  // namespace cheesemoon::hosting
