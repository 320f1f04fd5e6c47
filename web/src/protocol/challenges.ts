import { byName, listOf, number, object, orNull, text, type Checked } from './check';

// What somebody has achieved alone against Greg.

const metOnce = object({ table: text, time: number });
const bestWin = object({ points: number, table: text });

// `met` and `best` are by difficulty, and `met` then by challenge: one that has not been met is not
// there.
export const challenges = object({
  challenges: listOf(text),
  difficulties: listOf(text),
  met: byName(byName(metOnce)),
  best: byName(orNull(bestWin)),
});
export type Challenges = Checked<typeof challenges>;
