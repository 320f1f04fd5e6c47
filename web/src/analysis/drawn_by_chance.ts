import type { ChanceOutcome } from '../protocol/described';

// One of all outcomes, each by its weight; `ticket` is from 0 to 1, but not 1 itself.
export function drawnByChance(outcomes: ChanceOutcome[], ticket: number): ChanceOutcome | undefined {
  let left = ticket * outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return outcomes.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}
