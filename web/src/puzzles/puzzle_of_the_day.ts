const dayLength = 24 * 60 * 60 * 1000;
// A prime that divides no book: all puzzles have their day before the first one comes again.
const stride = 7919;

// The number of the puzzle that everybody gets on the same day in UTC, of so many.
export const puzzleOfTheDay = (time: number, count: number): number =>
  1 + ((Math.floor(time / dayLength) * stride) % count);
