import type { RulesWords } from './words';

export const french: RulesWords = {
  heading: { 'brave-rats': 'Les règles de BraveRats', 'first-rat': 'Les règles de First Rat' },
  contents: 'Sommaire',
  print: 'Imprimer',
  learn: 'Apprendre en jouant',
  players: 'Joueurs',
  lightFrom: 'éclairée dès la lumière',
  step: 'Case',
  card: 'Carte',
  moves: 'Pas de ses rats, depuis la tête',
  icon: 'Ensuite',
  icons: { best: 'la meilleure piste, puis on mélange', comic: 'une BD est retirée' },
  cardsOf: (kind) => `Cartes ${kind}`,
  comics: 'BD',
  unsure: 'non lu sur la boîte',
  rounds: {
    caption: 'La ligne est la carte de Rouge, la colonne celle de Bleu.',
    wins: (side) => `${side} gagne la manche`,
    winsGame: (side) => `${side} gagne la partie`,
  },
  sections: {
    'brave-rats': {
      goal: {
        heading: 'De quoi il s’agit',
        blocks: [
          'Deux clans de rats se disputent la couronne. Qui gagne le premier quatre manches gagne la partie.',
        ],
      },
      cards: { heading: 'Les huit rats', blocks: ['Chacun a les mêmes huit cartes.', { picture: 'cards' }] },
      round: {
        heading: 'Une manche',
        blocks: [
          'Chacun choisit une carte en secret, puis on révèle ensemble. Les cartes jouées sont hors du jeu, et tout le monde peut les connaître. Ensuite, dans cet ordre :',
          {
            list: [
              'Une carte vaut son nombre, et 2 de plus si son camp a joué un Général à la manche d’avant.',
              'Un Magicien retire son pouvoir à la carte d’en face, mais jamais le +2 de la manche d’avant.',
              'Un Musicien avec son pouvoir laisse la manche indécise, quoi qu’il rencontre.',
              'Si la Princesse rencontre le Prince, son camp gagne aussitôt la partie. Un +2 n’y change rien.',
              'Un Prince avec son pouvoir gagne contre tout sauf un autre Prince.',
              'Sinon la plus grande valeur gagne, ou la plus petite si l’un des camps a joué un Assassin avec son pouvoir. Valeurs égales : indécis.',
            ],
          },
          'Le +2 d’un Général ne vaut que pour la manche suivante, et il est perdu même si elle reste indécise. Si les deux l’ont, il ne change rien.',
          'Après un Espion, l’autre camp montre sa carte suivante en premier. Deux Espions s’annulent. Général et Espion agissent même si un Musicien laisse la manche indécise.',
        ],
      },
      results: {
        heading: 'Le tableau des résultats',
        blocks: [
          'Comment finit une manche sans +2. Après un Général, cela peut changer.',
          { picture: 'rounds' },
        ],
      },
      table: {
        heading: 'Les manches sur la table',
        blocks: [
          'Une manche indécise reste sur la table. Qui gagne la prochaine manche décidée gagne aussi toutes celles de la table.',
          'Un Ambassadeur avec son pouvoir compte deux manches pour son camp, tout de suite ou plus tard depuis la table. Pour l’autre camp, ou face à un Magicien, il en compte une.',
        ],
      },
      examples: {
        heading: 'Exemples',
        blocks: [
          {
            duel: [7, 5],
            says: 'Le Magicien ne laisse au Prince que sa valeur : 7 bat 5. Avec +2 pour le Magicien, c’est 7 à 7 : indécis.',
          },
          {
            duel: [3, 6],
            says: 'L’Assassin fait gagner la plus petite valeur : 3 contre 6, la manche est à lui.',
          },
          { duel: [1, 7], says: 'La Princesse rencontre le Prince et gagne toute la partie.' },
          {
            duel: [0, 4],
            says: 'Le Musicien : indécis. Si le camp de l’Ambassadeur gagne la manche suivante, celle-ci en compte deux.',
          },
          { duel: [7, 7], says: 'Deux Princes sont égaux. Si l’un a +2, il gagne 9 à 7.' },
          {
            duel: [3, 3],
            says: 'Deux Assassins sont égaux. Si l’un a +2, l’autre gagne : 3 est plus petit que 5.',
          },
        ],
      },
      end: {
        heading: 'La fin',
        blocks: [
          'Avec quatre manches ou plus, la partie finit aussitôt. S’il n’y a plus de cartes avant, elle est nulle.',
        ],
      },
      variants: {
        heading: 'Variantes',
        blocks: [
          {
            list: [
              'Vrai roi : qui gagne une partie reçoit une couronne, et le premier à en avoir trois est le vrai roi. Une partie nulle ne donne pas de couronne. Jouer pour un autre nombre de couronnes est une option à nous.',
              'Traître : avant la partie, chacun donne à l’autre une carte au hasard.',
              'Sélection : on mélange les seize cartes. L’un en tire quatre, en garde une et en passe trois ; l’autre en garde une et en rend deux ; le premier en garde une, et la dernière va à l’autre. Puis l’autre en tire quatre, et ainsi de suite, quatre fois en tout.',
              'Donne au hasard : on mélange les seize cartes et on les distribue, huit chacun.',
            ],
          },
          'On peut alors avoir deux cartes pareilles. Les cartes échangées sont connues des deux, et après une sélection ou une donne les deux mains aussi. Le vrai roi se combine avec chacune des autres variantes.',
        ],
      },
    },
    'first-rat': {
      goal: {
        heading: 'De quoi il s’agit',
        blocks: [
          'La Lune est en fromage, alors des familles de rats cherchent dans une décharge tout ce qu’il faut à une fusée lunaire. Qui aide le plus à la fusée, à ses provisions et à son équipage a le plus de points et gagne.',
          'D’une à cinq personnes, dans le sens des aiguilles d’une montre. En solo, tu joues contre Grégo.',
        ],
      },
      setUp: {
        heading: 'Mise en place',
        blocks: [
          'Chacun a quatre rats : a et b au Départ, c et d dans la Garderie. Le marqueur Filament est devant la lumière 1 du câble électrique, le marqueur Trou à rats sur son départ. Chacun a aussi dix marqueurs de Score.',
          'Les objets sont tirés au hasard ; le reste demeure dans la boîte :',
          { picture: 'stock' },
          'Fromages au début, de la première à la cinquième place : 1, 2, 2, 3, 3.',
          'À moins de cinq, la quatrième case de chaque piste de Score est couverte ; à un ou deux, la deuxième aussi. Personne n’utilise une case couverte.',
        ],
      },
      options: {
        heading: 'Disposition aléatoire',
        blocks: [
          {
            list: [
              (printed) =>
                `Chemin : les 26 cases sont des tuiles en groupes (${printed.tileGroups}), chacun mélangé sur ses propres places. Couleur et récolte suivent la tuile ; stands, raccourcis et lumières restent.`,
              (printed) =>
                `Pistes : huit rangées de points (celles de toutes les pistes sauf Fusée, et ${printed.spareTrack}) sont mélangées, et sept distribuées. Fusée ne change jamais.`,
              'BD : les six de base, ou six parmi les dix.',
            ],
          },
        ],
      },
      turn: {
        heading: 'Ton tour',
        blocks: [
          'À chaque manche, chacun joue un tour. Il a quatre étapes, dans cet ordre. Les deux premières sont obligatoires, les autres sont libres.',
          {
            list: [
              'Déplacer des rats, et payer la compagnie.',
              'Récolter.',
              'Faire des affaires aux stands.',
              'Construire et donner.',
            ],
          },
        ],
      },
      move: {
        heading: '1. Se déplacer',
        blocks: [
          'Avance un rat de 1 à 5 pas, ou un groupe de deux à quatre rats de 1 à 3 pas chacun. Les rats de la Garderie et de la fusée ne bougent pas.',
          { picture: 'path' },
          {
            list: [
              'Tous les rats d’un groupe finissent sur la même couleur. La rampe de lancement va avec toutes les couleurs.',
              'Chaque rat finit sur une case à lui, et pas là où reste un autre de tes rats. Seul le Départ peut en accueillir plusieurs. Dépasser est toujours permis.',
              'Tu choisis combien de pas tu fais, donc personne ne dépasse la rampe. Un seul rat par déplacement peut y arriver.',
            ],
          },
          'Un raccourci mène un rat de son entrée à sa sortie en un pas, vers l’avant seulement. Chaque rat paie le matériau de chaque raccourci, avec ce que tu avais au début du tour.',
          { picture: 'pipes' },
        ],
      },
      company: {
        heading: 'Payer la compagnie',
        blocks: [
          'Pour chaque case où un de tes rats est allé, toute autre personne qui y a un rat reçoit de toi 1 fromage. Le Départ et la rampe sont gratuits.',
          'Si tu ne peux pas tout payer, prends du fromage moisi, pas plus qu’il n’en faut. Chacun rapporte 3 fromages maintenant et coûte 2 points à la fin. Tu ne peux ni le rendre ni le prendre pour autre chose.',
        ],
      },
      collect: {
        heading: '2. Récolter',
        blocks: [
          'Seuls les rats qui ont bougé récoltent, et ils le doivent. Une case donne ce qu’elle montre, et 1 de plus si elle est éclairée pour toi. Les sacs à dos en ajoutent, une boisson énergétique double le tout. Une case ne compte comme éclairée que si elle l’était avant la récolte.',
          {
            list: [
              'D’abord le fromage et les matériaux,',
              'puis les ampoules, en marquant chaque lampe de chantier atteinte,',
              'puis les trognons, avec les bonus du Trou à rats au passage,',
              'enfin le rat sur la rampe de lancement.',
            ],
          },
          'Rien ne s’épuise jamais. Ampoules et trognons ne se gardent pas : ils avancent tes marqueurs aussitôt.',
        ],
      },
      lights: {
        heading: 'Le câble électrique',
        blocks: [
          (printed) =>
            `Chaque ampoule avance ton marqueur Filament d’une des ${printed.lights} lumières du câble ; ce qui va au-delà est perdu. Quand il est arrivé à la première lumière d’une case, elle est éclairée pour toi, et pour toi seul : elle rapporte 1 de plus.`,
          (printed) =>
            `Les lumières ${printed.constructionLights} sont des lampes de chantier. En atteindre ou dépasser une marque la piste Lampe de chantier.`,
        ],
      },
      burrow: {
        heading: 'Le Trou à rats',
        blocks: [
          'Chaque trognon avance ton marqueur Trou à rats d’une case dans les tunnels. Quand il quitte une intersection, tu choisis : dans la salle qui s’y trouve, Bibliothèque ou Garderie, ou plus loin vers le Garde-manger. Entrer dans une salle donne son bonus, même en passant et à chaque passage.',
          { picture: 'burrow' },
          {
            list: [
              'Bibliothèque : prends une des BD, ou aucune.',
              'Garderie : un de tes rats passe de là au Départ. Il ne bouge pas avant ton prochain tour.',
              'Garde-manger : marque cette piste.',
            ],
          },
        ],
      },
      launchpad: {
        heading: 'La rampe de lancement',
        blocks: [
          'Un rat qui y arrive prend la première case libre de la piste Ratonaute et y reste. Il rapporte un bonus : une Récompense (3 points), ou un rat de ta Garderie au Départ.',
          'La Récompense est permise s’il te reste un rat sur le chemin, Départ compris, ou si tes quatre rats sont dans la fusée.',
        ],
      },
      shop: {
        heading: '3. Faire des affaires',
        blocks: [
          'Chaque rat arrivé à un stand ce tour-ci peut y prendre un objet, les stands dans l’ordre du chemin : l’acheter, ou le voler, ce qui ne coûte rien mais renvoie ce rat au Départ. Ou rien. Un voleur garde sa récolte.',
          { picture: 'booths' },
        ],
      },
      items: {
        heading: 'Les objets',
        blocks: [
          'Les objets sont visibles et aident dès que tu les as. En avoir plusieurs pareils est permis.',
          'Un sac à dos aide une fois par tour quand tu récoltes sur une case de sa couleur. Vert et orange ajoutent un matériau qu’une telle case t’a donné ce tour-ci ; s’il y en a deux sortes, tu choisis.',
          { picture: 'backpacks' },
          'Une boisson énergétique se boit avant la récolte et double tout ce tour-ci. Puis elle est finie. Une seule par tour.',
          'Les BD aident jusqu’à la fin. Les quatre dernières sont les Super Rats : donne aussitôt le jeton à un de tes rats qui n’est pas dans la fusée ; il reste avec lui.',
          { picture: 'comics' },
          'Les capsules se comptent à la fin.',
          { picture: 'caps' },
        ],
      },
      build: {
        heading: '4. Construire et donner',
        blocks: [
          'Aussi souvent que tu peux payer, dans l’ordre que tu veux :',
          {
            list: [
              'Cockpit : 2 calculettes et 1 conserve.',
              'Soute : 3 paquets de levure et 2 conserves.',
              'Propulseur : 5 bouteilles de vinaigre et 2 paquets de levure.',
              'Provisions : donner 10 fromages.',
            ],
          },
          'Quand tes cockpits, soutes et propulseurs forment une série complète de plus, Fusée est marquée aussi.',
        ],
      },
      tracks: {
        heading: 'Les pistes de Score',
        blocks: [
          'Pour marquer, pose un marqueur sur la première case libre et non couverte. Les cases 1 à 4 prennent un marqueur chacune, la dernière autant qu’il en vient. Sur Ratonautes, c’est le rat lui-même qui prend la place.',
          { picture: 'tracks' },
          'Quand tes dix marqueurs sont posés, plus rien ne se marque pour toi, sauf les rats.',
        ],
      },
      end: {
        heading: 'Fin et points',
        blocks: [
          {
            list: [
              'Le quatrième rat d’une famille est dans la fusée : la partie finit après cette manche.',
              'Quelqu’un pose son huitième marqueur : elle finit après la manche suivante.',
              'Si les deux arrivent, la fin la plus proche compte. Tous ont autant de tours.',
            ],
          },
          'Additionne tes pistes, tes capsules et 3 par Récompense. Retire 2 par fromage moisi. Chaque lot complet de 4 matériaux et fromages, peu importe le mélange, donne 1 de plus.',
          'Le plus de points gagne. À égalité, le plus de rats dans la fusée ; si c’est encore égal, la victoire est partagée.',
        ],
      },
      details: {
        heading: 'Points délicats',
        blocks: [
          {
            list: [
              'Un rat peut finir là où se tenait un autre du même groupe. Il peut prendre plusieurs raccourcis, et plusieurs rats le même ; chaque passage se paie.',
              'Ce que tu récoltes ce tour-ci ne paie ni raccourcis ni compagnie.',
              'Sur la rampe on ne récolte rien : aucun sac à dos n’y aide. Une boisson énergétique double les trognons, mais pas les bonus.',
              'Une BD agit dès qu’elle est prise, pour la suite du tour ; la récolte en cours ne change plus.',
              'Économie épargne un matériau que la pièce demande. Mélange ne vaut que pour les groupes, pas pour les sacs à dos.',
              'Rat rapide s’ajoute à tout : aux pas habituels comme à Grands pas et à Marche.',
              'Si Solitaire avance avec un seul autre rat, les deux finissent où ils veulent.',
              'Un jeton reste avec son rat, même s’il vole. Un rat peut en porter plusieurs.',
              'Sans marqueur, tu ne peux ni construire ni donner ; Lampes de chantier, Garde-manger et Fusée sont perdus.',
            ],
          },
        ],
      },
      greg: {
        heading: 'Seul contre Grégo',
        blocks: [
          (printed) =>
            `Grégo est un Rat robot qui triche. Mets en place pour deux ; tu commences. Ses rats sont sur ${printed.gregStarts} et au Départ. Il a dix marqueurs de Score, mais ni fromage ni autres marqueurs. Son paquet est tiré au hasard, et la carte C y est toujours :`,
          { picture: 'greg-decks' },
          'Toutes les règles valent pour toi ; le fromage que tu lui dois va à la réserve. Il n’a que les points de ses pistes. Tu gagnes si tu en as plus que lui ; à égalité, il gagne.',
        ],
      },
      gregTurn: {
        heading: 'Le tour de Grégo',
        blocks: [
          {
            list: [
              'Retourne une carte. Depuis la tête, ses rats prennent ses quatre nombres. Les nombres des rats dans la fusée s’ajoutent à celui de son rat de tête sur le chemin.',
              'Ses rats ignorent raccourcis et couleurs et peuvent partager des cases. Celui qui atteint la rampe prend une case de Ratonautes, sans bonus ; les pas restants sont perdus.',
              'Pour chacun de ses rats allé sur une case avec un rat à toi, tu reçois 1 fromage.',
              'Pour chacun de ses rats allé à un stand, un objet y est retiré au hasard. Un rat qui n’a pas bougé ne fait rien.',
              'Une piste sur la carte : Grégo la prépare, ou la marque si elle est déjà préparée. La meilleure piste est celle qui lui rapporterait le plus, sauf Fusée et Ratonautes ; à égalité, tu choisis. Puis toutes les cartes reviennent et sont mélangées.',
            ],
          },
          { picture: 'greg-cards' },
          'La fin est la même ; son quatrième rat et son huitième marqueur comptent aussi.',
        ],
      },
      challenges: {
        heading: 'Défis',
        blocks: [
          'Gagne contre Grégo, à chaque difficulté :',
          { picture: 'challenges' },
          '« Sans » un objet veut dire, tel que nous le lisons, que tu n’en as jamais eu, et pas seulement qu’il ne t’en reste aucun à la fin.',
        ],
      },
      sources: {
        heading: 'D’où viennent les nombres',
        blocks: [
          'Les livrets de règles ne montrent la plupart des nombres qu’en image. Nous les tenons du texte des règles et de photographies du jeu. Ce que ni l’un ni l’autre ne montre est reconstitué, de façon à s’accorder avec tout ce qu’on sait et à bien se jouer. Ces nombres portent un ?, comme ceux qu’on lit mal sur les photographies.',
          (printed) =>
            `Sont reconstitués ${printed.reconstructedCaps} des ${printed.caps} capsules, les Super Rats et la BD Grands pas, les cartes de Grégo, les groupes de tuiles et la huitième rangée de points de la disposition aléatoire.`,
          'Tu as la boîte ? Tu peux alors corriger chaque nombre dans les fichiers de content/first-rat ; les règles de cette page les suivent.',
        ],
      },
    },
  },
};
