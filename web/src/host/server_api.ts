import { check } from '../protocol/check';
import type {
  Advice,
  Analysis,
  AnalysisAsked,
  ChallengeBoard,
  GameDescription,
  GameName,
  GameRecord,
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
import type { Transport } from './transport';

// The HTTP part of the protocol: see server/api/openapi.json.

type Answers = components['schemas'];
interface Sent {
  token?: string;
  body?: unknown;
  written?: string;
}

export interface ServerApi {
  // Anything else, whose answer nobody has described.
  ask(method: string, path: string, sent?: Sent): Promise<unknown>;
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
  replayOfRecord(record: string): Promise<Replay>;
  reviewOfRecord(record: string): Promise<Review>;
  recordOfTable(table: string): Promise<string>;
  newRecord(game: GameName, options: Record<string, unknown>): Promise<GameRecord>;
  analyse(asked: AnalysisAsked): Promise<Analysis>;
  advise(asked: AnalysisAsked): Promise<Advice>;
  challenges(token: string): Promise<ChallengeBoard>;
}

export function serverApi({ request }: Transport): ServerApi {
  async function ask(method: string, path: string, { token, body, written }: Sent = {}): Promise<unknown> {
    // A record goes as it was written, so that the server can say where it is wrong.
    const content = written ?? (body === undefined ? undefined : JSON.stringify(body));
    const { status, answer } = await request({ method, path, token, content });
    if (status >= 200 && status < 300) return answer;
    let told: { reason: string; sentence: string };
    try {
      told = check('Error', answer, path).error;
    } catch {
      // Not the server speaks, but something between us and it.
      told = { reason: 'unreachable', sentence: `the server answered ${status}` };
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
    ask,
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
    replayOfRecord: (written) => call('Replay', 'POST', '/api/replays', { written }),
    reviewOfRecord: (written) => call('Review', 'POST', '/api/reviews', { written }),
    recordOfTable: async (table) => JSON.stringify(await ask('GET', ofTable(table, '/record'))),
    newRecord: (game, options) => call('GameRecord', 'POST', '/api/records', { body: { game, options } }),
    analyse: (body) => call('Analysis', 'POST', '/api/analyses', { body }),
    advise: (body) => call('Advice', 'POST', '/api/advice', { body }),
    challenges: (token) => call('ChallengeBoard', 'GET', '/api/me/challenges', { token }),
  };
}
