import type { LearnWords } from './words';

export const french: LearnWords = {
  heading: { 'brave-rats': 'Apprendre BraveRats', 'first-rat': 'Apprendre First Rat' },
  coach: 'Pip, ton guide',
  preparing: 'Pip prépare la table …',
  gotIt: 'Compris',
  tryIt: 'À toi, sur le plateau !',
  tryLike: (example) => `À toi, sur le plateau ! Par exemple : ${example}.`,
  noMore: 'Plus d’explications',
  later: 'Pas maintenant',
  yourTurn: 'À toi ! Je te fais signe dès qu’il y a du nouveau.',
  waiting: 'Voyons ce que fait l’autre camp …',
  stop: 'Arrêter',
  rules: 'Toutes les règles',
  goals: 'Ce que tu as vu :',
  goalsMet: (met, all) => `${met} sur ${all}`,
  met: 'fait',
  open: 'à venir',
  wellDone: 'Bravo !',
  enough: {
    'brave-rats': 'Tu sais tout ce qu’il faut savoir.',
    'first-rat': 'Tu en sais assez. Continue et je reste avec toi, ou commence une vraie partie.',
  },
  over: {
    'brave-rats':
      'Le duel est fini, et tu sais comment ça marche. Huit cartes, pas de hasard, du sang-froid : place à un vrai !',
    'first-rat': 'La partie est finie, et tu as tout vu. Place à une vraie !',
  },
  playOn: 'Continuer',
  realGame: 'Une vraie partie',
  again: 'Encore une fois avec Pip',
  lessons: {
    'brave-rats': {
      welcome:
        'Bonjour, moi c’est Pip ! Toi et l’autre clan avez les mêmes huit rats. Chacun en choisit un en secret, puis on révèle ensemble : le plus grand nombre gagne la manche.',
      abilities:
        'Mais chaque rat a un pouvoir, et les pouvoirs battent les nombres. Touche une carte pour lire son pouvoir, puis joue-la.',
      answer: 'Ton Espion a bien travaillé : leur carte est visible. Choisis la meilleure réponse.',
      'show-first':
        'Un Espion te surveille ! Cette manche, tu montres ta carte d’abord : prends-en une qui n’a peur de personne.',
      wizard: 'Un Magicien ! La carte en face perd son pouvoir, et seuls les nombres comptent.',
      musician: 'Le Musicien joue, et tous oublient le combat. La manche est indécise.',
      assassin: 'L’Assassin renverse tout : c’est le plus petit nombre qui gagne.',
      prince:
        'Le Prince gagne la manche, tout simplement. Seuls deux rats lui tiennent tête : le Musicien, et quelqu’un d’autre …',
      princess: 'La voilà ! Quand la Princesse rencontre le Prince, elle gagne aussitôt toute la partie.',
      undecided:
        'Personne n’a gagné, alors la manche reste sur la table. Qui gagne la suivante prend celle-ci aussi.',
      'takes-table': 'Tu vois ? Qui a gagné cette manche a pris aussi celles de la table.',
      ambassador: 'Un Ambassadeur était là. Si son propre clan gagne avec lui, cela compte deux manches.',
      'won-round': 'Un morceau de fromage pour ta manche. Quatre morceaux gagnent la partie.',
      'lost-round':
        'Cette manche va à l’autre camp. Quatre morceaux de fromage gagnent la partie, alors attention.',
      general: 'Le Général a un écho : cette manche, la carte suivante de son clan vaut 2 de plus.',
      'other-hand':
        'Les cartes jouées sont perdues. Ici tu vois ce qui reste à l’autre camp : devine la suite !',
      'nearly-over':
        'Quelqu’un est à mi-chemin. L’Ambassadeur et les manches sur la table peuvent tout finir d’un coup.',
    },
    'first-rat': {
      welcome:
        'Bonjour, moi c’est Pip ! La Lune est en fromage, alors toutes les familles construisent cette fusée ensemble. Qui aide le plus marque le plus de points et gagne.',
      'move-one': 'Un rat avance de 1 à 5 cases. Touche un rat qui brille, puis une case, et confirme.',
      junction:
        'Une intersection dans le Trou à rats ! Les chemins courts mènent d’abord à la Bibliothèque, puis à la Garderie. Le long te conduit plus loin, enfin au Garde-manger, qui rapporte des points.',
      library: 'La Bibliothèque ! Prends une BD : elle t’aide jusqu’à la fin de la partie.',
      drink:
        'Une boisson énergétique double tout ce que tu récoltes ce tour-ci. Bois-la, ou garde-la pour un tour plus riche.',
      take: 'Ton sac à dos a encore de la place. Choisis ce qu’il rapporte.',
      reward:
        'Un rat est monté dans la fusée ! Prends une Récompense pour 3 points, ou fais sortir un rat de la Garderie.',
      shop: 'Tu es à un stand. Achète avec du fromage, ou vole : c’est gratuit, mais le voleur retourne au Départ. Tu peux aussi ne rien prendre.',
      build:
        'Tu as de quoi construire une pièce de la fusée ! Construire rapporte des points, et plus c’est tôt, plus il y en a.',
      donate: 'Tu as beaucoup de fromage. Donne-le comme provisions pour le vol, et marque.',
      'end-is-near': 'La fin est annoncée. Change maintenant ce que tu as en points ; les restes valent peu.',
      collected: 'Un rat qui a bougé récolte ce que montre sa case. Tes stocks sont ici.',
      light:
        'Les ampoules avancent ton marqueur Filament le long du câble électrique. Chaque case qu’il a atteinte te rapporte désormais 1 de plus.',
      burrow:
        'Les trognons font avancer ton marqueur dans le Trou à rats : vers des BD, de nouveaux rats et des points.',
      nursery: 'Un jeune rat est arrivé au Départ. Plus de rats, de plus grands groupes !',
      moldy:
        'Ton fromage ne suffisait pas pour la compagnie, alors tu as pris du fromage moisi. Chacun coûte 2 points à la fin.',
      company:
        'Une autre famille était déjà sur cette case, alors tu lui as payé 1 fromage. L’inverse vaut aussi.',
      scored:
        'Tu as marqué ! Ton marqueur prend la première case libre de cette piste : arriver tôt vaut plus.',
      group:
        'Plusieurs rats peuvent avancer ensemble, de 1 à 3 cases chacun, si tous finissent sur la même couleur. Choisis-en un avec sa case, puis touches-en un autre qui brille.',
      launchpad: 'Un de tes rats peut atteindre la fusée. À bord il marque beaucoup, mais il ne marche plus.',
      booth:
        'Un stand est à portée. Le Hamster vend des sacs à dos, la Grenouille des boissons énergétiques, la Corneille des capsules.',
      pipe: 'Un raccourci : un seul pas, pour le matériau qui est marqué dessus.',
      opponent:
        'Voici les autres familles. Aller sur une case où se tient un de leurs rats te coûte 1 fromage.',
      plan: 'Voici ce qui compte. Trois sortes de pièces de fusée avec leurs coûts, le fromage, les lampes de chantier, le Garde-manger et l’équipage : vises-en deux ou trois.',
      explain:
        'Si tu te demandes ce que c’est : pointe dessus, ou laisse le doigt dessus, et la chose te le dit.',
    },
  },
  goalNames: {
    'brave-rats': {
      played: 'Joué une carte',
      effect: 'Vu un pouvoir à l’œuvre',
      decided: 'Gagné ou perdu une manche',
      held: 'Une manche est restée sur la table',
      finished: 'Fini le duel',
    },
    'first-rat': {
      one: 'Avancé un rat',
      several: 'Avancé plusieurs rats ensemble',
      goods: 'Récolté quelque chose',
      light: 'Avancé le marqueur Filament',
      burrow: 'Exploré le Trou à rats',
      booth: 'Visité un stand',
      scored: 'Marqué des points',
    },
  },
};
