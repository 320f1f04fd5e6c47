import type { JudgedTurn, ReviewedTurn } from '../../src/protocol/described';
import { givenAwayInWords, priceOf } from '../../src/study/turn_price';

const turn = (win_share: number[], points: number[]): JudgedTurn => ({
  actions: [],
  events: [],
  win_share,
  points,
  gains: [],
  outlook: { turns_until: 0, next: [], lit: [], rats_to_come: 0, kept: [] },
});

describe('chances in words', () => {
  it('are given away by as much as the numbers differ that people read', () => {
    const better = turn([0.684, 0.316], []);
    const played = { ...turn([0.146, 0.854], []), seat: 1, better } as ReviewedTurn;
    // 68 and 15 are shown, so 53 is given away, though 0.538 is nearer to 54.
    expect(givenAwayInWords(played, 'en')).toBe('53%');
    expect(givenAwayInWords({ ...played, better: null }, 'en')).toBe('');
  });

  it('have a price for whoever takes another turn', () => {
    const best = turn([0.6, 0.4], [90, 84]);
    expect(priceOf(turn([0.55, 0.45], [88, 85]), best, 1)).toEqual({ chance: 0.05, points: 3 });
    expect(priceOf(turn([0.61, 0.39], [92, 84]), best, 1)).toEqual({ chance: 0, points: 0 });
  });
});
