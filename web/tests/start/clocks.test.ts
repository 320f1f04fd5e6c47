import { withClock } from '../../src/start/clocks';

const table = { game: 'brave-rats' as const, options: { variant: 'base' } };

describe('the clock of a table for friends', () => {
  it('is left out where nobody wants one', () => {
    expect(withClock(table, 'none')).toEqual(table);
  });

  it('gives minutes for the game, or a day for each turn', () => {
    expect(withClock(table, 'quick').clock).toEqual({ kind: 'game', seconds: 300, increment: 5 });
    expect(withClock(table, 'calm').clock).toEqual({ kind: 'game', seconds: 900, increment: 10 });
    expect(withClock(table, 'letter').clock).toEqual({ kind: 'turn', seconds: 86_400 });
  });
});
