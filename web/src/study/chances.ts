import type { Review } from '../protocol/described';

// Where everybody stood at one moment: chances to win by seat, which together are 1.
export interface Standing {
  frame: number;
  chances: number[];
}

// From the beginning of a game to its end; empty where nothing was played.
export function standingsOf(review: Review, game: number): Standing[] {
  if (review.game === 'first-rat') {
    const turns = review.games[game - 1]?.turns ?? [];
    const [first] = turns;
    if (!first) return [];
    const after = turns.map(({ frame, win_share }) => ({ frame, chances: win_share }));
    return [{ frame: 0, chances: first.before.win_share }, ...after];
  }
  const rounds = review.games[game - 1]?.rounds ?? [];
  const [first] = rounds;
  if (!first) return [];
  const ofBoth = (red: number) => [red, 1 - red];
  const after = rounds.map((round) => ({ frame: round.frame, chances: ofBoth(round.win_after) }));
  return [{ frame: beginOf(first.frame), chances: ofBoth(first.win_before) }, ...after];
}

// Rounds are frames one after the other; a draft comes before them.
const beginOf = (frameOfFirstRound: number) => Math.max(0, frameOfFirstRound - 1);

// The last standing that somebody who looks at this frame has reached.
export function standingAt(standings: Standing[], frame: number): number {
  return Math.max(0, standings.filter((standing) => standing.frame <= frame).length - 1);
}
