import { check } from '../../src/protocol/check';
import draftHintAnswer from './fixtures/draft-hint.json';
import duelHintAnswer from './fixtures/duel-hint.json';
import duelReplayAnswer from './fixtures/duel-replay.json';
import duelReviewAnswer from './fixtures/duel-review.json';
import raceHintAnswer from './fixtures/race-hint.json';
import raceReplayAnswer from './fixtures/race-replay.json';
import raceReviewAnswer from './fixtures/race-review.json';

// What a real server answered, checked as the page checks it: a duel is a game of BraveRats, a race
// one of First Rat.
export const duelHint = check('Hint', duelHintAnswer, 'hint');
export const draftHint = check('Hint', draftHintAnswer, 'hint');
export const raceHint = check('Hint', raceHintAnswer, 'hint');
export const duelReplay = check('Replay', duelReplayAnswer, 'replay');
// The first four decisions only.
export const raceReplay = check('Replay', raceReplayAnswer, 'replay');
export const duelReview = check('Review', duelReviewAnswer, 'review');
export const raceReview = check('Review', raceReviewAnswer, 'review');
