#include "cli/words.h"

namespace cheesemoon::cli {

// It refers to the others and does not read them.
// NOLINTNEXTLINE(cppcoreguidelines-interfaces-global-init)
const Words english{
    .code = "en",
    .table = table_english,
    .first_rat = first_rat_english,
    .cards = {"Musician", "Princess", "Spy", "Assassin", "Ambassador", "Wizard", "General",
              "Prince"},
    .abilities = {"the round is undecided", "wins the whole game against the Prince",
                  "next round the other side shows its card first", "the lower value wins",
                  "a win with it counts two rounds", "the other card loses its ability",
                  "your next card counts 2 more", "wins the round"},
    .sides = {"Red", "Blue"},
    .welcome = "BraveRats, {}. Four rounds win the game. Type ? for help.",
    .variants = {"the base game", "with a traitor", "with a draft", "with a random deal"},
    .round_heading = "Round {}     {} {} : {} {}",
    .on_table = "On the table lie undecided rounds: {} would win {} more, {} {} more.",
    .on_table_many = "3 or",
    .hand_of = "{}: {}",
    .hidden_cards = "and {} you have not seen",
    .has_bonus = "{} has +2 this round.",
    .sees_first = "{} has spied: {} must show a card first.",
    .batch = "The batch: {}",
    .ask_play = "{}, your card? ",
    .ask_show = "{}, which card do you show? ",
    .ask_reply = "{}, your answer to {}? ",
    .ask_pick = "{}, which card do you keep? ",
    .not_a_card = "\"{}\" is not a card. Type its number or name, ? for help.",
    .not_in_hand = "You do not have the {}.",
    .forced = "{} has only the {} left.",
    .shows = "{} shows the {}.",
    .undone = "Taken back. {} chooses again.",
    .both_play = "{} plays {}, {} plays {}.",
    .plus_two = " +2",
    .wizard_annuls = "The Wizard takes away the ability of the {}.",
    .musician = "The Musician leaves the round undecided.",
    .princess = "The Princess meets the Prince: {} wins the game at once!",
    .prince = "The Prince wins the round for {}.",
    .lower = "With an Assassin the lower value wins, {} against {}: the round goes to {}.",
    .higher = "{} beats {}: the round goes to {}.",
    .equal = "{} against {}: the round is undecided.",
    .takes_table = "{} takes the rounds on the table as well.",
    .wins_game = "{} wins the game. Rounds: {} : {}.",
    .drawn_game = "The cards are used up: the game is a draw.",
    .forfeits = "{} cannot go on ({}). {} wins the game.",
    .crowns = "Crowns: {} {} : {} {}.",
    .wins_match = "{} is the true king of the rats!",
    .input_ended = "The input ended before the game did.",
    .left = "The game was left unfinished.",
    .saved = "Record written to {}.",
    .help_heading = "The cards:",
    .help_choosing = "Type the number or the name of a card (the beginning is enough).",
    .help_rounds =
        "Both choose a card; the higher value wins the round unless an ability says otherwise.\n"
        "An undecided round stays on the table for whoever wins the next one.\n"
        "Whoever first has four rounds wins.",
    .analysis_round = "Round {}: {} wins with {} % before, {} % after",
    .analysis_choice = "{} played {}; perfect: {}",
    .analysis_lost = "- gave away {} %",
    .analysis_turning_point = "the turning point",
    .analysis_total = "Given away in all: {} {} %, {} {} %.",
    .hint_chance = "{} wins with {} %, {} with {} %.",
    .hint_plays = "{} plays {}",
    .hint_shows = "{} shows first: {}",
    .hint_answer = "{} is answered by {}",
    .explain_opening = "How often to play each card in the first round:",
    .explain_pairs =
        "How often red (rows) wins after the first round, in %, if both go on perfectly:",
    .explain_best_deals =
        "The best hands of a random deal ({} of {} cannot lose), with perfect play on both sides:",
    .explain_worst_deals = "The worst hands:",
    .explain_against = "against",
    .explain_copies =
        "How often you win a random deal, in %, with none, one or both of a card in your hand:",
    .level_names = {"Daydreamer", "Beginner", "Dabbler", "Regular", "Skilled", "Expert", "Champion",
                    "Moon master"},
    .opponent = "Your opponent: {}, level {} of {}",
};

}  // namespace cheesemoon::cli
