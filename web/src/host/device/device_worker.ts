import createEngine from 'virtual:engine';
import type { HostNotice, Person } from '../host';
import { callEngine } from './call_engine';
import { callQueue, StoreFailure } from './call_queue';
import type { Call, EngineAnswer } from './engine_call';
import { memoryStore, openJournalStore, type JournalStore, type Memory } from './journal_store';
import { becomeOnlyTab } from './only_tab';
import { answersOfStore } from './store_answers';
import { tableEngine } from './table_engine';
import type { FromWorker, ToWorker } from './worker_messages';

// What this device keeps, and the engine, in a thread of their own: a bot that thinks does not keep the
// page from moving. The engine is loaded when something needs the rules.

const post = (message: FromWorker) => self.postMessage(message);

function randomDigits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// What is to be said of this device as long as it runs.
let lasting: HostNotice | null = null;

async function openStore(memory: Memory | undefined): Promise<JournalStore> {
  try {
    if (!memory) return await openJournalStore(indexedDB);
  } catch {
    // Then games last as long as the page.
  }
  lasting = 'not_kept';
  post({ type: 'notice', notice: lasting });
  return memoryStore(memory);
}

async function loadEngine(): Promise<Call> {
  const engine = await createEngine();
  return (asked) => JSON.parse(callEngine(engine, JSON.stringify(asked))) as EngineAnswer;
}

// Any tab answers these for itself.
const needingNoTables = [
  '/api/records',
  '/api/replays',
  '/api/reviews',
  '/api/analyses',
  '/api/advice',
  '/api/me/challenges',
];
const needsNoTable = (message: ToWorker) =>
  message.type === 'request' && needingNoTables.includes(message.path);

async function begin({ name, memory }: ToWorker & { type: 'start' }): Promise<(message: ToWorker) => void> {
  const store = await openStore(memory);
  const newcomer = { id: randomDigits(), name };
  // A device that does not answer now may do so later. Until then nobody plays: somebody else would not sit at
  // the tables that are kept.
  let known: Promise<Person> | null = null;
  function person(): Promise<Person> {
    return (known ??= store.person(newcomer).catch(() => {
      known = null;
      throw new StoreFailure('not_readable');
    }));
  }
  let loading: Promise<Call> | null = null;
  const engine = () => (loading ??= loadEngine());
  const tables = tableEngine({
    async becomeOnlyTab() {
      await becomeOnlyTab(navigator.locks, () => post({ type: 'notice', notice: 'open_elsewhere' }));
      post({ type: 'notice', notice: lasting });
    },
    // Anew, for the tab that played before may have given him another name.
    person() {
      known = null;
      return person();
    },
    engine,
  });

  const answers = answersOfStore({
    store,
    person,
    async rename(name) {
      const renamed = { ...(await person()), name };
      await store.keepPerson(renamed);
      known = Promise.resolve(renamed);
      tables.rename(name);
    },
  });
  const surroundings = {
    store,
    post,
    now: () => Date.now(),
    random: randomDigits,
    letMessagesArrive: () => new Promise<void>((arrived) => setTimeout(arrived)),
  };
  const tableQueue = callQueue({ ...surroundings, engine: tables.begin });
  const recordQueue = callQueue({ ...surroundings, engine });

  return (message) => {
    const answered = message.type === 'request' ? answers.answer(message) : null;
    if (message.type !== 'request' || !answered)
      return (needsNoTable(message) ? recordQueue : tableQueue).take(message);
    void answered.then(({ status, answer }) =>
      post({ type: 'answer', id: message.id, status, body: JSON.stringify(answer) }),
    );
  };
}

let begun: Promise<(message: ToWorker) => void> | null = null;

self.onmessage = ({ data: message }: MessageEvent<ToWorker>) => {
  if (message.type === 'start') {
    begun = begin(message);
    begun.catch((problem) => post({ type: 'broken', reason: 'engine_stopped', problem: String(problem) }));
  } else {
    void begun?.then((take) => take(message)).catch(() => {});
  }
};
