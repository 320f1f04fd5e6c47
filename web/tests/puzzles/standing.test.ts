// @vitest-environment jsdom
import {
  afterAnswer,
  keepStanding,
  ratingChange,
  readStanding,
  wasTried,
  type Standing,
} from '../../src/puzzles/standing';

const beginner: Standing = { rating: 1200, solved: [], failed: [] };
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const key = 'cheesemoon.puzzles.v1.first-rat';

beforeEach(() => localStorage.clear());

describe('a rating', () => {
  it('moves by half the weight against an equal puzzle', () => {
    expect(ratingChange(beginner, 1200, true)).toBeCloseTo(20);
    expect(ratingChange(beginner, 1200, false)).toBeCloseTo(-20);
  });

  it('gains more by a difficult puzzle, and loses less', () => {
    expect(ratingChange(beginner, 1600, true)).toBeCloseTo((40 * 10) / 11);
    expect(ratingChange(beginner, 1600, false)).toBeCloseTo(-40 / 11);
  });

  it('moves half as much after twenty puzzles', () => {
    const known = { ...beginner, solved: numbers(12), failed: [13, 14, 15, 16, 17, 18, 19] };
    expect(ratingChange(known, 1200, true)).toBeCloseTo(20);
    expect(ratingChange({ ...known, solved: [...known.solved, 20] }, 1200, true)).toBeCloseTo(10);
  });

  it('changes only by the first answer to a puzzle, which may be solved later', () => {
    const once = afterAnswer(beginner, { number: 3, rating: 1200 }, false);
    expect(once).toEqual({ rating: 1180, solved: [], failed: [3] });
    expect(wasTried(once, 3)).toBe(true);
    expect(afterAnswer(once, { number: 3, rating: 1200 }, false)).toBe(once);
    const later = afterAnswer(once, { number: 3, rating: 1200 }, true);
    expect(later).toEqual({ rating: 1180, solved: [3], failed: [] });
    expect(afterAnswer(later, { number: 3, rating: 1200 }, true)).toEqual(later);
  });

  it('stays a number that can be kept', () => {
    const lowest = afterAnswer({ ...beginner, rating: 3 }, { number: 1, rating: 0 }, false);
    expect(lowest.rating).toBe(0);
  });
});

describe('a standing', () => {
  it('is kept for each game', () => {
    const standing = { rating: 1234.5, solved: [1, 4], failed: [2] };
    keepStanding(localStorage, 'first-rat', standing);
    expect(readStanding(localStorage, 'first-rat')).toEqual(standing);
    expect(readStanding(localStorage, 'brave-rats')).toEqual(beginner);
  });

  it.each(['', 'nonsense', 'null', '7', '[]', '{}', '{"rating":"1300"}', '{"rating":1e9}', '{"rating":-1}'])(
    'is that of a beginner where this was kept: %s',
    (kept) => {
      localStorage.setItem(key, kept);
      expect(readStanding(localStorage, 'first-rat')).toEqual(beginner);
    },
  );

  it('leaves out what is no puzzle, and what is there twice', () => {
    localStorage.setItem(key, '{"rating":1300,"solved":[1,1,"2",null,-3,2.5],"failed":[1,5]}');
    expect(readStanding(localStorage, 'first-rat')).toEqual({ rating: 1300, solved: [1], failed: [5] });
    localStorage.setItem(key, '{"rating":1300,"solved":"all"}');
    expect(readStanding(localStorage, 'first-rat')).toEqual({ rating: 1300, solved: [], failed: [] });
  });

  it('does without a storage that is full or forbidden', () => {
    const forbidden = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('full');
      },
    } as unknown as Storage;
    keepStanding(forbidden, 'first-rat', beginner);
    expect(readStanding(forbidden, 'first-rat')).toEqual(beginner);
  });
});
