// Everything that puzzles say, in one language. Names are those of seats, cards those of cards.
export interface PuzzlesWords {
  heading: string;
  explained: string;
  loading: string;
  missing: string;
  all: string;

  number: (number: number) => string;
  ofTheDay: string;
  // What somebody has made of it.
  untried: string;
  solved: string;
  failed: string;
  solve: string;
  count: (solved: number, all: number) => string;
  rating: string;

  // What is to be found.
  findTurn: (name: string) => string;
  findCard: (name: string) => string;
  findWorst: (name: string) => string;
  worstHeading: string;
  // On the button that chooses it.
  worst: (card: string) => string;

  right: string;
  wrong: string;
  bestTurn: string;
  ownTurn: string;
  // The same turn by other decisions.
  alsoRight: string;
  ownCard: (card: string) => string;
  always: (card: string) => string;
  // The numbers are games of a hundred.
  never: (card: string, games: number) => string;
  otherTurnsCost: (games: number) => string;
  nextCardCosts: (games: number) => string;
  // What stands on the cards.
  cardShares: string;
  difficulty: (rating: number) => string;
  newRating: (rating: number, change: string) => string;
  countsNothing: string;
  allSeen: string;
  notKept: string;

  next: string;
  again: string;
  analyse: string;
}
