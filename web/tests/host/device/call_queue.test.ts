import { callQueue } from '../../../src/host/device/call_queue';
import type { EngineAnswer, EngineCall, KeptTable } from '../../../src/host/device/engine_call';
import { memoryStore, type JournalStore } from '../../../src/host/device/journal_store';
import type { FromWorker } from '../../../src/host/device/worker_messages';

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

const kept = (table: string, sequence = 1): KeptTable => ({
  table,
  entries: [[sequence, 1000, `entry ${sequence}`]],
  head: { id: table, updated: sequence, state: {} },
});

// A queue before an engine that answers as the test says, and all that happens around it in its order.
function queueBefore(engine: (call: EngineCall) => EngineAnswer, changes: Partial<JournalStore> = {}) {
  const happened: unknown[] = [];
  const calls: EngineCall[] = [];
  const posted: FromWorker[] = [];
  const store: JournalStore = { ...memoryStore(), ...changes };
  const queue = callQueue({
    engine: async () => (asked) => {
      calls.push(asked);
      happened.push(`call ${asked.do}`);
      return engine(asked);
    },
    store: {
      ...store,
      async keep(tables) {
        await settle();
        await store.keep(tables);
        happened.push('kept');
      },
    },
    post(message) {
      posted.push(message);
      happened.push(`post ${message.type}`);
    },
    now: () => 5,
    random: () => '0'.repeat(32),
    letMessagesArrive: settle,
  });
  const idle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await settle();
  };
  return { queue, happened, calls, posted, idle, store };
}

const request = (id: number, path = '/api/tables') =>
  ({ type: 'request', id, method: 'POST', path, body: '{}' }) as const;
const line = (socket: number, text: string) => ({ type: 'line', socket, line: text }) as const;

describe('the queue before the engine', () => {
  it('tells of nothing before it is kept', async () => {
    const { queue, happened, posted, idle, store } = queueBefore(() => ({
      keep: [kept('bcd')],
      lines: ['news'],
      answer: { status: 201, body: '{"id":"bcd"}' },
    }));
    queue.take({ type: 'open', socket: 1 });
    queue.take(request(7));
    await idle();
    expect(happened).toEqual(['post opened', 'call request', 'kept', 'post answer', 'post lines']);
    expect(posted[1]).toEqual({ type: 'answer', id: 7, status: 201, body: '{"id":"bcd"}' });
    expect(await store.journal('bcd')).toEqual([[1000, 'entry 1']]);
  });

  it('lets bots play only where somebody hears of it: not where records are looked at', async () => {
    const { queue, calls, idle } = queueBefore(() => ({
      answer: { status: 200, body: '{}' },
      thinking: true,
    }));
    queue.take(request(1, '/api/reviews'));
    await idle();
    expect(calls.map((call) => call.do)).toEqual(['request']);
  });

  it('asks one thing after the other', async () => {
    const { queue, happened, idle } = queueBefore(() => ({
      keep: [kept('bcd')],
      answer: { status: 200, body: '{}' },
    }));
    queue.take(request(1));
    queue.take(request(2));
    await idle();
    const once = ['call request', 'kept', 'post answer'];
    expect(happened).toEqual([...once, ...once]);
  });

  it('loads a table that the engine misses and asks the same again', async () => {
    const loaded = new Set<string>();
    const { queue, calls, posted, idle, store } = queueBefore((asked) => {
      if (asked.do === 'load') loaded.add(asked.table);
      if (asked.do !== 'line') return {};
      const missing = ['bcd', 'fgh'].find((table) => !loaded.has(table));
      return missing === undefined ? { lines: ['there'] } : { missing };
    });
    await store.keep([kept('bcd'), kept('bcd', 2)]);
    queue.take({ type: 'open', socket: 1 });
    queue.take(line(1, '{"type":"watch"}'));
    await idle();
    const asked = { do: 'line', time: 5, random: '0'.repeat(32), line: '{"type":"watch"}' };
    expect(calls).toEqual([
      asked,
      {
        do: 'load',
        table: 'bcd',
        journal: [
          [1000, 'entry 1'],
          [1000, 'entry 2'],
        ],
      },
      asked,
      // A table that nobody knows has an empty journal.
      { do: 'load', table: 'fgh', journal: [] },
      asked,
    ]);
    expect(posted.at(-1)).toEqual({ type: 'lines', socket: 1, lines: ['there'] });
  });

  it('forgets what could not be kept, says why, and tells nothing of it', async () => {
    const fails = { keep: () => Promise.reject(new Error('full')) };
    const { queue, calls, posted, idle } = queueBefore(
      () => ({ keep: [kept('bcd')], lines: ['done'], answer: { status: 201, body: '{}' } }),
      fails,
    );
    queue.take({ type: 'open', socket: 1 });
    queue.take(line(1, '{"type":"act","request":"r7"}'));
    queue.take(request(3));
    await idle();
    expect(calls.filter((call) => call.do === 'forget')).toEqual([
      { do: 'forget', table: 'bcd' },
      { do: 'forget', table: 'bcd' },
    ]);
    const [, closed, answer] = posted;
    // The page has to look at the table again, which was read anew.
    expect(closed).toMatchObject({ type: 'closed', socket: 1, failed: { reason: 'not_stored' } });
    expect(answer).toMatchObject({ type: 'answer', id: 3, status: 503 });
    expect(answer?.type === 'answer' && JSON.parse(answer.body)).toMatchObject({
      error: { reason: 'not_stored' },
    });
    expect(posted).toHaveLength(3);
  });

  it('refuses what needs a table that cannot be read', async () => {
    const fails = { journal: () => Promise.reject(new Error('broken')) };
    const { queue, posted, idle } = queueBefore(() => ({ missing: 'bcd' }), fails);
    queue.take(request(1));
    await idle();
    expect(posted).toMatchObject([{ type: 'answer', status: 503 }]);
  });

  it('refuses nobody who watches a table that cannot be read now, but has the page connect anew', async () => {
    const fails = { journal: () => Promise.reject(new Error('broken')) };
    const { queue, posted, idle } = queueBefore(() => ({ missing: 'bcd' }), fails);
    queue.take({ type: 'open', socket: 1 });
    queue.take(line(1, '{"type":"watch","request":"watch:bcd/1","table":"bcd","seat":1}'));
    await idle();
    expect(posted).toMatchObject([
      { type: 'opened' },
      { type: 'closed', socket: 1, failed: { reason: 'not_readable' } },
    ]);
  });

  it('lets bots think again and again, after people were answered', async () => {
    let thoughts = 0;
    const { queue, happened, idle } = queueBefore((asked) => {
      if (asked.do === 'line') return { lines: ['done'], thinking: true };
      if (asked.do !== 'think') return { answer: { status: 200, body: '{}' } };
      thoughts += 1;
      // While the bot thinks, somebody asks something.
      if (thoughts === 1) queue.take(request(1));
      return { lines: ['bot'], thinking: thoughts < 2 };
    });
    queue.take({ type: 'open', socket: 1 });
    queue.take(line(1, 'first'));
    queue.take(line(1, 'second'));
    await idle();
    expect(happened.slice(1)).toEqual([
      ...['call line', 'post lines', 'call line', 'post lines'],
      ...['call think', 'post lines', 'call request', 'post answer'],
      ...['call think', 'post lines'],
    ]);
  });

  it('has the page connect anew when a bot’s turn could not be kept', async () => {
    const fails = { keep: () => Promise.reject(new Error('full')) };
    const { queue, posted, idle } = queueBefore(
      (asked) => (asked.do === 'think' ? { keep: [kept('bcd')], lines: ['bot'] } : { thinking: true }),
      fails,
    );
    queue.take({ type: 'open', socket: 1 });
    queue.take(line(1, 'act'));
    await idle();
    expect(posted).toMatchObject([
      { type: 'opened', socket: 1 },
      { type: 'closed', socket: 1, failed: { reason: 'not_stored' } },
    ]);
  });

  it('hears and tells the newest socket alone', async () => {
    const { queue, calls, posted, idle } = queueBefore(() => ({ lines: ['news'] }));
    queue.take({ type: 'open', socket: 1 });
    queue.take({ type: 'open', socket: 2 });
    queue.take(line(1, 'late'));
    queue.take({ type: 'close', socket: 1 });
    queue.take(line(2, 'hello'));
    await idle();
    expect(calls).toHaveLength(1);
    expect(posted.at(-1)).toEqual({ type: 'lines', socket: 2, lines: ['news'] });
  });

  it('has challenges counted in all tables that are kept', async () => {
    const { queue, calls, idle, store } = queueBefore(() => ({ answer: { status: 200, body: '{}' } }));
    await store.keep([kept('bcd'), kept('fgh')]);
    queue.take({ ...request(1, '/api/me/challenges'), method: 'GET' });
    await idle();
    expect(calls).toEqual([{ do: 'challenges', heads: [kept('bcd').head, kept('fgh').head] }]);
  });

  it('says that the engine could not be loaded', async () => {
    const posted: FromWorker[] = [];
    const queue = callQueue({
      engine: () => Promise.reject(new Error('no network')),
      store: memoryStore(),
      post: (message) => posted.push(message),
      now: () => 5,
      random: () => '',
      letMessagesArrive: settle,
    });
    queue.take(request(1));
    await settle();
    expect(posted).toMatchObject([{ type: 'broken', reason: 'not_loaded' }]);
  });

  it('says that the engine has failed, asks it nothing more, and hands on what is kept nowhere else', async () => {
    const { queue, calls, posted, idle, store } = queueBefore(() => {
      throw new Error('unreachable executed');
    });
    await store.keep([kept('bcd')]);
    queue.take(request(1));
    queue.take(request(2));
    await idle();
    queue.take(request(3));
    await idle();
    expect(calls).toHaveLength(1);
    const problem = 'Error: unreachable executed';
    const { memory } = store;
    expect(posted).toEqual([{ type: 'broken', reason: 'engine_stopped', problem, memory }]);
    expect(memory?.journals.has('bcd')).toBe(true);
  });
});
