import { hintedBy } from '../../src/study/hinted_actions';
import { draftHint, duelHint, raceHint } from './answers';

describe('a hint marks', () => {
  it('the next decision of the best turn', () => {
    expect([...hintedBy(raceHint)]).toEqual([['move a4', 1]]);
  });

  it('every card of a duel with how often it is played', () => {
    const hinted = hintedBy(duelHint);
    expect(hinted.size).toBe(8);
    expect(hinted.get('play 3')).toBeCloseTo(0.272, 3);
    expect(hinted.get('play 0')).toBe(0);
  });

  it('the card to keep of a draft', () => {
    expect([...hintedBy(draftHint)]).toEqual([['pick 5', 1]]);
  });
});
