import { challenges, type Challenges } from '../protocol/challenges';
import { anything, listOf, object, orNull, text, type Check } from '../protocol/check';
import {
  hint,
  replay,
  review,
  type Hint,
  type Replay,
  type Review,
} from '../protocol/study';
import {
  openTable,
  ownTable,
  tableState,
  type OpenTable,
  type OwnTable,
  type TableState,
} from '../protocol/table_state';
import type { Guest } from './guest';
import { Refusal, type NewTable, type Person } from './host';

// The HTTP part of a server: see server/api/openapi.json.

const person = object({ id: text, name: text });
const guest = object({ person, token: text });
const server = object({ public_address: orNull(text) });
const failure = object({ error: object({ reason: text, sentence: text }) });

export interface ServerApi {
  becomeGuest(name: string): Promise<Guest>;
  rename(token: string, name: string): Promise<Person>;
  publicAddress(): Promise<string | null>;
  openTables(): Promise<OpenTable[]>;
  ownTables(token: string): Promise<OwnTable[]>;
  showTable(table: string): Promise<TableState>;
  makeTable(token: string, table: NewTable): Promise<TableState>;
  hint(token: string, table: string, seat: number): Promise<Hint>;
  replayOfTable(table: string): Promise<Replay>;
  replayOfRecord(record: string): Promise<Replay>;
  reviewOfTable(table: string): Promise<Review>;
  reviewOfRecord(record: string): Promise<Review>;
  recordOfTable(table: string): Promise<string>;
  challenges(token: string): Promise<Challenges>;
}

export function serverApi(address: string): ServerApi {
  async function call<Value>(
    check: Check<Value>,
    method: string,
    path: string,
    { token, body, written }: { token?: string; body?: unknown; written?: string } = {},
  ): Promise<Value> {
    const headers: Record<string, string> = {};
    if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
    // A record goes as it was written, so that the server can say where it is wrong.
    const content = written ?? (body === undefined ? undefined : JSON.stringify(body));
    if (content !== undefined) headers['Content-Type'] = 'application/json';
    let response: Response;
    try {
      const sent = content === undefined ? {} : { body: content };
      response = await fetch(address + path, { method, headers, ...sent });
    } catch {
      throw new Refusal('unreachable', 'the server cannot be reached');
    }
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return check(answer, path);
    let told: { reason: string; sentence: string };
    try {
      told = failure(answer, path).error;
    } catch {
      // Not the server speaks, but something between us and it.
      told = { reason: 'unreachable', sentence: `the server answered ${response.status}` };
    }
    throw new Refusal(told.reason, told.sentence);
  }

  const tables = <Value>(check: Check<Value>) => object({ tables: listOf(check) });

  const ofTable = (table: string, what = '') => `/api/tables/${encodeURIComponent(table)}${what}`;

  return {
    becomeGuest: (name) => call(guest, 'POST', '/api/guests', { body: { name } }),
    rename: (token, name) => call(person, 'PATCH', '/api/me', { token, body: { name } }),
    publicAddress: async () => (await call(server, 'GET', '/api/server')).public_address,
    openTables: async () => (await call(tables(openTable), 'GET', '/api/tables')).tables,
    ownTables: async (token) =>
      (await call(tables(ownTable), 'GET', '/api/me/tables', { token })).tables,
    showTable: (table) => call(tableState, 'GET', ofTable(table)),
    makeTable: (token, table) => call(tableState, 'POST', '/api/tables', { token, body: table }),
    hint: (token, table, seat) =>
      call(hint, 'POST', ofTable(table, '/hint'), { token, body: { seat } }),
    replayOfTable: (table) => call(replay, 'GET', ofTable(table, '/replay')),
    replayOfRecord: (written) => call(replay, 'POST', '/api/replays', { written }),
    reviewOfTable: (table) => call(review, 'GET', ofTable(table, '/review')),
    reviewOfRecord: (written) => call(review, 'POST', '/api/reviews', { written }),
    recordOfTable: async (table) =>
      JSON.stringify(await call(anything, 'GET', ofTable(table, '/record'))),
    challenges: (token) => call(challenges, 'GET', '/api/me/challenges', { token }),
  };
}
