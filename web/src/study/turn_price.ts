import type { Language } from '../i18n/languages';
import { percent, wholePercents } from '../i18n/percent';
import type { JudgedTurn, ReviewedTurn } from '../protocol/described';

// A difference is that of the numbers people read, so that they can be counted after.
function readDifference(better: number[], other: number[], seat: number): number {
  return ((wholePercents(better)[seat - 1] ?? 0) - (wholePercents(other)[seat - 1] ?? 0)) / 100;
}

// What a turn gave away of the chance to win; empty if nothing better is known.
export function givenAwayInWords(turn: ReviewedTurn, language: Language): string {
  if (!turn.better) return '';
  return percent(readDifference(turn.better.win_share, turn.win_share, turn.seat), language);
}

// By how many points somebody leads the best of the others.
function leadOf({ points }: Pick<JudgedTurn, 'points'>, seat: number): number {
  const others = points.filter((_, index) => index !== seat - 1);
  return (points[seat - 1] ?? 0) - Math.max(...others);
}

// What another turn costs against the best one: of the chance to win, and points of the lead. Never less
// than nothing.
export function priceOf(other: JudgedTurn, best: JudgedTurn, seat: number) {
  return {
    chance: Math.max(0, readDifference(best.win_share, other.win_share, seat)),
    points: Math.max(0, Math.round(leadOf(best, seat) - leadOf(other, seat))),
  };
}
