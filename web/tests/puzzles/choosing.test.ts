import { leadsTo } from '../../src/page/pages';
import { puzzlesLink, routeOf } from '../../src/page/route';
import { nextPuzzle } from '../../src/puzzles/next_puzzle';
import type { Puzzle } from '../../src/puzzles/puzzle_book';
import { wantedPuzzle } from '../../src/puzzles/puzzle_link';
import { puzzleOfTheDay } from '../../src/puzzles/puzzle_of_the_day';

const puzzles = [900, 1100, 1180, 1250, 1600].map(
  (rating, index) => ({ number: index + 1, rating }) as Puzzle,
);
const standing = { rating: 1200, solved: [] as number[], failed: [] as number[] };

describe('the next puzzle', () => {
  it('is the nearest to somewhere around the own rating', () => {
    expect(nextPuzzle(puzzles, standing, 0)?.rating).toBe(1100);
    expect(nextPuzzle(puzzles, standing, 0.5)?.rating).toBe(1180);
    expect(nextPuzzle(puzzles, standing, 0.99)?.rating).toBe(1250);
  });

  it('is a new one as long as there is any', () => {
    const known = { ...standing, solved: [2, 3], failed: [4] };
    expect(nextPuzzle(puzzles, known, 0.5)?.rating).toBe(900);
    expect(nextPuzzle(puzzles, { ...known, failed: [1, 4] }, 0.5)?.rating).toBe(1600);
  });

  it('is one that was not solved when all were seen, and then any of them', () => {
    expect(nextPuzzle(puzzles, { ...standing, solved: [1, 3, 4, 5], failed: [2] }, 0.9)?.number).toBe(2);
    const all = { ...standing, solved: [1, 2, 3, 4, 5] };
    expect(nextPuzzle(puzzles, all, 0)?.number).toBe(1);
    expect(nextPuzzle(puzzles, all, 0.999)?.number).toBe(5);
    expect(nextPuzzle([], standing, 0.5)).toBeUndefined();
  });
});

describe('the puzzle of the day', () => {
  const day = (text: string) => puzzleOfTheDay(Date.parse(text), 500);

  it('is the same everywhere on a day in UTC', () => {
    expect(day('2026-11-19T23:59:59Z')).toBe(day('2026-11-19T00:00:00Z'));
    expect(day('2026-11-20T01:30:00+02:00')).toBe(day('2026-11-19T12:00:00Z'));
  });

  it('is another one every day, until all had their day', () => {
    const days = Array.from({ length: 500 }, (_, index) => puzzleOfTheDay(index * 86_400_000, 500));
    expect(new Set(days).size).toBe(500);
    expect(Math.min(...days)).toBe(1);
    expect(Math.max(...days)).toBe(500);
  });
});

describe('a link to puzzles', () => {
  const aboutOf = (link: string) => leadsTo(routeOf(link));

  it('leads to a game, to one of its puzzles, or to that of the day', () => {
    expect(aboutOf(puzzlesLink())).toEqual({ page: 'puzzles', about: '' });
    expect(wantedPuzzle(aboutOf(puzzlesLink('first-rat')).about)).toEqual({
      game: 'first-rat',
      which: 'any',
    });
    expect(wantedPuzzle(aboutOf(puzzlesLink('brave-rats', 123)).about)).toEqual({
      game: 'brave-rats',
      which: 123,
    });
    expect(wantedPuzzle(aboutOf(puzzlesLink('first-rat', 'today')).about)).toEqual({
      game: 'first-rat',
      which: 'today',
    });
  });

  it.each(['#/puzzles/chess', '#/puzzles/chess/1', '#/table/bcdfghjkmn/1', '#/puzzles/first-rat/1/2'])(
    'that leads nowhere leads to the start: %s',
    (link) => {
      expect(aboutOf(link).page).toBe('start');
    },
  );
});
