import { linkTo } from '../analysis/analysis_link';
import type { Puzzle } from './puzzle_book';

// To the analysis of a position, with the game before it and, of First Rat, the best turn after it.
export const puzzleAnalysisLink = (puzzle: Puzzle): Promise<string> => {
  const { record, line } = puzzle;
  const [best, then] = puzzle.game === 'first-rat' ? [puzzle.best, []] : [[], puzzle.then];
  return linkTo({ record, tree: { line: [...line, ...best], at: line.length }, then });
};
