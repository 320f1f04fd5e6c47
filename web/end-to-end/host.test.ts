import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { guestIn } from '../src/host/guest';
import type { ServerHost } from '../src/host/host';
import { serverHost } from '../src/host/server_host';
import type { TablePicture } from '../src/host/table_picture';
import type { BraveRatsEvent } from '../src/protocol/described';
import { openServer, type GameServer } from './server';

// Older versions of Node have no WebSocket. Tests get the browser's half of every package, which ws does
// not have, so it is loaded by its file.
function nodeSocket(): typeof WebSocket {
  const load = createRequire(import.meta.url);
  return load(join(dirname(load.resolve('ws/package.json')), 'index.js')) as typeof WebSocket;
}

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

// Resolved with the first picture that is as wanted.
function seen(
  host: ServerHost,
  table: string,
  seat: number | null,
  isWanted: (picture: TablePicture) => boolean,
): Promise<TablePicture> {
  return new Promise((resolve, reject) => {
    let isFound = false;
    const stop = host.watch(
      table,
      seat,
      (picture) => {
        if (isFound || !isWanted(picture)) return;
        isFound = true;
        resolve(picture);
        queueMicrotask(() => stop());
      },
      reject,
    );
  });
}

describe('the host, in front of a real server', () => {
  const hosts: ServerHost[] = [];
  let server: GameServer;

  function newHost(name: string, storage = memory()): ServerHost {
    const host = serverHost({
      address: server.address,
      storage,
      guest: guestIn(storage),
      guestName: () => name,
    });
    hosts.push(host);
    return host;
  }

  beforeAll(async () => {
    vi.stubGlobal('WebSocket', nodeSocket());
    server = await openServer();
  });

  afterAll(async () => {
    for (const host of hosts) {
      await new Promise<void>((open) => host.watchConnection((now) => now === 'open' && open()));
      host.close();
    }
    await server.close();
  });

  it('remembers a guest by what the browser keeps', async () => {
    const storage = memory();
    const before = await newHost('Ann', storage).person();
    expect(await newHost('Somebody else', storage).person()).toEqual(before);
    expect(before.name).toBe('Ann');
  });

  it('lets a guest have another name', async () => {
    const host = newHost('Ann');
    await host.rename('Anna');
    expect((await host.person()).name).toBe('Anna');
  });

  it('lets two people play a duel to its end, and another one', async () => {
    const ann = newHost('Ann');
    const bob = newHost('Bob');
    const options = { variant: 'base' };
    const { id } = await ann.makeTable({ game: 'brave-rats', options, public: true });
    expect((await bob.openTables()).map((table) => table.id)).toContain(id);
    await bob.ask({ type: 'sit', table: id, seat: 2 });

    let isOver = false;
    for (let round = 0; round < 8 && !isOver; round += 1) {
      for (const [seat, host] of [
        [1, ann],
        [2, bob],
      ] as const) {
        const now = await seen(
          host,
          id,
          seat,
          ({ choices, state }) => choices.length > 0 || state.status === 'over',
        );
        isOver = now.state.status === 'over';
        // Ann plays from the top of her hand, Bob from the bottom of his.
        const choice = seat === 1 ? now.choices.at(-1) : now.choices[0];
        if (isOver || !choice) break;
        await host.ask({ type: 'act', table: id, seat, action: choice.action, at: now.sequence });
      }
    }

    const end = await seen(bob, id, 2, ({ state }) => state.status === 'over');
    expect(end.state.ending?.kind).toBe('finished');
    const kinds = end.steps.flatMap(({ events }) => (events as BraveRatsEvent[]).map((e) => e.kind));
    expect(kinds.filter((kind) => kind === 'game_over')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'round_played').length).toBeGreaterThan(1);
    const next = await ann.rematch(id);
    expect(await bob.rematch(id)).toBe(next);
  });

  it('tells a choice that waits to nobody but its owner, who may take it back', async () => {
    const ann = newHost('Ann');
    const bob = newHost('Bob');
    const { id } = await ann.makeTable({ game: 'brave-rats', options: { variant: 'base' } });
    await bob.ask({ type: 'sit', table: id, seat: 2 });
    const before = await seen(ann, id, 1, ({ choices }) => choices.length > 0);
    const act = { type: 'act', table: id, seat: 1, action: 'play 6', at: before.sequence } as const;
    await ann.ask(act);

    const waiting = await seen(ann, id, 1, ({ canUndo }) => canUndo);
    expect(waiting.view).toHaveProperty('chosen', 6);
    const others = await seen(bob, id, 2, () => true);
    expect(others.view).toHaveProperty('chosen', null);
    expect(others.view).toHaveProperty('to_act', [1, 2]);

    await expect(ann.ask(act)).rejects.toMatchObject({ reason: 'outdated' });
    await ann.ask({ type: 'undo', table: id, seat: 1, at: waiting.sequence });
    const after = await seen(ann, id, 1, ({ canUndo }) => !canUndo);
    expect(after.view).toHaveProperty('chosen', null);
    expect(after.steps).toEqual(before.steps);
  });

  it('tells of First Rat in a way that we understand, alone and together', async () => {
    const ann = newHost('Ann');
    const common = { path: 'standard', tracks: 'standard', comics: 'basic', content: 'standard' };
    for (const [seats, solo, who] of [
      [1, 'easy', ['person']],
      [2, null, ['person', 'level1']],
    ] as const) {
      const options = { ...common, seats, solo };
      const { id } = await ann.makeTable({ game: 'first-rat', options, seats: [...who] });
      const picture = await seen(ann, id, 1, ({ choices }) => choices.length > 0);
      const action = picture.choices[0]?.action ?? '';
      expect((await ann.preview(id, 1, action)).events?.[0]).toHaveProperty('kind', 'rat_moved');
      await ann.ask({ type: 'act', table: id, seat: 1, action, at: picture.sequence });
      const after = await seen(ann, id, 1, ({ sequence }) => sequence > picture.sequence);
      expect(after.steps.at(-1)?.events.length).toBeGreaterThan(0);
    }
  });

  it('refuses with a reason', async () => {
    const ann = newHost('Ann');
    await expect(ann.showTable('zzzzzzzzzz')).rejects.toMatchObject({ reason: 'no_such_table' });
    const wrong = { game: 'brave-rats', options: { variant: 'poker' } } as const;
    await expect(ann.makeTable(wrong)).rejects.toMatchObject({ reason: 'bad_request' });
  });
});
