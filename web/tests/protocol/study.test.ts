import { check, ProtocolError } from '../../src/protocol/check';
import duelReplay from '../study/fixtures/duel-replay.json';
import raceReview from '../study/fixtures/race-review.json';

describe('the check of a replay', () => {
  it('looks at frames as frames of its game', () => {
    expect(() => check('Replay', { ...duelReplay, game: 'first-rat' }, 'replay')).toThrow(ProtocolError);
    expect(check('Replay', duelReplay, 'replay').games[0]?.frames).toHaveLength(7);
  });
});

describe('the check of a review', () => {
  it('wants to know where in the replay each turn is', () => {
    const [game] = raceReview.games;
    const turns = game!.turns.map(({ frame: _, ...turn }) => turn);
    const answer = { ...raceReview, games: [{ ...game, turns }] };
    expect(() => check('Review', answer, 'review')).toThrow(/turns\[0\]\.frame: expected a whole number/);
  });
});

describe('the check of a hint', () => {
  it('does not take a reason that nobody could put into words', () => {
    const gains = [{ kind: 'magic', what: null, amount: 1 }];
    const turn = { actions: [], win_share: [], points: [], gains };
    const answer = { game: 'first-rat', round: 1, seat: 1, hints: [turn] };
    expect(() => check('Hint', answer, 'hint')).toThrow(/gains\[0\]\.kind/);
  });
});

describe('the check of challenges', () => {
  it('takes what was met, and what was not', () => {
    const answer = {
      challenges: ['no-items'],
      difficulties: ['easy', 'unfair'],
      met: {
        easy: { 'no-items': { table: 'bcdfghjkmn', time: 5, hinted: false } },
        medium: {},
        difficult: {},
        unfair: {},
      },
      best: {
        easy: { points: 97, table: 'bcdfghjkmn', hinted: false },
        medium: null,
        difficult: null,
        unfair: null,
      },
    };
    expect(check('ChallengeBoard', answer, 'challenges')).toEqual(answer);
    const met = { ...answer.met, easy: ['no-items'] };
    expect(() => check('ChallengeBoard', { ...answer, met }, 'challenges')).toThrow(ProtocolError);
  });
});
