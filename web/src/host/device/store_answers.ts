import type { TableState } from '../../protocol/described';
import type { Person } from '../host';
import type { Answered } from '../transport';
import type { Head } from './engine_call';
import type { JournalStore } from './journal_store';

// What can be answered of what is kept, without the engine: who plays, his tables, and how one stands.
// Paths and answers are those of docs/protocol.md.

export interface Asked {
  method: string;
  path: string;
  body: string;
}

export interface Kept {
  store: JournalStore;
  // Rejected as long as the device does not say it.
  person(): Promise<Person>;
  rename(name: string): Promise<void>;
}

const longestName = 64;
// Of games that are over, for the page looks at its list again and again. Lessons, which no list shows, count.
const mostFinished = 100;

function nameIn(body: string): string | null {
  try {
    const { name } = JSON.parse(body) as { name?: unknown };
    // Half of a character pair is no text that the engine could read.
    const isName = typeof name === 'string' && name !== '' && name.length <= longestName;
    return isName && !/\p{Surrogate}/u.test(name) ? name : null;
  } catch {
    return null;
  }
}

const refused = (status: number, reason: string, sentence: string): Answered => ({
  status,
  answer: { error: { reason, sentence } },
});

export function answersOfStore({ store, person, rename }: Kept) {
  const guest = async () => ({ ...(await person()), kind: 'guest' });

  async function renamed(body: string): Promise<Answered> {
    const name = nameIn(body);
    if (name === null) return refused(400, 'bad_request', `name: expected 1 to ${longestName} letters`);
    await rename(name);
    return { status: 200, answer: { ...(await guest()), created: 0, settings: {}, ratings: [] } };
  }

  // What is kept says what he was called when something last happened there.
  async function asCalledNow(head: Head): Promise<TableState> {
    const { id, name } = await person();
    const state = head.state as TableState;
    return { ...state, seats: state.seats.map((seat) => (seat.person === id ? { ...seat, name } : seat)) };
  }

  async function ownTables(): Promise<Answered> {
    const heads = (await store.heads()).sort((one, other) => other.updated - one.updated);
    const isOver = ({ state }: Head) => (state as TableState).status === 'over';
    const left = new Set(heads.filter(isOver).slice(mostFinished));
    const listed = heads.filter((head) => !left.has(head));
    return { status: 200, answer: { tables: listed.map(({ state: _, ...told }) => told) } };
  }

  async function table(id: string): Promise<Answered> {
    const head = await store.head(id);
    return head
      ? { status: 200, answer: await asCalledNow(head) }
      : refused(404, 'no_such_table', 'there is no such table: look at the link again');
  }

  function find({ method, path, body }: Asked): Promise<Answered> | null {
    const asked = `${method} ${path}`;
    if (asked === 'POST /api/guests')
      return guest().then((known) => ({ status: 201, answer: { person: known, token: 'device' } }));
    if (asked === 'PATCH /api/me') return renamed(body);
    if (asked === 'GET /api/me/tables') return ownTables();
    const [, id] = /^GET \/api\/tables\/([^/]+)$/.exec(asked) ?? [];
    return id === undefined ? null : table(id);
  }

  return {
    // Nothing if the engine has to be asked.
    answer: (asked: Asked): Promise<Answered> | null =>
      find(asked)?.catch(() => refused(503, 'not_readable', 'this device does not answer: try it again')) ??
      null,
  };
}
