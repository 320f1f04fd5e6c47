#pragma once

#include <array>
#include <string_view>

#include "engine/first_rat/challenges.h"
#include "engine/first_rat/content.h"
#include "players/first_rat/gains.h"

namespace cheesemoon::cli {

/// A thing that is counted: one of it, and several.
struct Counted {
  std::string_view one;
  std::string_view many;
};

/// Everything a person reads at a table of First Rat, in one language. A language that leaves a
/// text out does not compile. Texts with {} are formats; a test fills each of them in every
/// language.
struct FirstRatWords {
  std::array<std::string_view, first_rat::colour_count> colours;
  std::array<Counted, 7> goods;
  std::array<std::string_view, first_rat::track_count> tracks;
  std::array<std::string_view, first_rat::booth_count> keepers;
  std::array<std::string_view, first_rat::booth_count> wares;
  std::array<std::string_view, 6> burrow;  // kinds of spaces
  std::array<std::string_view, first_rat::comic_count> comics;
  std::array<std::string_view, first_rat::comic_count> comic_effects;
  std::array<std::string_view, first_rat::cap_count> caps;
  std::array<std::string_view, first_rat::difficulty_count> difficulties;
  std::array<std::string_view, first_rat::challenge_count> challenges;
  std::string_view backpack;  // colour
  std::string_view drink;
  std::string_view cap;     // name
  std::string_view comic;   // name
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
  std::string_view lit;  // what the star means
  std::string_view pipes;
  std::string_view booth;  // keeper, wares, price
  std::string_view sold_out;
  std::string_view library;
  std::string_view burrow_heading;
  std::string_view up;
  std::string_view left;
  std::string_view tracks_heading;
  std::string_view prepared;
  std::string_view in_nursery;
  std::string_view in_rocket;
  std::string_view light_at;   // light
  std::string_view burrow_at;  // space
  std::string_view markers;    // placed
  std::string_view moldy;      // how many
  std::string_view awards;     // how many
  std::string_view owns;       // items

  std::string_view ask_move;
  std::string_view ask_drink;
  std::string_view ask_take;  // colour
  std::string_view ask_junction;
  std::string_view ask_comic;
  std::string_view ask_reward;
  std::string_view ask_shop;  // keeper
  std::string_view ask_build;
  std::string_view ask_best;
  std::string_view many_moves;  // how many
  std::string_view help_actions;
  std::string_view help_rules;

  std::string_view do_move_rat;      // rat, space
  std::string_view do_through_pipe;  // entry
  std::string_view do_collect;
  std::string_view do_drink;
  std::string_view do_take;         // good
  std::string_view do_up;           // where it leads
  std::string_view do_left;         // where it leads
  std::string_view do_comic;        // comic
  std::string_view do_comic_token;  // comic, rat
  std::string_view do_no_comic;
  std::string_view do_award;
  std::string_view do_raise;
  std::string_view do_buy;    // item, price
  std::string_view do_steal;  // item
  std::string_view do_pass;
  std::string_view do_build;         // part
  std::string_view do_build_saving;  // part, good
  std::string_view do_donate;
  std::string_view do_end;
  std::string_view do_best;  // track

  std::string_view moved;      // rat, from, to
  std::string_view pipe_paid;  // good
  std::string_view pipe_free;
  std::string_view moldy_taken;  // how many
  std::string_view fee_paid;     // how much, name
  std::string_view yields;       // space, goods
  std::string_view by_light;
  std::string_view by_strength;
  std::string_view backpack_gives;  // backpack, goods
  std::string_view drink_used;
  std::string_view gained;       // goods
  std::string_view light_moved;  // light
  std::string_view enters;       // burrow space
  std::string_view comic_taken;  // comic
  std::string_view raised;       // rat
  std::string_view award_taken;
  std::string_view bought;  // item, price
  std::string_view stolen;  // item, rat
  std::string_view built;   // part
  std::string_view donated;
  std::string_view spent;          // goods
  std::string_view scored;         // track, points
  std::string_view lapsed;         // track
  std::string_view card_drawn;     // card
  std::string_view greg_moves;     // from, to
  std::string_view greg_cheese;    // how much
  std::string_view item_lost;      // item
  std::string_view greg_prepares;  // track
  std::string_view shuffled;

  // What a turn brings and costs, by the order of the enumeration. Those it brings are told of the
  // turn, those it costs are things. What each says is filled in by FirstRatSentences.
  std::array<std::string_view, players::gain_kind_count> gains;
  std::string_view gain_end_now;
  Counted rats;
  Counted spaces;
  std::string_view and_last;      // between the last two of a list
  std::string_view reason;        // what the turn brings
  std::string_view reason_costs;  // what it brings, what it costs
  std::string_view reason_nothing;
  std::string_view step_take;   // good
  std::string_view step_buy;    // item
  std::string_view step_comic;  // comic
  std::string_view step_best;   // track
  std::string_view chance;      // name, percent, points
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

  std::string_view caps_row;
  std::string_view awards_row;
  std::string_view moldy_row;
  std::string_view leftovers_row;
  std::string_view total_row;
  std::string_view games_won;
  std::string_view challenge_met;  // challenge
};

extern const FirstRatWords first_rat_english;
extern const FirstRatWords first_rat_german;
extern const FirstRatWords first_rat_french;

}  // namespace cheesemoon::cli
