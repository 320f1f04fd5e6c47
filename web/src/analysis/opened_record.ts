import type { GameRecord } from '../protocol/described';
import { recordOf } from './analysis_link';

export interface OpenedRecord {
  record: GameRecord;
  line: string[];
}

// How a game began and what was done in it; of a match for crowns one of its games, from 1. What is wrong
// with a text the engine says better, so that this only takes apart what it would read.
export function openedRecord(text: string, game = 1): OpenedRecord {
  const document = JSON.parse(text) as GameRecord | null;
  if (typeof document !== 'object' || document === null) throw new SyntaxError('expected an object');
  const games = document['games'];
  const one = (Array.isArray(games) ? { ...document, ...games[game - 1] } : document) as GameRecord;
  const actions = one['actions'];
  return { record: { ...recordOf(one), format: one['format'] }, line: Array.isArray(actions) ? actions : [] };
}
