import { hint, replay, review } from '../../src/protocol/study';
import draftHintAnswer from './fixtures/draft-hint.json';
import duelHintAnswer from './fixtures/duel-hint.json';
import duelReplayAnswer from './fixtures/duel-replay.json';
import duelReviewAnswer from './fixtures/duel-review.json';
import raceHintAnswer from './fixtures/race-hint.json';
import raceReplayAnswer from './fixtures/race-replay.json';
import raceReviewAnswer from './fixtures/race-review.json';

// What a real server answered, checked as the page checks it: a duel is a game of BraveRats, a race
// one of First Rat.
export const duelHint = hint(duelHintAnswer, 'hint');
export const draftHint = hint(draftHintAnswer, 'hint');
export const raceHint = hint(raceHintAnswer, 'hint');
export const duelReplay = replay(duelReplayAnswer, 'replay');
// The first four decisions only.
export const raceReplay = replay(raceReplayAnswer, 'replay');
export const duelReview = review(duelReviewAnswer, 'review');
export const raceReview = review(raceReviewAnswer, 'review');
