#include "cli/words.h"

namespace cheesemoon::cli {

constexpr Words german{
    .code = "de",
    .table = table_german,
    .first_rat = first_rat_german,
    .cards = {"Musiker", "Prinzessin", "Spion", "Assassine", "Botschafter", "Zauberer", "General",
              "Prinz"},
    .abilities = {"die Runde bleibt unentschieden (außer gegen den Zauberer)",
                  "gewinnt gegen den Prinzen das ganze Spiel",
                  "nächste Runde zeigt die andere Seite ihre Karte zuerst",
                  "der kleinere Wert gewinnt (außer gegen den Prinzen)",
                  "ein Sieg damit zählt zwei Runden", "die andere Karte verliert ihre Fähigkeit",
                  "deine nächste Karte zählt 2 mehr", "gewinnt die Runde"},
    .sides = {"Rot", "Blau"},
    .welcome = "BraveRats, {}. Vier Runden gewinnen das Spiel. ? zeigt die Hilfe.",
    .variants = {"das Grundspiel", "mit Verräter", "mit Auswahl", "mit zufälligem Austeilen"},
    .round_heading = "Runde {}     {} {} : {} {}",
    .on_table = "Unentschiedene Runden auf dem Tisch: {} bekäme {} dazu, {} {}.",
    .on_table_many = "mindestens 3",
    .hand_of = "{}: {}",
    .hidden_cards = "und {} davon hast du nicht gesehen",
    .has_bonus = "{} hat diese Runde +2.",
    .sees_first = "{} hat spioniert: {} muss zuerst eine Karte zeigen.",
    .batch = "Zur Auswahl: {}",
    .ask_play = "{}, welche Karte? ",
    .ask_show = "{}, welche Karte zeigst du? ",
    .ask_reply = "{}, deine Antwort auf {}? ",
    .ask_pick = "{}, welche Karte behältst du? ",
    .not_a_card = "\"{}\" ist keine Karte. Gib Nummer oder Namen ein, ? zeigt die Hilfe.",
    .not_in_hand = "Diese Karte hast du nicht: {}.",
    .forced = "{} hat nur noch eine Karte: {}.",
    .shows = "{} zeigt: {}.",
    .undone = "Zurückgenommen. {} wählt noch einmal.",
    .both_play = "{} spielt {}, {} spielt {}.",
    .plus_two = " +2",
    .wizard_annuls = "Der Zauberer nimmt dieser Karte ihre Fähigkeit: {}.",
    .reasons =
        {"Der Musiker lässt die Runde unentschieden.",
         "Die Prinzessin trifft den Prinzen: {0} gewinnt sofort das Spiel!",
         "Der Prinz gewinnt die Runde für {0}.",
         "Mit einem Assassinen gewinnt der kleinere Wert, {1} gegen {2}: Die Runde geht an {0}.",
         "{2} schlägt {1}: Die Runde geht an {0}.",
         "{2} gegen {1}: Die Runde bleibt unentschieden."},
    .takes_table = "{} bekommt auch die Runden auf dem Tisch.",
    .wins_game = "{} gewinnt das Spiel. Runden: {} : {}.",
    .drawn_game = "Die Karten sind aufgebraucht: Das Spiel endet unentschieden.",
    .forfeits = "{} kann nicht weiterspielen ({}). {} gewinnt das Spiel.",
    .crowns = "Kronen: {} {} : {} {}.",
    .wins_match = "{} ist der wahre König der Ratten!",
    .input_ended = "Die Eingabe endete vor dem Spiel.",
    .left = "Das Spiel wurde vorzeitig verlassen.",
    .saved = "Aufzeichnung geschrieben: {}.",
    .help_heading = "Die Karten:",
    .help_choosing = "Gib die Nummer oder den Namen einer Karte ein (der Anfang genügt).",
    .help_pairs =
        "Deine Karte gegen die andere, ohne +2: + du gewinnst, - du verlierst die Runde,\n"
        "= unentschieden, 2 sie zählt doppelt, ++ oder -- das ganze Spiel:",
    .help_rounds =
        "Beide wählen eine Karte; der höhere Wert gewinnt, wenn keine Fähigkeit es ändert.\n"
        "Eine unentschiedene Runde bleibt auf dem Tisch, für den Sieger der nächsten.\n"
        "Wer zuerst vier Runden hat, gewinnt.",
    .analysis_round = "Runde {}: {} gewinnt vorher mit {} %, nachher mit {} %",
    .analysis_choice = "{} spielte {}; perfekt: {}",
    .analysis_lost = "- {} % verschenkt",
    .analysis_turning_point = "der Wendepunkt",
    .analysis_total = "Insgesamt verschenkt: {} {} %, {} {} %.",
    .hint_chance = "{} gewinnt mit {} %, {} mit {} %.",
    .hint_plays = "{} spielt {}",
    .hint_shows = "{} zeigt zuerst: {}",
    .hint_answer = "auf {} antwortet man mit {}",
    .explain_opening = "So oft spielt man jede Karte in der ersten Runde:",
    .explain_pairs =
        "So oft gewinnt Rot (Zeilen) nach der ersten Runde, in %, wenn beide perfekt "
        "weiterspielen:",
    .explain_best_deals =
        "Die besten Hände bei zufälligen Karten ({} von {} können nicht "
        "verlieren), wenn beide perfekt spielen:",
    .explain_worst_deals = "Die schlechtesten Hände:",
    .explain_against = "gegen",
    .explain_copies =
        "So oft gewinnt man mit zufälligen Karten, in %, ohne eine Karte, mit einer "
        "und mit beiden davon:",
    .level_names = {"Träumerle", "Anfänger", "Hobbyspieler", "Stammgast", "Könner", "Experte",
                    "Champion", "Mondmeister"},
    .opponent = "Dein Gegner: {}, Stufe {} von {}",
};

}  // namespace cheesemoon::cli
