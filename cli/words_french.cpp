#include "cli/words.h"

namespace cheesemoon::cli {

constexpr Words french{
    .code = "fr",
    .table = table_french,
    .first_rat = first_rat_french,
    .cards = {"Musicien", "Princesse", "Espion", "Assassin", "Ambassadeur", "Magicien", "Général",
              "Prince"},
    .abilities = {"la manche reste indécise (sauf contre le Magicien)",
                  "gagne toute la partie contre le Prince",
                  "à la manche suivante, l'autre camp montre sa carte d'abord",
                  "la plus petite valeur gagne (sauf contre le Prince)",
                  "une victoire avec lui compte deux manches", "l'autre carte perd son pouvoir",
                  "ta prochaine carte vaut 2 de plus", "gagne la manche"},
    .sides = {"Rouge", "Bleu"},
    .welcome = "BraveRats, {}. Quatre manches gagnent la partie. ? affiche l'aide.",
    .variants = {"le jeu de base", "avec un traître", "avec une sélection", "avec donne au hasard"},
    .round_heading = "Manche {}     {} {} : {} {}",
    .on_table = "Des manches indécises sont sur la table : {} en gagnerait {} de plus, {} {}.",
    .on_table_many = "au moins 3",
    .hand_of = "{} : {}",
    .hidden_cards = "et {} que tu n'as pas vues",
    .has_bonus = "{} a +2 pour cette manche.",
    .sees_first = "{} a espionné : {} doit montrer une carte d'abord.",
    .batch = "À choisir : {}",
    .ask_play = "{}, quelle carte ? ",
    .ask_show = "{}, quelle carte montres-tu ? ",
    .ask_reply = "{}, ta réponse à {} ? ",
    .ask_pick = "{}, quelle carte gardes-tu ? ",
    .not_a_card = "\"{}\" n'est pas une carte. Tape son numéro ou son nom, ? pour l'aide.",
    .not_in_hand = "Tu n'as pas cette carte : {}.",
    .forced = "{} n'a plus qu'une carte : {}.",
    .shows = "{} montre : {}.",
    .undone = "Coup repris. {} choisit à nouveau.",
    .both_play = "{} joue {}, {} joue {}.",
    .plus_two = " +2",
    .wizard_annuls = "Le Magicien retire son pouvoir à cette carte : {}.",
    .reasons =
        {"Le Musicien laisse la manche indécise.",
         "La Princesse rencontre le Prince : {0} gagne aussitôt la partie !",
         "Le Prince gagne la manche pour {0}.",
         "Avec un Assassin, la plus petite valeur gagne, {1} contre {2} : la manche revient à {0}.",
         "{2} bat {1} : la manche revient à {0}.", "{2} contre {1} : la manche reste indécise."},
    .takes_table = "{} prend aussi les manches sur la table.",
    .wins_game = "{} gagne la partie. Manches : {} : {}.",
    .drawn_game = "Les cartes sont épuisées : partie nulle.",
    .forfeits = "{} ne peut plus jouer ({}). {} gagne la partie.",
    .crowns = "Couronnes : {} {} : {} {}.",
    .wins_match = "{} est le vrai roi des rats !",
    .input_ended = "L'entrée s'est terminée avant la partie.",
    .left = "La partie a été quittée avant la fin.",
    .saved = "Partie enregistrée dans {}.",
    .help_heading = "Les cartes :",
    .help_choosing = "Tape le numéro ou le nom d'une carte (le début suffit).",
    .help_pairs =
        "Ta carte contre l'autre, sans +2 : + tu gagnes, - tu perds la manche, = indécise,\n"
        "2 elle compte double, ++ ou -- toute la partie :",
    .help_rounds =
        "Chacun choisit une carte ; la plus grande valeur gagne, sauf si un pouvoir en décide "
        "autrement.\n"
        "Une manche indécise reste sur la table pour qui gagne la suivante.\n"
        "Le premier à quatre manches gagne.",
    .analysis_round = "Manche {} : {} gagne avec {} % avant, {} % après",
    .analysis_choice = "{} a joué {} ; parfait : {}",
    .analysis_lost = "- {} % perdus",
    .analysis_turning_point = "le tournant",
    .analysis_total = "Perdu en tout : {} {} %, {} {} %.",
    .hint_chance = "{} gagne avec {} %, {} avec {} %.",
    .hint_plays = "{} joue {}",
    .hint_shows = "{} montre d'abord : {}",
    .hint_answer = "à {} on répond par {}",
    .explain_opening = "La part de chaque carte à la première manche :",
    .explain_pairs =
        "Les chances de Rouge (lignes) après la première manche, en %, si les deux "
        "continuent parfaitement :",
    .explain_best_deals =
        "Les meilleures mains d'une donne au hasard ({} sur {} ne peuvent pas "
        "perdre), si les deux jouent parfaitement :",
    .explain_worst_deals = "Les plus mauvaises mains :",
    .explain_against = "contre",
    .explain_copies =
        "Les chances de gagner une donne au hasard, en %, sans une carte, avec une "
        "et avec les deux :",
    .level_names = {"Tête en l'air", "Débutant", "Amateur", "Habitué", "Doué", "Expert", "Champion",
                    "Maître de la Lune"},
    .opponent = "Ton adversaire : {}, niveau {} sur {}",
};

}  // namespace cheesemoon::cli
