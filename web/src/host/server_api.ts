import { check } from '../protocol/check';
import type {
  ChallengeBoard,
  GameDescription,
  Hint,
  OpenTable,
  Replay,
  Review,
  Table as OwnTable,
  TableState,
  components,
} from '../protocol/described';
import type { Guest } from './guest';
import { Refusal, type NewReport, type NewTable, type Person } from './host';

// The HTTP part of a server: see server/api/openapi.json.

type Answers = components['schemas'];
interface Sent {
  token?: string;
  body?: unknown;
  written?: string;
}

export interface ServerApi {
  becomeGuest(name: string): Promise<Guest>;
  rename(token: string, name: string): Promise<Person>;
  games(): Promise<GameDescription[]>;
  publicAddress(): Promise<string | null>;
  openTables(): Promise<OpenTable[]>;
  ownTables(token: string): Promise<OwnTable[]>;
  showTable(table: string): Promise<TableState>;
  makeTable(token: string, table: NewTable): Promise<TableState>;
  report(token: string, report: NewReport): Promise<void>;
  hint(token: string, table: string, seat: number): Promise<Hint>;
  replayOfTable(table: string): Promise<Replay>;
  replayOfRecord(record: string): Promise<Replay>;
  reviewOfTable(table: string): Promise<Review>;
  reviewOfRecord(record: string): Promise<Review>;
  recordOfTable(table: string): Promise<string>;
  challenges(token: string): Promise<ChallengeBoard>;
}

export function serverApi(address: string): ServerApi {
  async function ask(method: string, path: string, { token, body, written }: Sent = {}): Promise<unknown> {
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
    if (response.ok) return answer;
    let told: { reason: string; sentence: string };
    try {
      told = check('Error', answer, path).error;
    } catch {
      // Not the server speaks, but something between us and it.
      told = { reason: 'unreachable', sentence: `the server answered ${response.status}` };
    }
    throw new Refusal(told.reason, told.sentence);
  }

  // What is answered, as the description of that name says.
  async function call<Name extends keyof Answers>(
    name: Name,
    method: string,
    path: string,
    sent: Sent = {},
  ): Promise<Answers[Name]> {
    return check(name, await ask(method, path, sent), path);
  }

  const ofTable = (table: string, what = '') => `/api/tables/${encodeURIComponent(table)}${what}`;

  return {
    becomeGuest: (name) => call('PersonAndToken', 'POST', '/api/guests', { body: { name } }),
    rename: (token, name) => call('Me', 'PATCH', '/api/me', { token, body: { name } }),
    games: () => call('Games', 'GET', '/api/games'),
    publicAddress: async () => (await call('ServerFacts', 'GET', '/api/server')).public_address,
    openTables: async () => (await call('OpenTables', 'GET', '/api/tables')).tables,
    ownTables: async (token) => (await call('OwnTables', 'GET', '/api/me/tables', { token })).tables,
    showTable: (table) => call('TableState', 'GET', ofTable(table)),
    makeTable: (token, table) => call('TableState', 'POST', '/api/tables', { token, body: table }),
    report: async (token, report) => void (await ask('POST', '/api/reports', { token, body: report })),
    hint: (token, table, seat) => call('Hint', 'POST', ofTable(table, '/hint'), { token, body: { seat } }),
    replayOfTable: (table) => call('Replay', 'GET', ofTable(table, '/replay')),
    replayOfRecord: (written) => call('Replay', 'POST', '/api/replays', { written }),
    reviewOfTable: (table) => call('Review', 'GET', ofTable(table, '/review')),
    reviewOfRecord: (written) => call('Review', 'POST', '/api/reviews', { written }),
    recordOfTable: async (table) => JSON.stringify(await ask('GET', ofTable(table, '/record'))),
    challenges: (token) => call('ChallengeBoard', 'GET', '/api/me/challenges', { token }),
  };
}
