import { joinedChallenges } from '../../src/host/joined_challenges';
import type { ChallengeBoard } from '../../src/protocol/described';

type Difficulty = 'easy' | 'medium' | 'difficult' | 'unfair';

const board = (
  met: Partial<ChallengeBoard['met']> = {},
  best: Partial<ChallengeBoard['best']> = {},
): ChallengeBoard => ({
  challenges: ['no-items', 'food-five'],
  difficulties: ['easy', 'medium', 'difficult', 'unfair'] satisfies Difficulty[],
  met: { easy: {}, medium: {}, difficult: {}, unfair: {}, ...met },
  best: { easy: null, medium: null, difficult: null, unfair: null, ...best },
});
const win = (table: string, time: number, hinted = false) => ({ table, time, hinted });
const points = (table: string, points: number, hinted = false) => ({ table, points, hinted });

describe('challenges that were met at two places', () => {
  it('count where they were met first, without hints before all else', () => {
    const here = board({ easy: { 'no-items': win('here', 5), 'food-five': win('here', 1, true) } });
    const there = board({
      easy: { 'no-items': win('there', 2), 'food-five': win('there', 9) },
      unfair: { 'no-items': win('there', 3) },
    });
    expect(joinedChallenges(here, there).met).toEqual(there.met);
    expect(joinedChallenges(there, here).met).toEqual(there.met);
  });

  it('have the best win of both, without hints before all else', () => {
    const here = board({}, { easy: points('here', 80), medium: points('here', 60), unfair: null });
    const there = board({}, { easy: points('there', 99, true), medium: points('there', 61), unfair: null });
    const both = { easy: here.best.easy, medium: there.best.medium, difficult: null, unfair: null };
    expect(joinedChallenges(here, there).best).toEqual(both);
    expect(joinedChallenges(there, here).best).toEqual(both);
  });
});
