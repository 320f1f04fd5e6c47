import type { Challenge } from '../../protocol/first_rat';

// Everything the challenge board says, in one language.
export interface ChallengesWords {
  heading: string;
  intro: string;
  loading: string;
  challenge: string;
  // How many of all are met.
  count: (met: number, all: number) => string;
  met: (date: string) => string;
  open: string;
  best: string;
  bestPoints: (points: number) => string;
  noWin: string;
  play: (difficulty: string) => string;
  back: string;
  challenges: Record<Challenge, { name: string; task: string }>;
}
