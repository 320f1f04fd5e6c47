import type { Puzzle } from './puzzle_book';
import { wasTried, type Standing } from './standing';

// How far from somebody's own rating a puzzle is looked for.
const window = 100;

// One that is new to somebody and about as difficult as suits him; one that he knows when he has seen all.
// `chance` is from 0 to 1.
export function nextPuzzle(puzzles: Puzzle[], standing: Standing, chance: number): Puzzle | undefined {
  const unseen = puzzles.filter(({ number }) => !wasTried(standing, number));
  if (unseen.length === 0) return puzzles[Math.min(Math.floor(chance * puzzles.length), puzzles.length - 1)];
  const aim = standing.rating + (2 * chance - 1) * window;
  const distance = ({ rating }: Puzzle) => Math.abs(rating - aim);
  return unseen.reduce((nearest, puzzle) => (distance(puzzle) < distance(nearest) ? puzzle : nearest));
}
