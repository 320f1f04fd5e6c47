import type { PuzzlesWords } from './words';

export const english: PuzzlesWords = {
  heading: 'Puzzles',
  explained:
    'In each of these positions something has to be found: the best turn, the one right card, or the one that is always wrong. Your rating decides how difficult the next puzzle is.',
  loading: 'The puzzle is being set up …',
  missing: 'There is no such puzzle.',
  all: 'All puzzles',

  number: (number) => `Puzzle ${number}`,
  ofTheDay: 'Puzzle of the day',
  untried: 'not tried yet',
  solved: 'solved',
  failed: 'not solved',
  solve: 'Solve puzzles',
  count: (solved, all) => `${solved} of ${all} solved`,
  rating: 'Your rating:',

  findTurn: (name) => `You are ${name}. Find the best turn.`,
  findCard: (name) => `You are ${name}. Which card must be played?`,
  findWorst: (name) => `You are ${name}. Which card must never be played?`,
  worstHeading: 'Choose the card that must never be played',
  worst: (card) => `Never play ${card}`,

  right: 'Right!',
  wrong: 'Not right.',
  bestTurn: 'The best turn:',
  ownTurn: 'Your turn:',
  alsoRight: 'Your turn comes to the same.',
  ownCard: (card) => `You chose: ${card}.`,
  always: (card) => `Perfect play always takes the ${card} here.`,
  never: (card, games) =>
    `Perfect play never takes the ${card} here: with it you would win ${games} of 100 games fewer. It takes each of the others now and then.`,
  otherTurnsCost: (games) => `With any other turn you would win at least ${games} of 100 games fewer.`,
  nextCardCosts: (games) => `Even with the next best card you would win ${games} of 100 games fewer.`,
  cardShares: 'On the cards: how often perfect play takes each.',
  difficulty: (rating) => `Difficulty ${rating}`,
  newRating: (rating, change) => `Your rating: ${rating} (${change})`,
  countsNothing: 'Only the first answer to a puzzle changes your rating.',
  allSeen:
    'You have seen all puzzles. From here on they come again, first those that you have not solved, and no longer change your rating.',
  notKept: 'This device has no room left: your rating is not kept.',

  next: 'Next puzzle',
  again: 'Try again',
  analyse: 'Analyse',
};
