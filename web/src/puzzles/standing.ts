import type { GameName } from '../protocol/described';

// How somebody has done with the puzzles of a game on this device.
export interface Standing {
  rating: number;
  // Numbers of puzzles that were answered.
  solved: readonly number[];
  failed: readonly number[];
}

const beginner: Standing = { rating: 1200, solved: [], failed: [] };
// A rating finds its place quickly, and then keeps it.
const early = { answers: 20, weight: 40 };
const laterWeight = 20;
const ratings = { least: 0, most: 4000 };

const triedBy = ({ solved, failed }: Standing) => solved.length + failed.length;

export const wasTried = ({ solved, failed }: Standing, number: number): boolean =>
  solved.includes(number) || failed.includes(number);

// By how much an answer changes somebody's rating, as Elo has it.
export function ratingChange(standing: Standing, puzzleRating: number, isRight: boolean): number {
  const expected = 1 / (1 + 10 ** ((puzzleRating - standing.rating) / 400));
  const weight = triedBy(standing) < early.answers ? early.weight : laterWeight;
  return weight * ((isRight ? 1 : 0) - expected);
}

// Only the first answer to a puzzle changes the rating; what is solved later is solved all the same.
export function afterAnswer(
  standing: Standing,
  puzzle: { number: number; rating: number },
  isRight: boolean,
): Standing {
  const { number } = puzzle;
  if (wasTried(standing, number)) return isRight ? solvedLater(standing, number) : standing;
  return {
    rating: withinRatings(standing.rating + ratingChange(standing, puzzle.rating, isRight)),
    solved: isRight ? [...standing.solved, number] : standing.solved,
    failed: isRight ? standing.failed : [...standing.failed, number],
  };
}

const solvedLater = (standing: Standing, number: number): Standing => ({
  ...standing,
  solved: [...new Set([...standing.solved, number])],
  failed: standing.failed.filter((each) => each !== number),
});

const withinRatings = (rating: number) => Math.min(ratings.most, Math.max(ratings.least, rating));

// Whoever changes what is kept gives it another mark.
const keyOf = (game: GameName) => `cheesemoon.puzzles.v1.${game}`;

const isNumber = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;
const numbersIn = (kept: unknown): number[] =>
  Array.isArray(kept) ? [...new Set(kept)].filter(isNumber) : [];

// What is no standing is ignored.
export function readStanding(storage: Storage, game: GameName): Standing {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(game)) ?? 'null') as Record<string, unknown> | null;
    const rating = kept?.['rating'];
    if (typeof rating !== 'number' || rating !== withinRatings(rating)) return beginner;
    const solved = numbersIn(kept!['solved']);
    const failed = numbersIn(kept!['failed']).filter((number) => !solved.includes(number));
    return { rating, solved, failed };
  } catch {
    return beginner;
  }
}

// Says whether it is kept: not where the device is full, or keeps nothing.
export function keepStanding(storage: Storage, game: GameName, standing: Standing): boolean {
  try {
    storage.setItem(keyOf(game), JSON.stringify(standing));
    return true;
  } catch {
    return false;
  }
}
