import { connectTables, type Failed, type Socket } from '../../src/host/table_socket';
import type { ConnectionState } from '../../src/host/host';
import type { TablePicture } from '../../src/host/table_picture';
import { duelBoard, duelState, duelView } from '../tables';

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: Socket['onclose'] = null;

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.onclose?.();
  }
  fail(failed: Failed) {
    this.onclose?.({ failed });
  }
  tell(...messages: object[]) {
    this.onmessage?.({ data: messages.map((each) => JSON.stringify(each)).join('\n') });
  }
  welcome() {
    this.onopen?.();
    this.tell({ type: 'welcome', protocol: 1, person: { id: 'ann', name: 'Ann' }, time: 1 });
  }
  sentOf(type: string) {
    return this.sent.filter((each) => each['type'] === type);
  }
}

// A world in which time passes only when a test says so.
function world() {
  const sockets: FakeSocket[] = [];
  const waiting: { milliseconds: number; what: () => void }[] = [];
  const problems: Error[] = [];
  let forgotten = 0;
  let time = 0;
  const tables = connectTables({
    open() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    canFallSilent: true,
    token: () => Promise.resolve(`token ${forgotten}`),
    tokenIsWorthless: () => (forgotten += 1),
    later(milliseconds, what) {
      const entry = { milliseconds, what };
      waiting.push(entry);
      return () => void (waiting.includes(entry) && waiting.splice(waiting.indexOf(entry), 1));
    },
    now: () => time,
    complain: (problem) => problems.push(problem),
  });
  const newest = () => sockets.at(-1)!;
  // Whoever waits for a token goes on after this.
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    tables,
    sockets,
    problems,
    newest,
    settle,
    pauses: () => waiting.map(({ milliseconds }) => milliseconds),
    clockGoesOn: (milliseconds: number) => (time += milliseconds),
    async passTime() {
      for (const { what } of waiting.splice(0)) what();
      await settle();
    },
  };
}

async function connected() {
  const around = world();
  around.tables.watchConnection(() => {});
  await around.settle();
  around.newest().welcome();
  return around;
}

const fullUpdate = (sequence: number) => ({
  type: 'update',
  table: 'bcdfghjkmn',
  seat: 1,
  sequence,
  since: 0,
  time: 1,
  state: duelState(),
  board: duelBoard,
  view: duelView(),
  steps: [],
  choices: [],
  can_undo: false,
});

describe('a connection', () => {
  it('is not made before somebody has something to ask', async () => {
    const around = world();
    await around.settle();
    expect(around.sockets).toEqual([]);
    void around.tables.ask({ type: 'rematch', table: 'bcdfghjkmn' });
    await around.settle();
    expect(around.sockets).toHaveLength(1);
  });

  it('says hello with the token', async () => {
    const { newest } = await connected();
    expect(newest().sent[0]).toEqual({ type: 'hello', protocol: 1, token: 'token 0' });
  });

  it('tells how it is', async () => {
    const around = world();
    const states: ConnectionState[] = [];
    around.tables.watchConnection((state) => states.push(state));
    await around.settle();
    around.newest().welcome();
    around.newest().close();
    expect(states).toEqual(['connecting', 'open', 'lost']);
  });

  it('is made again after pauses that grow, and shrink when it worked', async () => {
    const around = await connected();
    const pauses: number[] = [];
    for (let loss = 0; loss < 7; loss += 1) {
      around.newest().close();
      pauses.push(...around.pauses());
      await around.passTime();
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000]);
    // To be welcome is not enough: what fails with the first thing that is asked fails again and again.
    around.newest().welcome();
    around.newest().close();
    expect(around.pauses()).toEqual([15000]);

    await around.passTime();
    around.newest().welcome();
    around.clockGoesOn(10_000);
    around.newest().close();
    expect(around.pauses()).toEqual([500]);

    await around.passTime();
    around.newest().welcome();
    void around.tables.ask({ type: 'next_game', table: 'bcdfghjkmn' });
    const request = around.newest().sentOf('next_game')[0]?.['request'];
    around.newest().tell({ type: 'done', request, table: 'bcdfghjkmn', sequence: 2 });
    around.newest().close();
    expect(around.pauses()).toEqual([500]);
  });

  it('says why this device could not go on, and tries it again more and more seldom', async () => {
    const around = await connected();
    const states: ConnectionState[] = [];
    around.tables.watchConnection((state) => states.push(state));
    const pauses: number[] = [];
    for (const reason of ['not_stored', 'engine_stopped'] as const) {
      around.newest().fail({ reason, sentence: '-' });
      expect(states.at(-1)).toBe(reason);
      pauses.push(...around.pauses());
      await around.passTime();
      around.newest().welcome();
    }
    expect(states.at(-1)).toBe('open');
    expect(pauses).toEqual([500, 1000]);
  });

  it('gets another token when the server does not know the old one', async () => {
    const around = world();
    around.tables.watchConnection(() => {});
    await around.settle();
    around.newest().onopen?.();
    around.newest().tell({ type: 'refused', request: null, reason: 'wrong_token', sentence: '-' });
    await around.passTime();
    around.newest().onopen?.();
    expect(around.newest().sent[0]).toHaveProperty('token', 'token 1');
  });

  it('is given up when the server does not answer a ping', async () => {
    const around = await connected();
    const states: ConnectionState[] = [];
    around.tables.watchConnection((state) => states.push(state));
    expect(around.pauses()).toEqual([5000]);
    await around.passTime();
    expect(around.newest().sentOf('ping')).toHaveLength(1);
    // Somebody who plays is told within ten seconds.
    expect(around.pauses()).toEqual([4000]);
    await around.passTime();
    expect(states.at(-1)).toBe('lost');
    await around.passTime();
    expect(around.sockets).toHaveLength(2);
  });

  it('goes on while pings are answered', async () => {
    const around = await connected();
    await around.passTime();
    around.newest().tell({ type: 'pong', time: 2 });
    await around.passTime();
    await around.passTime();
    expect(around.newest().sentOf('ping')).toHaveLength(2);
    expect(around.sockets).toHaveLength(1);
  });

  it('is lost at once when the device loses its network, and made anew when that is back', async () => {
    const around = await connected();
    const states: ConnectionState[] = [];
    around.tables.watchConnection((state) => states.push(state));
    around.tables.networkIsGone();
    expect(states.at(-1)).toBe('lost');
    around.tables.networkIsBack();
    await around.settle();
    around.newest().welcome();
    expect(states.at(-1)).toBe('open');
    expect(around.sockets).toHaveLength(2);
  });

  it('asks anew for a table of which it could not understand something, once in a while', async () => {
    const around = await connected();
    const seen: TablePicture[] = [];
    around.tables.watch(
      'bcdfghjkmn',
      1,
      (picture) => seen.push(picture),
      () => {},
    );
    around.newest().tell(fullUpdate(4));
    around.newest().tell({ ...fullUpdate(5), since: 4, view: { phase: 'nap' } }, { type: 'nonsense' });
    expect(around.newest().sentOf('watch').length).toBe(1);
    await around.passTime();
    expect(
      around
        .newest()
        .sentOf('watch')
        .map(({ have }) => have),
    ).toEqual([0, 0]);
    around.newest().tell(fullUpdate(5));
    expect(seen.map(({ sequence }) => sequence)).toEqual([4, 5]);
  });

  it('complains of what it cannot understand, and goes on', async () => {
    const around = await connected();
    around.newest().tell({ type: 'surprise' });
    expect(around.problems[0]?.message).toContain('message.type: expected update, presence, welcome, done');
    const done = around.tables.ask({ type: 'next_game', table: 'bcdfghjkmn' });
    const request = around.newest().sentOf('next_game')[0]?.['request'];
    around.newest().tell({ type: 'done', request, table: 'bcdfghjkmn', sequence: 2 });
    await expect(done).resolves.toHaveProperty('sequence', 2);
  });
});

describe('a request', () => {
  it('is answered by what has its name', async () => {
    const { tables, newest } = await connected();
    const first = tables.ask({ type: 'next_game', table: 'bcdfghjkmn' });
    const second = tables.ask({ type: 'sit', table: 'bcdfghjkmn', seat: 2 });
    const [one] = newest().sentOf('next_game');
    const [two] = newest().sentOf('sit');
    newest().tell(
      { type: 'refused', request: two?.['request'], reason: 'seat_taken', sentence: 'taken' },
      { type: 'done', request: one?.['request'], table: 'bcdfghjkmn', sequence: 3 },
    );
    await expect(second).rejects.toMatchObject({ reason: 'seat_taken', message: 'taken' });
    await expect(first).resolves.toHaveProperty('sequence', 3);
  });

  it('waits for the welcome', async () => {
    const around = world();
    void around.tables.ask({ type: 'next_game', table: 'bcdfghjkmn' });
    await around.settle();
    expect(around.newest().sent).toEqual([]);
    around.newest().welcome();
    expect(around.newest().sentOf('next_game')).toHaveLength(1);
  });

  it('that was not answered is sent again under the same name', async () => {
    const around = await connected();
    void around.tables.ask({ type: 'next_game', table: 'bcdfghjkmn' });
    const [before] = around.newest().sentOf('next_game');
    around.newest().close();
    await around.passTime();
    around.newest().welcome();
    expect(around.newest().sentOf('next_game')).toEqual([before]);
  });

  it('that was answered is not sent again', async () => {
    const around = await connected();
    const asked = around.tables.ask({ type: 'next_game', table: 'bcdfghjkmn' });
    const request = around.newest().sentOf('next_game')[0]?.['request'];
    around.newest().tell({ type: 'done', request, table: 'bcdfghjkmn', sequence: 2 });
    await asked;
    around.newest().close();
    await around.passTime();
    around.newest().welcome();
    expect(around.newest().sentOf('next_game')).toEqual([]);
  });

  it('is refused when this device could not go on, and not sent again', async () => {
    const around = await connected();
    const asked = around.tables.ask({ type: 'next_game', table: 'bcdfghjkmn' });
    around.newest().fail({ reason: 'not_stored', sentence: 'no room' });
    await expect(asked).rejects.toMatchObject({ reason: 'not_stored', message: 'no room' });
    await around.passTime();
    around.newest().welcome();
    expect(around.newest().sentOf('next_game')).toEqual([]);
  });

  it('is sent again later when the server is busy', async () => {
    const around = await connected();
    void around.tables.ask({ type: 'next_game', table: 'bcdfghjkmn' });
    const [before] = around.newest().sentOf('next_game');
    const request = before?.['request'];
    around.newest().tell({ type: 'refused', request, reason: 'busy', sentence: 'busy' });
    await around.passTime();
    expect(around.newest().sentOf('next_game')).toEqual([before, before]);
  });
});

describe('whoever watches a table', () => {
  const ignore = () => {};

  it('is told of every update', async () => {
    const { tables, newest } = await connected();
    const seen: TablePicture[] = [];
    tables.watch('bcdfghjkmn', 1, (picture) => seen.push(picture), ignore);
    expect(newest().sentOf('watch')[0]).toMatchObject({ table: 'bcdfghjkmn', seat: 1, have: 0 });
    newest().tell(fullUpdate(4));
    expect(seen.map(({ sequence }) => sequence)).toEqual([4]);
  });

  it('says after a loss how much he has', async () => {
    const around = await connected();
    around.tables.watch('bcdfghjkmn', 1, ignore, ignore);
    around.newest().tell(fullUpdate(7));
    around.newest().close();
    await around.passTime();
    around.newest().welcome();
    expect(around.newest().sentOf('watch')[0]).toMatchObject({ seat: 1, have: 7 });
  });

  it('names no seat as a spectator', async () => {
    const { tables, newest } = await connected();
    tables.watch('bcdfghjkmn', null, ignore, ignore);
    expect(newest().sentOf('watch')[0]).not.toHaveProperty('seat');
  });

  it('shares one watch with everybody else, until the last one stops', async () => {
    const { tables, newest } = await connected();
    const stopFirst = tables.watch('bcdfghjkmn', 1, ignore, ignore);
    newest().tell(fullUpdate(4));
    const seen: number[] = [];
    const stopSecond = tables.watch('bcdfghjkmn', 1, ({ sequence }) => seen.push(sequence), ignore);
    expect(seen).toEqual([4]);
    stopFirst();
    expect(newest().sentOf('unwatch')).toEqual([]);
    stopSecond();
    expect(newest().sentOf('watch')).toHaveLength(1);
    expect(newest().sentOf('unwatch')).toHaveLength(1);
  });

  it('is told if there is no such table', async () => {
    const { tables, newest } = await connected();
    const reasons: string[] = [];
    tables.watch('zzzzzzzzzz', null, ignore, ({ reason }) => reasons.push(reason));
    const request = newest().sentOf('watch')[0]?.['request'];
    newest().tell({ type: 'refused', request, reason: 'no_such_table', sentence: '-' });
    expect(reasons).toEqual(['no_such_table']);
  });

  it.each(['busy', 'stopping', 'not_readable', 'not_stored'])(
    'asks again after a while, and is told nothing, where the server says %s',
    async (reason) => {
      const around = await connected();
      const seen: number[] = [];
      const refuse = vi.fn();
      around.tables.watch('bcdfghjkmn', 1, ({ sequence }) => seen.push(sequence), refuse);
      const [asked] = around.newest().sentOf('watch');
      around.newest().tell({ type: 'refused', request: asked?.['request'], reason, sentence: '-' });
      await around.passTime();
      expect(around.newest().sentOf('watch')).toEqual([asked, asked]);
      around.newest().tell(fullUpdate(4));
      expect(seen).toEqual([4]);
      expect(refuse).not.toHaveBeenCalled();
    },
  );

  it('does not ask again for what he does not watch any more', async () => {
    const around = await connected();
    const stop = around.tables.watch('bcdfghjkmn', 1, ignore, ignore);
    const request = around.newest().sentOf('watch')[0]?.['request'];
    around.newest().tell({ type: 'refused', request, reason: 'busy', sentence: '-' });
    stop();
    await around.passTime();
    expect(around.newest().sentOf('watch')).toHaveLength(1);
  });

  it('tells who is here with every picture of the table, also before the first', async () => {
    const around = await connected();
    const told: TablePicture[] = [];
    around.tables.watch(
      'bcdfghjkmn',
      1,
      (picture) => told.push(picture),
      () => {},
    );
    const presence = (chosen: boolean) => ({
      type: 'presence',
      table: 'bcdfghjkmn',
      seats: [
        { here: true, awaited: true, chosen: false },
        { here: null, awaited: !chosen, chosen },
      ],
      watching: 0,
    });
    around.newest().tell(presence(false), {
      type: 'update',
      table: 'bcdfghjkmn',
      seat: 1,
      sequence: 1,
      since: 0,
      time: 0,
      state: duelState(),
    });
    expect(told.at(-1)?.presence?.seats[1]?.chosen).toBe(false);
    around.newest().tell(presence(true));
    expect(told).toHaveLength(2);
    expect(told.at(-1)?.presence?.seats[1]?.chosen).toBe(true);
  });
});
