import type { Person } from '../host';

// What the engine is asked and what it answers: JSON, as device/ of the repository describes it.

// What lists show of a table, and how it stands, as over HTTP. The engine alone knows what is in it.
export interface Head {
  id: string;
  updated: number;
  state: object;
}

export type JournalEntry = [date: number, body: string];

export interface KeptTable {
  table: string;
  entries: [sequence: number, date: number, body: string][];
  head: Head;
  // What was there before it goes.
  replaces?: boolean;
}

interface Chance {
  time: number;
  // 32 hexadecimal digits, of which all chance comes.
  random: string;
}

export type EngineCall =
  | { do: 'begin'; person: Person }
  | { do: 'rename'; name: string }
  | { do: 'load'; table: string; journal: JournalEntry[] }
  | { do: 'forget'; table: string }
  | ({ do: 'line'; line: string } & Chance)
  | ({ do: 'request'; method: string; path: string; body: string } & Chance)
  | { do: 'think'; time: number }
  | { do: 'record'; table: string; names: string[] }
  // What a file holds.
  | { do: 'records_in'; text: string }
  | ({ do: 'bring'; record: string } & Chance)
  // What was achieved in all of these.
  | { do: 'challenges'; heads: Head[] };

export type Call = (asked: EngineCall) => EngineAnswer;

export interface EngineAnswer {
  // Nothing has happened: this table has to be loaded before.
  missing?: string;
  // To be kept before anything else of the answer is told.
  keep?: KeptTable[];
  lines?: string[];
  answer?: { status: number; body: string };
  // A bot has to act.
  thinking?: boolean;
  // The record of a table, if it has one.
  record?: string;
  // There is something of it, but nobody can make a table of that.
  unreadable?: boolean;
  // Each with the line on which it begins.
  records?: { line: number; record: string }[];
  // Of a table that was brought back, by seat.
  names?: string[];
  // It was played on here and elsewhere, each time otherwise: what is here stays.
  other?: boolean;
  // What is wrong with a record, and where.
  problem?: string;
}
