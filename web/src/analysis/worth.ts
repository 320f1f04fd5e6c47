import type { BraveRatsAdvice } from '../protocol/described';

// Values go from -1 to 1, chances from 0 to 1, a draw being half a win.
export const chanceOf = (value: number) => (value + 1) / 2;

// As in research: with its sign, to three digits.
export function valueInWords(value: number): string {
  const digits = Math.abs(value).toFixed(3);
  return Number(digits) === 0 ? digits : `${value < 0 ? '−' : '+'}${digits}`;
}

// A round that is solved; a draft is not.
export interface SolvedRound extends BraveRatsAdvice {
  value: number;
  gap: number;
}
export const isSolved = (advice: BraveRatsAdvice): advice is SolvedRound => advice.value !== null;
