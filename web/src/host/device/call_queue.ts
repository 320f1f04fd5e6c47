import type { Call, EngineAnswer, EngineCall } from './engine_call';
import { gameFiles, type SavingWishes } from './game_files';
import type { JournalStore } from './journal_store';
import type { FromWorker, ToWorker } from './worker_messages';

// What the queue needs of the world around it.
export interface Surroundings {
  // Loaded when it is first asked for.
  engine(): Promise<Call>;
  store: JournalStore;
  post(message: FromWorker): void;
  now(): number;
  // 32 hexadecimal digits.
  random(): string;
  // Resolved when messages that are on their way have been taken.
  letMessagesArrive(): Promise<void>;
}

export interface CallQueue {
  take(message: ToWorker): void;
}

// The engine is somewhere in the network, which may be gone.
class NotLoaded extends Error {}

// Nothing of what was asked has happened, and it may work later.
export class StoreFailure extends Error {
  constructor(readonly reason: 'not_stored' | 'not_readable') {
    super(
      reason === 'not_stored'
        ? 'this device could not keep it: try it again'
        : 'this device could not read the table: try it again',
    );
  }
}

// One thing after the other: what the engine wants kept is kept before anybody is told of it, and bots
// think when no person waits for an answer.
export function callQueue({ engine, store, post, now, random, letMessagesArrive }: Surroundings): CallQueue {
  const waiting: ToWorker[] = [];
  let socket: number | null = null;
  let hasToThink = false;
  let isRunning = false;

  async function ask(asked: EngineCall): Promise<EngineAnswer> {
    const call = await engine().catch((problem) => {
      throw problem instanceof StoreFailure ? problem : new NotLoaded(String(problem));
    });
    return call(asked);
  }

  async function load(table: string) {
    const journal = await store.journal(table).catch(() => {
      throw new StoreFailure('not_readable');
    });
    await ask({ do: 'load', table, journal });
  }

  function heads() {
    return store.heads().catch(() => {
      throw new StoreFailure('not_readable');
    });
  }

  async function keep({ keep: tables = [] }: EngineAnswer) {
    if (tables.length === 0) return;
    try {
      await store.keep(tables);
    } catch {
      // The engine is ahead of the database: it has to read again how the tables were.
      for (const { table } of tables) {
        await ask({ do: 'forget', table });
        await load(table).catch(() => {});
      }
      throw new StoreFailure('not_stored');
    }
  }

  // What the engine answers when all tables that it needs are there and what it did is kept.
  async function perform(asked: EngineCall): Promise<EngineAnswer> {
    const loaded = new Set<string>();
    let answer = await ask(asked);
    while (answer.missing !== undefined) {
      if (loaded.has(answer.missing)) throw new Error(`the engine does not find table ${answer.missing}`);
      loaded.add(answer.missing);
      await load(answer.missing);
      answer = await ask(asked);
    }
    await keep(answer);
    // Nobody would hear of it where no socket is open, as where records are looked at.
    if (answer.thinking && socket !== null) hasToThink = true;
    return answer;
  }

  function tellLines({ lines = [] }: EngineAnswer) {
    if (lines.length > 0 && socket !== null) post({ type: 'lines', socket, lines });
  }

  // Who watched a table that was read again is not known any more. The page is told why, connects anew and
  // looks at its tables, and with that bots are asked again.
  function loseSocket({ reason, message: sentence }: StoreFailure) {
    if (socket !== null) post({ type: 'closed', socket, failed: { reason, sentence } });
    socket = null;
  }

  async function handleLine(line: string) {
    try {
      tellLines(await perform({ do: 'line', time: now(), random: random(), line }));
    } catch (problem) {
      if (!(problem instanceof StoreFailure)) throw problem;
      loseSocket(problem);
    }
  }

  const files = gameFiles({
    ask,
    load,
    heads,
    keep: (tables) => keep({ keep: tables }),
    chance: () => ({ time: now(), random: random() }),
  });

  // What is about all games at once is more than one call.
  async function answerTo({ method, path, body }: ToWorker & { type: 'request' }): Promise<EngineAnswer> {
    if (path === '/device/save') return answered(200, await files.save(JSON.parse(body) as SavingWishes));
    if (path === '/device/bring') return answered(200, await files.bring(body));
    if (method === 'GET' && path === '/api/me/challenges')
      return perform({ do: 'challenges', heads: await heads() });
    return perform({ do: 'request', time: now(), random: random(), method, path, body });
  }

  async function handleRequest(request: ToWorker & { type: 'request' }) {
    const { id } = request;
    try {
      const done = await answerTo(request);
      const { status, body } = done.answer ?? { status: 500, body: '' };
      post({ type: 'answer', id, status, body });
      tellLines(done);
    } catch (problem) {
      if (!(problem instanceof StoreFailure)) throw problem;
      const { reason, message: sentence } = problem;
      post({ type: 'answer', id, status: 503, body: JSON.stringify({ error: { reason, sentence } }) });
      loseSocket(problem);
    }
  }

  async function think() {
    hasToThink = false;
    try {
      tellLines(await perform({ do: 'think', time: now() }));
    } catch (problem) {
      if (!(problem instanceof StoreFailure)) throw problem;
      loseSocket(problem);
    }
  }

  async function handle(message: ToWorker) {
    if (message.type === 'request') {
      await handleRequest(message);
    } else if (message.type === 'open') {
      socket = message.socket;
      post({ type: 'opened', socket });
    } else if (message.type === 'line') {
      if (message.socket === socket) await handleLine(message.line);
    } else if (message.type === 'close' && message.socket === socket) {
      socket = null;
    }
  }

  async function run() {
    if (isRunning) return;
    isRunning = true;
    try {
      while (waiting.length > 0 || hasToThink) {
        if (waiting.length === 0) await letMessagesArrive();
        const next = waiting.shift();
        await (next ? handle(next) : think());
      }
    } catch (problem) {
      // No store has failed, but the engine: it stays as it is, and the page starts another worker.
      waiting.length = 0;
      const reason = problem instanceof NotLoaded ? 'not_loaded' : 'engine_stopped';
      post({ type: 'broken', reason, problem: String(problem), memory: store.memory });
      return;
    }
    isRunning = false;
  }

  return {
    take(message) {
      waiting.push(message);
      void run();
    },
  };
}

const answered = (status: number, body: object): EngineAnswer => ({
  answer: { status, body: JSON.stringify(body) },
});
