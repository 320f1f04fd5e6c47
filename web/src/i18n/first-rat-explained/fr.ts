import type { ExplainedWords } from './words';

export const french: ExplainedWords = {
  space: (goods, light, more) =>
    `Un rat qui vient ici récolte ${goods}. Dès que ton marqueur Filament atteint la lumière ${light}, c’est ${more}.`,
  litSpace: (goods, more) => `Éclairée pour toi : un rat qui vient ici récolte ${more} au lieu de ${goods}.`,
  boothHere: (keeper) => `Il y a un stand ici : ${keeper}.`,
  pipeHere: (exit) => `Un raccourci mène à ${exit}.`,
  ownRat: 'Avance seul de 1 à 5 cases, ou de 1 à 3 dans un groupe qui finit sur une couleur.',
  otherRat: 'Si tu vas sur sa case, tu paies 1 fromage à cette famille.',
  start: 'Tes rats partent d’ici. Un rat qui vole ou qui sort de la Garderie arrive ici aussi.',
  rocket:
    'Un rat qui arrive ici monte à bord et marque Ratonautes. Il te rapporte une Récompense ou un rat de la Garderie.',
  pipe: (entry, exit, cost) => `De ${entry} à ${exit} en un seul pas. Chaque rat qui passe paie 1 ${cost}.`,
  booths: {
    hamster: (space, price) =>
      `Un rat qui finit sur ${space} peut prendre un sac à dos : pour ${price} fromages, ou en le volant, et il retourne au Départ.`,
    frog: (space, price) =>
      `Un rat qui finit sur ${space} peut prendre une boisson énergétique : pour ${price} fromages, ou en la volant, et il retourne au Départ.`,
    crow: (space, price) =>
      `Un rat qui finit sur ${space} peut prendre une capsule : pour ${price} fromages, ou en la volant, et il retourne au Départ.`,
  },
  lights:
    'Chaque ampoule avance ton marqueur Filament d’une lumière. Les cases qu’il a atteintes rapportent 1 de plus, à toi seul.',
  constructionLight:
    'Quand ton marqueur Filament atteint ou dépasse cette lampe de chantier, tu marques Lampes de chantier.',
  burrow: {
    start: 'Ton marqueur part d’ici. Chaque trognon l’avance d’une case.',
    plain: 'Un simple tunnel. Chaque trognon avance ton marqueur d’une case.',
    junction:
      'Quand ton marqueur repart d’ici, tu choisis : le chemin court par la salle voisine, ou plus loin vers le Garde-manger.',
    library: 'Qui passe peut prendre une BD. Elle aide jusqu’à la fin de la partie.',
    nursery: 'Qui passe fait venir un rat d’ici au Départ.',
    food: 'Qui passe marque Garde-manger.',
  },
  tracks: {
    cockpit: 'Se marque en construisant un cockpit. Le premier prend la case qui vaut le plus.',
    cargo: 'Se marque en construisant une soute. Le premier prend la case qui vaut le plus.',
    thruster: 'Se marque en construisant un propulseur. Le premier prend la case qui vaut le plus.',
    rocket: 'Se marque pour chaque série complète construite : cockpit, soute et propulseur.',
    provisions: 'Se marque en donnant du fromage à la fin d’un tour.',
    lights:
      'Se marque quand ton marqueur Filament atteint ou dépasse une lampe de chantier du câble électrique.',
    food: 'Se marque quand ton marqueur arrive au Garde-manger du Trou à rats.',
    rattronaut: 'Se marque par chaque rat qui atteint la fusée. Il occupe lui-même la case.',
  },
  goods: {
    cheese: 'Paie aux stands et pour la compagnie sur une case. Tu peux aussi en donner.',
    core: 'Ne se garde pas : il avance ton marqueur d’une case dans le Trou à rats.',
    bulb: 'Ne se garde pas : elle avance ton marqueur Filament d’une lumière.',
    soda: 'Pour les soutes et les propulseurs, et pour un raccourci.',
    vinegar: 'Pour les propulseurs, et pour les raccourcis.',
    can: 'Pour les cockpits et les soutes, et pour un raccourci.',
    calculator: 'Pour les cockpits, et pour un raccourci.',
    moldy: 'Pris quand le fromage manquait pour la compagnie. Chacun coûte 2 points à la fin.',
  },
  award: '3 points à la fin.',
  markersHeading: 'Marqueurs de Score',
  markers: (ending) =>
    `Chaque piste marquée en demande un, sauf celle des Ratonautes. Quand quelqu’un a posé le numéro ${ending}, on finit la manche et on en joue encore une.`,
  points: 'Ce que cela vaudrait si la partie finissait maintenant.',
  lightMarker:
    'Jusqu’où est allé le marqueur Filament de cette famille. Jusque-là, les cases lui rapportent 1 de plus.',
  burrowMarker: 'Où est le marqueur de cette famille dans le Trou à rats.',
  crew: 'Les rats à bord. Quand le quatrième d’une famille y est, c’est la dernière manche.',
  lightString: 'Le câble électrique',
};
