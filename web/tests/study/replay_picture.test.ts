import { pictureOf, withinReplay } from '../../src/study/replay_picture';
import { duelReplay } from './answers';

describe('a moment of a replay', () => {
  it('shows the board then, and all that had happened', () => {
    const picture = pictureOf(duelReplay, { game: 1, frame: 2 });
    expect(picture?.view).toBe(duelReplay.games[0]?.frames[2]?.view);
    expect(picture?.steps.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
    expect(picture?.steps[1]?.view).toBe(duelReplay.games[0]?.frames[1]?.view);
    expect(picture?.choices).toEqual([]);
  });

  it('is always within the replay', () => {
    expect(withinReplay(duelReplay, { game: 9, frame: 99 })).toEqual({ game: 1, frame: 6 });
    expect(withinReplay(duelReplay, { game: 0, frame: 3 })).toEqual({ game: 1, frame: 3 });
  });
});
