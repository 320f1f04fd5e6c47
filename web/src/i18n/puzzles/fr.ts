import type { PuzzlesWords } from './words';

export const french: PuzzlesWords = {
  heading: 'Problèmes',
  explained:
    'Dans chacune de ces positions, il y a quelque chose à trouver : le meilleur tour, la seule bonne carte, ou celle qui est toujours mauvaise. Ton classement décide de la difficulté du problème suivant.',
  loading: 'Le problème se met en place …',
  missing: 'Ce problème n’existe pas.',
  all: 'Tous les problèmes',

  number: (number) => `Problème ${number}`,
  ofTheDay: 'Problème du jour',
  untried: 'pas encore essayé',
  solved: 'résolu',
  failed: 'non résolu',
  solve: 'Résoudre des problèmes',
  count: (solved, all) => `${solved} sur ${all} ${solved < 2 ? 'résolu' : 'résolus'}`,
  rating: 'Ton classement :',

  findTurn: (name) => `Tu es ${name}. Trouve le meilleur tour.`,
  findCard: (name) => `Tu es ${name}. Quelle carte faut-il jouer ?`,
  findWorst: (name) => `Tu es ${name}. Quelle carte ne faut-il surtout pas jouer ?`,
  worstHeading: 'Choisis la carte qu’il ne faut surtout pas jouer',
  worst: (card) => `Ne jamais jouer ${card}`,

  right: 'Exact !',
  wrong: 'Ce n’est pas ça.',
  bestTurn: 'Le meilleur tour :',
  ownTurn: 'Ton tour :',
  alsoRight: 'Ton tour mène au même résultat.',
  ownCard: (card) => `Tu as choisi : ${card}.`,
  always: (card) => `Ici, le jeu parfait joue toujours : ${card}.`,
  never: (card, games) =>
    `Ici, le jeu parfait ne joue jamais : ${card}. Sur 100 parties, tu en gagnerais ${games} de moins. Il joue chacune des autres cartes de temps en temps.`,
  otherTurnsCost: (games) => `Avec tout autre tour, tu gagnerais au moins ${games} parties de moins sur 100.`,
  nextCardCosts: (games) =>
    `Même avec la deuxième meilleure carte, tu gagnerais ${games} parties de moins sur 100.`,
  cardShares: 'Sur les cartes : la fréquence à laquelle le jeu parfait joue chacune.',
  difficulty: (rating) => `Difficulté ${rating}`,
  newRating: (rating, change) => `Ton classement : ${rating} (${change})`,
  countsNothing: 'Seule la première réponse à un problème change ton classement.',
  allSeen:
    'Tu as vu tous les problèmes. Désormais ils reviennent, d’abord ceux que tu n’as pas résolus, et ne changent plus ton classement.',
  notKept: 'Cet appareil n’a plus de place : ton classement n’est pas gardé.',

  next: 'Problème suivant',
  again: 'Réessayer',
  analyse: 'Étudier',
};
