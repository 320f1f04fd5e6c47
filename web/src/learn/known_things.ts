import type { GameName } from '../protocol/described';
import { keptTexts } from '../settings/kept_list';

// What somebody was told in passing in a real game, by the names of lessons.
const keyOf = (game: GameName) => `cheesemoon.known.${game}`;

export const readKnown = (storage: Storage, game: GameName): string[] => keptTexts(storage, keyOf(game));

export function keepKnown(storage: Storage, game: GameName, known: Iterable<string>) {
  storage.setItem(keyOf(game), JSON.stringify([...known]));
}
