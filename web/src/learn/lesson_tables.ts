import type { Table as OwnTable } from '../protocol/described';
import { keptTexts } from '../settings/kept_list';

// The tables of lessons, which are no games that somebody has played.
const key = 'cheesemoon.lessons';
// More than anybody plays.
const mostTables = 1000;

export const readLessonTables = (storage: Storage): ReadonlySet<string> => new Set(keptTexts(storage, key));

export function keepLessonTable(storage: Storage, table: string) {
  const tables = [...new Set([...readLessonTables(storage), table])];
  storage.setItem(key, JSON.stringify(tables.slice(-mostTables)));
}

// Neither lessons nor tables at which nobody has played.
export const realGames = (tables: OwnTable[], lessons: ReadonlySet<string>): OwnTable[] =>
  tables.filter(({ id, table }) => !lessons.has(id) && table.ending?.kind !== 'closed');
