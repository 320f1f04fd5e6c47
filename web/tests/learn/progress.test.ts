// @vitest-environment jsdom
import { forgetProgress, keepProgress, readProgress } from '../../src/learn/progress';

const progress = { table: 'bcdfghjkmn', seen: ['welcome'] };

beforeEach(() => localStorage.clear());

describe('the progress of a learner', () => {
  it('is kept for each game of its own', () => {
    keepProgress(localStorage, 'brave-rats', progress);
    expect(readProgress(localStorage, 'brave-rats')).toEqual(progress);
    expect(readProgress(localStorage, 'first-rat')).toBeNull();
  });

  it('can be forgotten', () => {
    keepProgress(localStorage, 'brave-rats', progress);
    forgetProgress(localStorage, 'brave-rats');
    expect(readProgress(localStorage, 'brave-rats')).toBeNull();
  });

  it.each(['no json', '{"table":7,"seen":[]}', '{"table":"bcdfghjkmn"}', '[]'])(
    'is none where %s is kept',
    (kept) => {
      localStorage.setItem('cheesemoon.learn.brave-rats', kept);
      expect(readProgress(localStorage, 'brave-rats')).toBeNull();
    },
  );
});
