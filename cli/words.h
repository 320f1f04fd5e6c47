#pragma once

#include <fmt/format.h>

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/first_rat_words.h"
#include "cli/table/table_words.h"
#include "engine/brave_rats/card.h"
#include "players/level_name.h"

namespace cheesemoon::cli {

/// Everything a person reads at the table, in one language. A language that leaves a text out does
/// not compile. Texts with {} are formats; a test fills each of them in every language.
struct Words {
  std::string_view code;
  TableWords table;
  FirstRatWords first_rat;

  std::array<std::string_view, brave_rats::card_kinds> cards;
  std::array<std::string_view, brave_rats::card_kinds> abilities;
  std::array<std::string_view, 2> sides;

  std::string_view welcome;  // variant
  std::array<std::string_view, 4> variants;
  std::string_view round_heading;  // round, red, red's rounds, blue's rounds, blue
  std::string_view on_table;       // red, red's gain, blue, blue's gain
  std::string_view on_table_many;  // what a gain of 3 or more is called
  std::string_view hand_of;        // side, cards
  std::string_view hidden_cards;   // how many
  std::string_view has_bonus;      // side
  std::string_view sees_first;     // side, other side
  std::string_view batch;          // cards
  std::string_view ask_play;       // side
  std::string_view ask_show;       // side
  std::string_view ask_reply;      // side, card shown
  std::string_view ask_pick;       // side
  std::string_view not_a_card;     // what was typed
  std::string_view not_in_hand;    // card
  std::string_view forced;         // side, card
  std::string_view shows;          // side, card
  std::string_view undone;         // side

  std::string_view both_play;      // red, card, blue, card
  std::string_view plus_two;       // appended to a card that has +2
  std::string_view wizard_annuls;  // card annulled
  /// Why a round ended so, by the order of the enumeration: 0 the winner, 1 the lower value, 2 the
  /// higher one.
  std::array<std::string_view, 6> reasons;
  std::string_view takes_table;  // winner

  std::string_view wins_game;  // winner, red's rounds, blue's rounds
  std::string_view drawn_game;
  std::string_view forfeits;    // who, why, winner
  std::string_view crowns;      // red, crowns, blue, crowns
  std::string_view wins_match;  // winner
  std::string_view input_ended;
  std::string_view left;
  std::string_view saved;  // file
  std::string_view help_heading;
  std::string_view help_choosing;
  std::string_view help_pairs;
  std::string_view help_rounds;

  std::string_view analysis_round;   // round, red, chance before, chance after
  std::string_view analysis_choice;  // side, card, perfect play
  std::string_view analysis_lost;    // how much
  std::string_view analysis_turning_point;
  std::string_view analysis_total;  // red, how much, blue, how much

  std::string_view hint_chance;  // red, chance, blue, chance
  std::string_view hint_plays;   // side, cards with how often
  std::string_view hint_shows;   // side, card
  std::string_view hint_answer;  // card shown, answers

  std::string_view explain_opening;
  std::string_view explain_pairs;
  std::string_view explain_best_deals;  // how many are certain wins, how many deals there are
  std::string_view explain_worst_deals;
  std::string_view explain_against;
  std::string_view explain_copies;

  /// The bots' levels from the weakest to the strongest.
  std::array<std::string_view, players::level_count> level_names;
  std::string_view opponent;  // name, level, how many levels there are
};

extern const Words english;
extern const Words german;
extern const Words french;

/// A format of the words with its places filled.
template <class... Arguments>
std::string filled(std::string_view format, const Arguments&... arguments) {
  return fmt::format(fmt::runtime(format), arguments...);
}

std::span<const Words* const> all_languages();

/// The language of a code such as `de`, `de_AT.UTF-8` or `fr`.
const Words* find_language(std::string_view code);

/// The language that the environment asks for, English if it asks for none that we have.
const Words& language_of_environment();

/// The language of an option: that of the code, which is known, or that of the environment for
/// none.
const Words& words_for(std::string_view code);

}  // namespace cheesemoon::cli
