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
  never: (card, share) =>
    `Perfektes Spiel nimmt hier nie: ${card}. Das würde ${share} Gewinnchance kosten. Jede andere Karte nimmt es ab und zu.`,
  otherTurnsCost: (share) => `Jeder andere Zug kostet mindestens ${share} Gewinnchance.`,
  nextCardCosts: (share) => `Schon die zweitbeste Karte kostet ${share} Gewinnchance.`,
  difficulty: (rating) => `Schwierigkeit ${rating}`,
  newRating: (rating, change) => `Deine Wertung: ${rating} (${change})`,
  countsNothing: 'Nur die erste Antwort auf ein Rätsel zählt.',
  allSeen: 'Du hast alle Rätsel gesehen. Ab jetzt kommen sie noch einmal und zählen nicht mehr.',

  next: 'Nächstes Rätsel',
  again: 'Noch einmal versuchen',
  analyse: 'Analysieren',
};
