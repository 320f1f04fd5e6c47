import type { ChallengeBoard } from '../protocol/described';

type Difficulty = keyof ChallengeBoard['met'];
type Met = ChallengeBoard['met'][Difficulty];
type Best = ChallengeBoard['best'][Difficulty];

// What was done without hints counts before what was done with them.
function bestOf(one: Best, other: Best): Best {
  if (!one || !other) return one ?? other;
  if (one.hinted !== other.hinted) return one.hinted ? other : one;
  return other.points > one.points ? other : one;
}

function metIn(one: Met, other: Met): Met {
  const met = { ...one };
  for (const [challenge, there] of Object.entries(other)) {
    const here = met[challenge];
    const isFirst = here && (here.hinted === there.hinted ? here.time <= there.time : !here.hinted);
    if (!isFirst) met[challenge] = there;
  }
  return met;
}

// What somebody has achieved at two places.
export function joinedChallenges(one: ChallengeBoard, other: ChallengeBoard): ChallengeBoard {
  const each = <Value>(join: (difficulty: Difficulty) => Value) =>
    Object.fromEntries(one.difficulties.map((name) => [name, join(name)])) as Record<Difficulty, Value>;
  return {
    ...one,
    met: each((name) => metIn(one.met[name], other.met[name])),
    best: each((name) => bestOf(one.best[name], other.best[name])),
  };
}
