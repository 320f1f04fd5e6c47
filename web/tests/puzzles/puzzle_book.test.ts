import { puzzlesOf, type DuelPuzzle, type Puzzle, type RacePuzzle } from '../../src/puzzles/puzzle_book';
import { isSameTable } from '../../src/puzzles/same_table';
import { check } from '../../src/protocol/check';
import type { Analysis, FirstRatView } from '../../src/protocol/described';
import raceAnswer from '../analysis/fixtures/race-analysis.json';

describe.each(['first-rat', 'brave-rats'] as const)('the book of %s', (game) => {
  it('has positions in games, with numbers that count them', async () => {
    const puzzles: Puzzle[] = await puzzlesOf(game);
    expect(puzzles.map(({ number }) => number)).toEqual(puzzles.map((_, index) => index + 1));
    for (const { record, line, margin, rating } of puzzles) {
      expect(record).toMatchObject({ format: 'cheesemoon/1', game, actions: [] });
      expect(line.every((action) => typeof action === 'string')).toBe(true);
      expect(margin).toBeGreaterThan(0);
      expect(rating).toBeGreaterThan(0);
    }
  });
});

it('has a best turn for every position of First Rat', async () => {
  const puzzles = (await puzzlesOf('first-rat')) as RacePuzzle[];
  expect(puzzles.filter(({ best }) => best.length === 0)).toEqual([]);
});

it('has a card of the hand for every position of BraveRats', async () => {
  for (const { card, ask, seat, then } of (await puzzlesOf('brave-rats')) as DuelPuzzle[]) {
    expect(card).toMatch(/^[0-7]$/);
    expect(['play', 'avoid']).toContain(ask);
    expect([1, 2]).toContain(seat);
    expect(then.every((other) => other.seat === 3 - seat)).toBe(true);
  }
});

describe('a table', () => {
  const seen = check('Analysis', raceAnswer, 'analysis');
  function changed(change: (view: FirstRatView) => void): Analysis {
    const view = structuredClone(seen.view) as FirstRatView;
    change(view);
    return { ...seen, view };
  }

  it('is the same whichever of equal rats went where, and in which order things were got', () => {
    const one = changed(({ teams: [team] }) => {
      team!.rats = [{ place: 4 }, { place: 7 }];
      team!.caps = ['food', 'rocket'];
    });
    const other = changed(({ teams: [team], turn }) => {
      team!.rats = [{ place: 7 }, { place: 4 }];
      team!.caps = ['rocket', 'food'];
      turn.moved = ['b'];
    });
    expect(isSameTable(one, other)).toBe(true);
  });

  it('is another one with a rat elsewhere, or more cheese', () => {
    expect(
      isSameTable(
        seen,
        changed(({ teams }) => (teams[0]!.rats[0]!.place += 1)),
      ),
    ).toBe(false);
    expect(
      isSameTable(
        seen,
        changed(({ teams }) => (teams[0]!.cheese = 9)),
      ),
    ).toBe(false);
  });
});
