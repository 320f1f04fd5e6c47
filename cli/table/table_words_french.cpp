#include "cli/table/table_words.h"

namespace cheesemoon::cli {

const TableWords table_french{
    .made = "Ta table s'appelle {}. Les autres la rejoignent avec :",
    .come_back = "Pour revenir :",
    .you_sit = "Tu es {}, à la place {}.",
    .you_watch = "Tu regardes. quit pour partir.",
    .seats_are_open = "Places libres : {}. La partie commence quand toutes sont prises.",
    .sits_down = "{} s'assied.",
    .stands_up = "{} quitte la table.",
    .begins = "La partie commence.",
    .waiting_for = "On attend {}.",
    .undo_is_possible = "(undo pour choisir à nouveau.)",
    .resigned = "{} abandonne.",
    .timed_out = "{} n'a plus de temps.",
    .did_not_come_back = "{} n'est pas revenu.",
    .replaced = "{} n'est pas revenu : un bot continue.",
    .offers_end = "{} propose d'arrêter la partie sans résultat.",
    .offer_can_be_taken = "offer end pour accepter.",
    .offers_no_more = "{} veut continuer à jouer.",
    .says = "{} dit : {}",
    .clocks = "Temps restant : {}",
    .rematch_offered = "Il y a une revanche, table {}. Tape rematch pour y aller.",
    .hand_over = "{}, c'est à toi. Appuie sur Entrée quand personne d'autre ne regarde.",
    .hand_over_undo = "(Tape undo pour que {} choisisse à nouveau.)",
    .prompt = "{} > ",
    .chosen = "Ton choix : {}",
    .confirm = "Entrée ou o pour le faire, n pour choisir encore : ",
    .yes = "o",
    .no = "n",
    .not_understood = "« {} » n'est pas un des choix. Tape un numéro ou l'action ; ? pour l'aide.",
    .not_allowed = "« {} » n'est pas permis ici ; list montre ce qui l'est.",
    .undone = "Repris.",
    .no_hint = "Il n'y a pas de conseil : {}.",
    .game_over = "La partie est finie.",
    .wins = "{} gagne !",
    .shared_win = "{} se partagent la victoire.",
    .forfeits = "{} ne peut plus jouer ({}) et a perdu. La partie s'arrête ici.",
    .lost = "La connexion est perdue ; nouvel essai ...",
    .back = "Connexion rétablie.",
    .refused = "Ce n'est pas possible : {}.",
    .outdated = "Il s'est passé quelque chose entre-temps : regarde et choisis à nouveau.",
    .nothing_to_undo = "Il n'y a rien que tu puisses reprendre.",
    .too_many = "Pas si vite : attends un instant.",
    .means_nothing = "« {} » n'est pas possible maintenant ; ? pour l'aide.",
    .only_watching = "Tu regardes seulement ; quit pour partir.",
    .not_over = "La partie n'est pas encore finie.",
    .confirm_resign = "Tu abandonnes ? Entrée pour abandonner, n pour continuer : ",
    .ask_next_game = "Entrée pour commencer la partie suivante : ",
    .ended_resigned = "La partie est finie : quelqu'un a abandonné.",
    .ended_timed_out = "La partie est finie : quelqu'un n'a plus de temps.",
    .ended_left = "La partie est finie : quelqu'un n'est pas revenu.",
    .ended_agreed = "La partie s'est arrêtée sans résultat, d'un commun accord.",
    .ended_closed = "La table a été fermée.",
    .commitment_kept = "Le serveur a tenu parole : sa graine correspond à l'engagement {}...",
    .commitment_broken = "Le serveur n'a pas tenu parole : sa graine contredit l'engagement {}...",
    .record_at = "L'enregistrement de la partie : {}",
    .after_end = "rematch pour rejouer, chat TEXTE pour parler, quit pour partir.",
    .after_end_here = "Entrée pour partir, rematch pour rejouer : ",
    .left = "Tu es parti ; la table reste.",
    .help =
        "list         tous les choix        board        montrer encore la table\n"
        "undo         reprendre ton dernier choix, tant qu'il ne regarde que toi\n"
        "hint         ce qui est bon pour toi, et pourquoi\n"
        "offer end    arrêter sans résultat, si tous le veulent ; encore une fois : non\n"
        "resign       abandonner            rematch      rejouer après la fin",
    .help_here = "quit         quitter la partie     ?            cette aide",
    .help_away =
        "chat TEXTE   dire quelque chose    clock        le temps qui reste\n"
        "quit         partir ; tu peux revenir           ?   cette aide",
    .help_watching =
        "board        montrer la table      quit         partir          ?   cette aide",
};

}  // namespace cheesemoon::cli
