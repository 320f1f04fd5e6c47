import type { ExplainedWords } from './words';

export const french: ExplainedWords = {
  space: (goods, light, more) => `Un rat qui vient ici récolte ${goods}. Dès que tes lumières atteignent ${light}, c’est ${more}.`,
  litSpace: (goods, more) => `Éclairée pour toi : un rat qui vient ici récolte ${more} au lieu de ${goods}.`,
  boothHere: (keeper) => `Il y a un étal ici : ${keeper}.`,
  pipeHere: (exit) => `Un tuyau mène à ${exit}.`,
  ownRat: 'Avance seul de 1 à 5 cases, ou de 1 à 3 dans un groupe qui finit sur une couleur.',
  otherRat: 'Si tu vas sur sa case, tu paies 1 fromage à cette famille.',
  start: 'Tes rats partent d’ici. Un rat qui vole ou qui sort de la Pouponnière arrive ici aussi.',
  rocket:
    'Un rat qui arrive ici monte à bord et marque Rattronautes. Il te rapporte une médaille ou un rat de la Pouponnière.',
  pipe: (entry, exit, cost) => `De ${entry} à ${exit} en un seul pas. Chaque rat qui passe paie 1 ${cost}.`,
  booths: {
    hamster: (space, price) =>
      `Un rat qui finit sur ${space} peut prendre un sac : pour ${price} fromages, ou en le volant, et il retourne au Départ.`,
    frog: (space, price) =>
      `Un rat qui finit sur ${space} peut prendre une boisson : pour ${price} fromages, ou en la volant, et il retourne au Départ.`,
    crow: (space, price) =>
      `Un rat qui finit sur ${space} peut prendre une capsule : pour ${price} fromages, ou en la volant, et il retourne au Départ.`,
  },
  lights: 'Chaque ampoule avance ton fanion d’une lumière. Les cases qu’il a atteintes rapportent 1 de plus, à toi seul.',
  constructionLight: 'Quand ton fanion atteint ou dépasse cette grosse lumière, tu marques Projecteurs.',
  burrow: {
    start: 'Ton pion part d’ici. Chaque trognon l’avance d’une case.',
    plain: 'Un simple tunnel. Chaque trognon avance ton pion d’une case.',
    junction: 'Quand ton pion repart d’ici, tu choisis : en haut le chemin court, à gauche plus loin.',
    library: 'Qui passe peut prendre une BD. Elle aide jusqu’à la fin de la partie.',
    nursery: 'Qui passe fait venir un rat d’ici au Départ.',
    food: 'Qui passe marque Réserves.',
  },
  tracks: {
    cockpit: 'Se marque en construisant un cockpit. Le premier prend la case qui vaut le plus.',
    cargo: 'Se marque en construisant une soute. Le premier prend la case qui vaut le plus.',
    thruster: 'Se marque en construisant un propulseur. Le premier prend la case qui vaut le plus.',
    rocket: 'Se marque pour chaque série complète construite : cockpit, soute et propulseur.',
    provisions: 'Se marque en donnant du fromage à la fin d’un tour.',
    lights: 'Se marque quand ton fanion atteint ou dépasse une grosse lumière de la guirlande.',
    food: 'Se marque quand ton pion arrive aux Réserves du terrier.',
    rattronaut: 'Se marque par chaque rat qui atteint la fusée. Il occupe lui-même la case.',
  },
  goods: {
    cheese: 'Paie aux étals et pour la compagnie sur une case. Tu peux aussi en donner.',
    core: 'Ne se garde pas : il avance ton pion d’une case dans le terrier.',
    bulb: 'Ne se garde pas : elle avance ton fanion d’une lumière.',
    soda: 'Pour les soutes et les propulseurs, et pour un tuyau.',
    vinegar: 'Pour les propulseurs, et pour les tuyaux.',
    can: 'Pour les cockpits et les soutes, et pour un tuyau.',
    calculator: 'Pour les cockpits, et pour un tuyau.',
    moldy: 'Pris quand le fromage manquait pour la compagnie. Chacun coûte 2 points à la fin.',
  },
  award: '3 points à la fin.',
  markersHeading: 'Pions',
  markers: 'Chaque score en demande un. Quand quelqu’un a posé le huitième, on joue encore une manche.',
  points: 'Ce que cela vaudrait si la partie finissait maintenant.',
  lightMarker: 'Jusqu’où sont allées les lumières de cette famille. Jusque-là, les cases lui rapportent 1 de plus.',
  burrowMarker: 'Où est le pion de cette famille dans le terrier.',
  crew: 'Les rats à bord. Quand le quatrième d’une famille y est, c’est la dernière manche.',
  lightString: 'La guirlande',
};
