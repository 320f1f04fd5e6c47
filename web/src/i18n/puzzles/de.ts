import type { PuzzlesWords } from './words';

export const german: PuzzlesWords = {
  heading: 'Rätsel',
  explained:
    'In jeder dieser Stellungen ist etwas zu finden: der beste Zug, die einzig richtige Karte oder die eine, die immer falsch ist. Deine Wertung bestimmt, wie schwierig das nächste Rätsel ist.',
  loading: 'Das Rätsel wird aufgebaut …',
  missing: 'Dieses Rätsel gibt es nicht.',
  all: 'Alle Rätsel',

  number: (number) => `Rätsel ${number}`,
  ofTheDay: 'Rätsel des Tages',
  untried: 'noch nicht versucht',
  solved: 'gelöst',
  failed: 'nicht gelöst',
  solve: 'Rätsel lösen',
  count: (solved, all) => `${solved} von ${all} gelöst`,
  rating: 'Deine Wertung:',

  findTurn: (name) => `Du bist ${name}. Finde den besten Zug.`,
  findCard: (name) => `Du bist ${name}. Welche Karte muss gespielt werden?`,
  findWorst: (name) => `Du bist ${name}. Welche Karte darf auf keinen Fall gespielt werden?`,
  worstHeading: 'Wähle die Karte, die auf keinen Fall gespielt werden darf',
  worst: (card) => `${card} nie spielen`,

  right: 'Richtig!',
  wrong: 'Nicht richtig.',
  bestTurn: 'Der beste Zug:',
  ownTurn: 'Dein Zug:',
  alsoRight: 'Dein Zug führt zum selben Ergebnis.',
  ownCard: (card) => `Du hast gewählt: ${card}.`,
  always: (card) => `Perfektes Spiel nimmt hier immer: ${card}.`,
  never: (card, games) =>
    `Perfektes Spiel nimmt hier nie: ${card}. Damit würdest du von 100 Spielen ${games} weniger gewinnen. Jede andere Karte nimmt es ab und zu.`,
  otherTurnsCost: (games) =>
    `Mit jedem anderen Zug würdest du von 100 Spielen mindestens ${games} weniger gewinnen.`,
  nextCardCosts: (games) =>
    `Schon mit der zweitbesten Karte würdest du von 100 Spielen ${games} weniger gewinnen.`,
  cardShares: 'Auf den Karten: wie oft perfektes Spiel jede nimmt.',
  difficulty: (rating) => `Schwierigkeit ${rating}`,
  newRating: (rating, change) => `Deine Wertung: ${rating} (${change})`,
  countsNothing: 'Nur die erste Antwort auf ein Rätsel ändert deine Wertung.',
  allSeen:
    'Du hast alle Rätsel gesehen. Ab jetzt kommen sie noch einmal, zuerst die nicht gelösten, und ändern deine Wertung nicht mehr.',
  notKept: 'Auf diesem Gerät ist kein Platz mehr: Deine Wertung wird nicht aufbewahrt.',

  next: 'Nächstes Rätsel',
  again: 'Noch einmal versuchen',
  analyse: 'Analysieren',
};
