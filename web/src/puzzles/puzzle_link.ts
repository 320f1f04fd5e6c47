import { wordsOf } from '../protocol/check';
import type { GameName } from '../protocol/described';

// Which puzzle a link is about: the one with a number, the one of the day, or any that suits somebody.
export interface WantedPuzzle {
  game: GameName;
  which: number | 'today' | 'any';
}

// Null if it is about none: then somebody has to choose.
export function wantedPuzzle(about: string): WantedPuzzle | null {
  const [name, which] = about.split('/');
  const game = wordsOf('GameName').find((each) => each === name);
  if (!game) return null;
  if (which === undefined) return { game, which: 'any' };
  return { game, which: which === 'today' ? which : Number(which) };
}
