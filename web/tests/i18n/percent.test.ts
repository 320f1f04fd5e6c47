import { percents, wholePercents } from '../../src/i18n/percent';

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

describe('percents of a whole', () => {
  it('are 100 together, where each rounded by itself would be 101', () => {
    expect(percents([0.275, 0.275, 0.45], 'en')).toEqual(['28%', '27%', '45%']);
    expect(percents([0.625, 0.375], 'de')).toEqual(['63\u00a0%', '37\u00a0%']);
  });

  it('are 100 together for any shares', () => {
    for (let count = 1; count <= 8; count += 1) {
      const weights = Array.from({ length: count }, (_, place) => 1 + ((place * 37) % 11));
      expect(sum(wholePercents(weights.map((each) => each / sum(weights))))).toBe(100);
    }
  });

  it('are none where there is nothing to share', () => {
    expect(percents([], 'fr')).toEqual([]);
  });
});
