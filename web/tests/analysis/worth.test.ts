import { chanceOf, valueInWords } from '../../src/analysis/worth';

describe('what a position is worth', () => {
  it('is a chance, a draw being half a win', () => {
    expect([-1, 0, 1].map(chanceOf)).toEqual([0, 0.5, 1]);
  });

  it('is written with its sign, but for nothing', () => {
    expect([0.1234, -0.5, 0, -1e-17].map(valueInWords)).toEqual(['+0.123', '−0.500', '0.000', '0.000']);
  });
});
