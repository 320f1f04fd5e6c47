#pragma once

#include <array>
#include <string_view>

#include "engine/first_rat/action.h"
#include "engine/first_rat/challenges.h"
#include "engine/first_rat/content.h"
#include "engine/first_rat/event_fields.h"
#include "players/first_rat/gains.h"

namespace cheesemoon::cli {

/// A thing that is counted: one of it, and several.
struct Counted {
  std::string_view one;
  std::string_view many;
};

/// What items are called.
struct ItemNames {
  std::string_view backpack;  // colour
  std::string_view drink;
  std::string_view cap;    // name
  std::string_view comic;  // name
};

/// Everything a person reads at a table of First Rat, in one language. A language that leaves a
/// text out does not compile. Texts with {} are formats; a test fills each of them in every
/// language.
struct FirstRatWords {
  std::array<std::string_view, first_rat::colour_count> colours;
  std::array<Counted, 7> goods;
  std::array<std::string_view, first_rat::track_count> tracks;
  std::array<std::string_view, first_rat::booth_count> keepers;
  std::array<std::string_view, first_rat::booth_count> at_keepers;
  std::array<std::string_view, first_rat::booth_count> wares;
  std::array<std::string_view, 6> burrow;  // kinds of spaces
  std::array<std::string_view, first_rat::comic_count> comics;
  std::array<std::string_view, first_rat::comic_count> comic_effects;  // the number it says
  std::array<std::string_view, first_rat::cap_count> caps;
  Counted marker_on;                  // track
  std::array<Counted, 7> countables;  // what else bottle caps count
  std::string_view cap_each;          // points, things
  std::string_view cap_once;          // points, how many, things
  std::string_view backpack_effect;   // how much
  std::string_view drink_effect;
  std::array<std::string_view, first_rat::difficulty_count> difficulties;
  std::array<std::string_view, first_rat::challenge_count> challenges;
  ItemNames items;
  ItemNames the_items;      // as what is bought or taken
  std::string_view player;  // number
  std::string_view greg;
  Counted points;

  std::string_view welcome;       // how many sit at the table
  std::string_view welcome_solo;  // difficulty
  std::string_view turn_of;       // round, name
  std::string_view last_round;
  std::string_view next_round_is_last;
  std::string_view path;
  std::string_view start;
  std::string_view launchpad;
  std::string_view from_start;
  std::string_view from_space;  // space
  std::string_view to_space;    // space
  std::string_view to_launchpad;
  std::string_view path_columns;
  std::string_view construction_lights;
  std::string_view pipes;
  std::string_view booth;  // keeper, wares, price
  std::string_view sold_out;
  std::string_view library;
  std::string_view burrow_heading;
  std::string_view tracks_heading;
  std::string_view prepared;
  std::string_view in_nursery;
  std::string_view in_rocket;
  std::string_view light_at;   // light
  std::string_view burrow_at;  // space
  std::string_view markers;    // placed
  Counted moldy;
  std::string_view awards;   // how many
  std::string_view owns;     // items
  std::string_view face_up;  // Greg's cards
  std::string_view icon_comic;
  std::string_view icon_best;

  // By what is asked: move, drink, take (which colour), burrow, library, reward, shop (at which
  // keeper), build, Greg's best track.
  std::array<std::string_view, 9> questions;
  std::string_view many_moves;  // how many
  std::string_view help_actions;
  std::string_view help_rules;

  // What can be done, by the order of the enumeration, with what it is done to. Those without a
  // text here have one of their own.
  std::array<std::string_view, static_cast<std::size_t>(first_rat::Deed::deal) + 1> deeds;
  std::string_view do_move_rat;      // rat, to where
  std::string_view do_through_pipe;  // entry
  std::string_view explained;        // a thing, what it does
  std::string_view do_comic_token;   // comic, rat
  std::string_view do_no_comic;
  std::string_view do_buy;           // item, price
  std::string_view do_build_saving;  // part, good

  // What happens, by the order of the enumeration; {rat}, {to}, ... are the fields of the event
  // (engine/first_rat/event_fields.h). Those without a text here have one of their own.
  std::array<std::string_view, first_rat::event_kinds.size()> events;
  std::string_view pipe_free;
  std::string_view yields;       // space, goods
  std::string_view by_light;     // how much
  std::string_view by_strength;  // how much
  std::string_view enters;       // burrow space
  std::string_view greg_moves;   // {from}, {to}

  // What a turn brings and costs, by the order of the enumeration. Those it brings are told of the
  // turn, those it costs are things. What each says is filled in by FirstRatSentences.
  std::array<std::string_view, players::gain_kind_count> gains;
  std::string_view gain_end_now;
  Counted rats;
  Counted spaces;
  std::string_view and_then;      // between what is done one after the other
  std::string_view and_last;      // between the last two of a list
  std::string_view reason;        // what the turn brings
  std::string_view reason_costs;  // what it brings, what it costs
  std::string_view reason_nothing;
  // What a turn leads to.
  std::string_view outlook_next;    // what the next turn brings
  std::string_view outlook_second;  // what the one after it brings
  std::string_view outlook_lit;     // spaces, rats
  std::string_view outlook_kept;    // name, track, points
  std::string_view step_comic;      // comic
  std::string_view chance;          // name, percent, points
  std::string_view hint;

  std::string_view analysis_heading;
  std::string_view analysis_luck_heading;
  std::string_view analysis_round;
  std::string_view analysis_end;
  std::string_view analysis_luck;
  std::string_view analysis_costly;
  std::string_view analysis_nothing_costly;
  std::string_view analysis_cost;  // round, name, percent, better percent, points, better points
  std::string_view analysis_played;
  std::string_view analysis_better;
  std::string_view analysis_checked;  // games
  std::string_view analysis_said;
  std::string_view analysis_measured;

  std::string_view caps_row;
  std::string_view awards_row;
  std::string_view moldy_row;
  std::string_view leftovers_row;
  std::string_view total_row;
  std::string_view games_won;
  std::string_view challenge_met;  // challenge
};

}  // namespace cheesemoon::cli
