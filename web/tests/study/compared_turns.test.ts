import { comparedAt, frameBefore } from '../../src/study/compared_turns';
import { duelReview, raceReview } from './answers';

const race = raceReview.game === 'first-rat' ? raceReview.games[0]! : null;

describe('turns that are compared on the board', () => {
  it('are the better one and the one played, where a costly turn begins', () => {
    const place = race!.costliest[0]!;
    const drawn = comparedAt(raceReview, { game: 1, frame: frameBefore(race!, place) });
    expect(drawn.map(({ mark }) => mark)).toEqual(['better', 'played']);
    expect(drawn[0]!.actions).toEqual(race!.turns[place]!.better!.actions);
    expect(drawn[1]!.events).toEqual(race!.turns[place]!.events);
  });

  it('are none anywhere else', () => {
    expect(comparedAt(raceReview, { game: 1, frame: race!.turns.at(-1)!.frame })).toEqual([]);
    expect(comparedAt(duelReview, { game: 1, frame: 0 })).toEqual([]);
    expect(comparedAt(null, { game: 1, frame: 0 })).toEqual([]);
  });
});
