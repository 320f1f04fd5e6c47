import type { GameName } from '../protocol/described';

// How far somebody has come in learning a game: where it is played, and what was told already.
export interface Progress {
  table: string;
  seen: string[];
}

const keyOf = (game: GameName) => `cheesemoon.learn.${game}`;

export function readProgress(storage: Storage, game: GameName): Progress | null {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(game)) ?? 'null') as Partial<Progress> | null;
    if (typeof kept?.table !== 'string' || !Array.isArray(kept.seen)) return null;
    return { table: kept.table, seen: kept.seen.filter((name) => typeof name === 'string') };
  } catch {
    return null;
  }
}

export function keepProgress(storage: Storage, game: GameName, progress: Progress) {
  storage.setItem(keyOf(game), JSON.stringify(progress));
}

export function forgetProgress(storage: Storage, game: GameName) {
  storage.removeItem(keyOf(game));
}
