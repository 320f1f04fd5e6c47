import { standingAt, standingsOf } from '../../src/study/chances';
import { duelReview, raceReview } from './answers';

describe('the chances through a game', () => {
  it('begin before the first turn and go on after every one', () => {
    const standings = standingsOf(raceReview, 1);
    expect(standings[0]).toEqual({ frame: 0, chances: [0.525, 0.475] });
    expect(standings[1]).toEqual({ frame: 1, chances: [0.411, 0.589] });
  });

  it('are those of both sides in a duel', () => {
    const standings = standingsOf(duelReview, 1);
    expect(standings).toHaveLength(7);
    expect(standings[0]).toEqual({ frame: 0, chances: [0.5, 0.5] });
    expect(standings.at(-1)).toEqual({ frame: 6, chances: [0, 1] });
  });

  it('are none of a game that is not there', () => {
    expect(standingsOf(duelReview, 2)).toEqual([]);
  });

  it('at a frame are the last that were reached', () => {
    const standings = [0, 3, 3, 7].map((frame) => ({ frame, chances: [] }));
    expect([0, 2, 3, 6, 9].map((frame) => standingAt(standings, frame))).toEqual([0, 0, 2, 2, 3]);
  });
});
