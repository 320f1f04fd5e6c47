import { wordsOf } from '../protocol/check';
import type { GameName } from '../protocol/described';

// The game that a link is about; the first one if it names none.
export function gameNamed(about: string): GameName {
  const games = wordsOf('GameName');
  return games.find((name) => name === about) ?? games[0]!;
}
