#include "cli/table/table_words.h"

namespace cheesemoon::cli {

const TableWords table_german{
    .made = "Dein Tisch heißt {}. So kommen andere dazu:",
    .come_back = "So kommst du zurück:",
    .you_sit = "Du bist {}, auf Platz {}.",
    .you_watch = "Du siehst zu. Mit quit gehst du.",
    .seats_are_open = "Freie Plätze: {}. Sind alle besetzt, geht es los.",
    .sits_down = "{} setzt sich.",
    .stands_up = "{} verlässt den Tisch.",
    .begins = "Das Spiel beginnt.",
    .waiting_for = "Gewartet wird auf {}.",
    .undo_is_possible = "(Mit undo wählst du noch einmal.)",
    .resigned = "{} gibt auf.",
    .timed_out = "Die Zeit ist abgelaufen: {}.",
    .did_not_come_back = "{} ist nicht zurückgekommen.",
    .replaced = "{} ist nicht zurückgekommen: Ein Bot spielt weiter.",
    .offers_end = "{} möchte das Spiel ohne Ergebnis beenden.",
    .offer_can_be_taken = "Mit offer end stimmst du zu.",
    .offers_no_more = "{} möchte weiterspielen.",
    .says = "{} sagt: {}",
    .clocks = "Restzeit: {}",
    .rematch_offered = "Es gibt eine Revanche, Tisch {}. Mit rematch gehst du hin.",
    .hand_over = "{} ist an der Reihe. Eingabetaste, sobald niemand sonst hinsieht.",
    .hand_over_undo = "(Mit undo wählt {} noch einmal.)",
    .prompt = "{} > ",
    .chosen = "Deine Wahl: {}",
    .confirm = "Enter oder j führt es aus, n wählt neu: ",
    .yes = "j",
    .no = "n",
    .not_understood = "\"{}\" steht nicht zur Wahl. Tippe eine Nummer oder die Aktion; ? hilft.",
    .not_allowed = "\"{}\" ist hier nicht erlaubt; list zeigt, was geht.",
    .undone = "Zurückgenommen.",
    .no_hint = "Es gibt keinen Tipp: {}.",
    .game_over = "Das Spiel ist aus.",
    .wins = "{} gewinnt!",
    .shared_win = "{} teilen sich den Sieg.",
    .forfeits = "{} kann nicht weiterspielen ({}) und hat verloren. Das Spiel endet hier.",
    .lost = "Die Verbindung ist weg; neuer Versuch ...",
    .back = "Wieder verbunden.",
    .refused = "Das geht nicht: {}.",
    .outdated = "Inzwischen ist etwas geschehen: Sieh noch einmal hin und wähle neu.",
    .nothing_to_undo = "Es gibt nichts, was du zurücknehmen könntest.",
    .too_many = "Nicht so schnell: Warte einen Augenblick.",
    .means_nothing = "\"{}\" geht jetzt nicht; ? zeigt die Hilfe.",
    .only_watching = "Du siehst nur zu; mit quit gehst du.",
    .not_over = "Das Spiel ist noch nicht aus.",
    .confirm_resign = "Gibst du auf? Eingabetaste gibt auf, n spielt weiter: ",
    .ask_next_game = "Die Eingabetaste beginnt das nächste Spiel: ",
    .ended_resigned = "Das Spiel ist aus: Jemand hat aufgegeben.",
    .ended_timed_out = "Das Spiel ist aus: Jemandem ist die Zeit abgelaufen.",
    .ended_left = "Das Spiel ist aus: Jemand ist nicht zurückgekommen.",
    .ended_agreed = "Das Spiel wurde einvernehmlich ohne Ergebnis beendet.",
    .ended_closed = "Der Tisch wurde geschlossen.",
    .commitment_kept = "Der Server hat Wort gehalten: Sein Startwert passt zur Zusage {}...",
    .commitment_broken =
        "Der Server hat sein Wort gebrochen: Sein Startwert passt nicht zur Zusage {}...",
    .record_at = "Die Aufzeichnung des Spiels: {}",
    .after_end = "Mit rematch spielt ihr noch einmal, chat TEXT redet, quit geht.",
    .after_end_here = "Enter geht, rematch spielt noch einmal: ",
    .left = "Du bist gegangen; der Tisch bleibt.",
    .help =
        "list         alle Möglichkeiten    board        den Tisch noch einmal zeigen\n"
        "undo         letzte Wahl zurücknehmen, solange sie sonst niemanden angeht\n"
        "hint         was gut für dich ist, und warum\n"
        "offer end    ohne Ergebnis aufhören, wenn alle wollen; noch einmal: doch nicht\n"
        "resign       aufgeben              rematch      Revanche nach dem Ende",
    .help_here = "quit         das Spiel verlassen   ?            diese Hilfe",
    .help_away =
        "chat TEXT    etwas sagen           clock        die Restzeit\n"
        "quit         gehen; du kannst wiederkommen      ?   diese Hilfe",
    .help_watching =
        "board        den Tisch zeigen      quit         gehen           ?   diese Hilfe",
};

}  // namespace cheesemoon::cli
