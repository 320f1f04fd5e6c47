import { drawnByChance } from '../../src/analysis/drawn_by_chance';

describe('what chance draws', () => {
  const outcomes = [
    { action: 'draw 0', weight: 1 },
    { action: 'draw 3', weight: 2 },
    { action: 'draw 7', weight: 1 },
  ];
  const drawn = (ticket: number) => drawnByChance(outcomes, ticket)?.action;

  it('comes as often as it weighs', () => {
    expect([0, 0.24, 0.25, 0.74, 0.75, 0.999].map(drawn)).toEqual([
      'draw 0',
      'draw 0',
      'draw 3',
      'draw 3',
      'draw 7',
      'draw 7',
    ]);
  });

  it('is nothing where nothing is due', () => {
    expect(drawnByChance([], 0.5)).toBeUndefined();
  });
});
