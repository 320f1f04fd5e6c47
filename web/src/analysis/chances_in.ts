import type { Advice, Analysis } from '../protocol/described';
import { chanceOf } from './worth';

// Everybody's chances to win, by seat, alone Greg's as the second; null where nobody knows.
export function chancesIn(seen: Analysis | null, advice: Advice | null): number[] | null {
  const result = seen?.view.result;
  if (result && 'winner' in result)
    return [1, 2].map((seat) => (result.winner === 0 ? 0.5 : Number(seat === result.winner)));
  if (result)
    return result.points.map((_, place) =>
      result.winners.includes(place + 1) ? 1 / result.winners.length : 0,
    );
  if (advice?.game === 'first-rat') return advice.hints[0]?.win_share ?? null;
  if (!advice || advice.value === null) return null;
  return [chanceOf(advice.value), chanceOf(-advice.value)];
}
