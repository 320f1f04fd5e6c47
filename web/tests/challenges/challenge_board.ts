import type { ChallengeBoard } from '../../src/protocol/described';
import { challenges } from '../../src/protocol/first_rat';

// What somebody has met who has won twice.
export const challengeBoard: ChallengeBoard = {
  challenges: [...challenges, 'one-of-tomorrow'],
  difficulties: ['easy', 'medium', 'difficult', 'unfair'],
  met: {
    easy: { 'food-five': { table: 'bcdfghjkmn', time: 1_763_240_000_000, hinted: false } },
    medium: {},
    difficult: {},
    unfair: {},
  },
  best: {
    easy: { points: 97, table: 'nmkjhgfdcb', hinted: true },
    medium: null,
    difficult: null,
    unfair: null,
  },
};
