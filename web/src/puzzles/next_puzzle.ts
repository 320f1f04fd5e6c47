import type { Puzzle } from './puzzle_book';
import { wasTried, type Standing } from './standing';

// How far from somebody's own rating a puzzle is looked for.
const window = 100;

// One that is new to somebody and about as difficult as suits him; when he has seen all, one that he has not
// solved, and at last any.
// `chance` is from 0 to 1.
export function nextPuzzle(puzzles: Puzzle[], standing: Standing, chance: number): Puzzle | undefined {
  const unseen = puzzles.filter(({ number }) => !wasTried(standing, number));
  if (unseen.length === 0) {
    const failed = puzzles.filter(({ number }) => standing.failed.includes(number));
    const again = failed.length > 0 ? failed : puzzles;
    return again[Math.min(Math.floor(chance * again.length), again.length - 1)];
  }
  const aim = standing.rating + (2 * chance - 1) * window;
  const distance = ({ rating }: Puzzle) => Math.abs(rating - aim);
  return unseen.reduce((nearest, puzzle) => (distance(puzzle) < distance(nearest) ? puzzle : nearest));
}
