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
  never: (card, share) =>
    `Perfect play never takes the ${card} here: that would cost ${share} of your chance to win. It takes each of the others now and then.`,
  otherTurnsCost: (share) => `Any other turn costs at least ${share} of your chance to win.`,
  nextCardCosts: (share) => `Even the next best card costs ${share} of your chance to win.`,
  difficulty: (rating) => `Difficulty ${rating}`,
  newRating: (rating, change) => `Your rating: ${rating} (${change})`,
  countsNothing: 'Only the first answer to a puzzle counts.',
  allSeen: 'You have seen all puzzles. From here on they come again and no longer count.',

  next: 'Next puzzle',
  again: 'Try again',
  analyse: 'Analyse',
};
