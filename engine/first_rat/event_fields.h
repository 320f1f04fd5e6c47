#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string_view>

#include "engine/first_rat/event.h"

/// What every kind of event has to say: whoever writes, reads or describes events goes over this.
namespace cheesemoon::first_rat {

enum class FieldType : std::uint8_t {
  number,
  rat,
  /// Or none.
  maybe_rat,
  /// Where a rat can be.
  place,
  path_space,
  burrow_space,
  /// A team, counted from 0.
  seat,
  good,
  colour,
  item,
  comic,
  track,
  /// A track on which parts of the rocket are built.
  part,
  /// Counted from 0.
  track_space,
  /// By its place among the cards of the deck.
  card
};

struct EventField {
  std::string_view name;
  FieldType type = FieldType::number;
  std::uint8_t Event::*member = nullptr;
};

/// The name of a kind, and its fields in their order.
class EventKind {
 public:
  constexpr EventKind(Happening which, std::string_view called,
                      std::initializer_list<EventField> fields)
      : kind(which), name(called), count_(fields.size()) {
    std::copy(fields.begin(), fields.end(), fields_.begin());
  }

  [[nodiscard]] constexpr std::span<const EventField> fields() const {
    return std::span(fields_).first(count_);
  }

  Happening kind;
  std::string_view name;

 private:
  std::size_t count_;
  std::array<EventField, 7> fields_{};
};

/// By the order of the enumeration.
inline constexpr std::array<EventKind, 27> event_kinds = [] {
  using enum Happening;
  using enum FieldType;
  // The same words mean the same in all events.
  constexpr EventField whose{"seat", seat, &Event::team};
  constexpr EventField how_many{"amount", number, &Event::amount};
  constexpr EventField cheese_paid{"cheese", number, &Event::amount};
  constexpr EventField which_good{"good", good, &Event::what};
  constexpr EventField which_item{"item", item, &Event::what};
  constexpr EventField which_track{"track", track, &Event::what};
  constexpr EventField which_rat{"rat", rat, &Event::rat};
  return std::array<EventKind, 27>{{
      {rat_moved,
       "rat_moved",
       {whose, which_rat, {"from", place, &Event::from}, {"to", place, &Event::to}}},
      // Nothing is paid with the comic.
      {pipe_paid, "pipe_paid", {whose, which_good, how_many}},
      // The cheese that it brings.
      {moldy_taken, "moldy_taken", {whose, how_many, {"cheese", number, &Event::what}}},
      {fee_paid, "fee_paid", {whose, {"to", seat, &Event::what}, how_many}},
      // The amount has three parts.
      {space_yields,
       "space_yields",
       {whose,
        which_rat,
        which_good,
        {"space", path_space, &Event::from},
        {"base", number, &Event::base},
        {"light", number, &Event::light},
        {"strong", number, &Event::strong}}},
      {backpack_yields,
       "backpack_yields",
       {whose, which_good, {"backpack", colour, &Event::from}, how_many}},
      {drink_used, "drink_used", {whose}},
      // All of it, doubled if it is.
      {gained, "gained", {whose, which_good, how_many}},
      {light_moved,
       "light_moved",
       {whose, {"from", number, &Event::from}, {"to", number, &Event::to}}},
      {burrow_entered, "burrow_entered", {whose, {"space", burrow_space, &Event::to}}},
      {comic_taken,
       "comic_taken",
       {whose, {"comic", comic, &Event::what}, {"rat", maybe_rat, &Event::rat}}},
      {rat_raised, "rat_raised", {whose, which_rat}},
      {award_taken, "award_taken", {whose}},
      {bought, "bought", {whose, which_item, cheese_paid}},
      {stolen, "stolen", {whose, which_item, which_rat}},
      {built, "built", {whose, {"track", part, &Event::what}}},
      {donated, "donated", {whose, cheese_paid}},
      {goods_spent, "goods_spent", {whose, which_good, how_many}},
      {scored,
       "scored",
       {whose,
        which_track,
        {"space", track_space, &Event::to},
        {"points", number, &Event::amount}}},
      {scoring_lapsed, "scoring_lapsed", {whose, which_track}},
      // Still to come after this one.
      {end_announced, "end_announced", {whose, {"rounds", number, &Event::amount}}},
      {card_drawn, "card_drawn", {whose, {"card", card, &Event::what}}},
      {cheese_from_greg, "cheese_from_greg", {whose, how_many}},
      {item_lost, "item_lost", {whose, which_item}},
      {track_prepared, "track_prepared", {whose, which_track}},
      {deck_shuffled, "deck_shuffled", {whose}},
      {game_over, "game_over", {}},
  }};
}();

inline constexpr std::array<std::string_view, event_kinds.size()> event_kind_names = [] {
  std::array<std::string_view, event_kinds.size()> names;
  for (std::size_t kind = 0; kind < names.size(); ++kind) names[kind] = event_kinds[kind].name;
  return names;
}();

constexpr const EventKind& kind_of(const Event& event) {
  return event_kinds[static_cast<std::size_t>(event.kind)];
}

}  // namespace cheesemoon::first_rat
