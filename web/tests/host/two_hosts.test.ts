import { Refusal, type DeviceHost, type NewTable, type ServerHost } from '../../src/host/host';
import { twoHosts } from '../../src/host/two_hosts';
import type { ChallengeBoard, Table as OwnTable } from '../../src/protocol/described';
import { braveRats, crumbs, firstRat } from '../start/games';
import { duelState } from '../tables';

const here = 'abcdfghjkm';
const there = 'bcdfghjkmn';
const metHere = { challenges: [] } as unknown as ChallengeBoard;
const listed = (id: string, updated: number) => ({ id, updated }) as OwnTable;

// Two hosts that say what they are asked.
function both(changes: Partial<ServerHost> = {}, ownTablesHere = async () => [listed(here, 5)]) {
  const asked: string[] = [];
  const host = (name: string) => {
    const say = (what: string) => void asked.push(`${name} ${what}`);
    return {
      person: async () => ({ id: name, name }),
      async rename(wish: string) {
        say(`rename ${wish}`);
        return { id: name, name: wish };
      },
      async makeTable(table: NewTable) {
        say(`make ${table.game}`);
        return duelState();
      },
      watch(table: string) {
        say(`watch ${table}`);
        return () => {};
      },
      async ask({ type }: { type: string }) {
        say(type);
      },
      async recordOfTable(table: string) {
        say(`record of ${table}`);
        return `record of ${table}`;
      },
    };
  };
  const device = {
    ...host('device'),
    ownTables: ownTablesHere,
    challenges: () => Promise.resolve(metHere),
    async reviewOfRecord(record: string) {
      asked.push(`device reviews ${record}`);
      return { game: 'brave-rats', games: [] };
    },
  } as unknown as DeviceHost;
  const server = {
    ...host('server'),
    isKnown: () => true,
    ownTables: () => Promise.resolve([listed(there, 7)]),
    openTables: () => Promise.resolve([]),
    games: () => Promise.resolve([braveRats, crumbs]),
    ...changes,
  } as unknown as ServerHost;
  const games = [braveRats, firstRat];
  return {
    asked,
    joined: twoHosts({ device, server, serverChoice: null, games }),
    alone: twoHosts({ device, server: null, serverChoice: null, games }),
  };
}

const table = (seats?: string[]): NewTable => ({
  game: 'brave-rats',
  options: {},
  ...(seats ? { seats } : {}),
});

describe('the two hosts of a page', () => {
  it('have tables that need nobody else on the device, and all others at the server', async () => {
    const { asked, joined, alone } = both();
    for (const seats of [['person', 'level3'], ['person', 'person'], ['person', 'open'], undefined])
      await joined.makeTable(table(seats));
    await alone.makeTable(table(['person', 'level3']));
    expect(asked.map((each) => each.split(' ')[0])).toEqual([
      'device',
      'device',
      'server',
      'server',
      'device',
    ]);
  });

  it('know by its id where a table is', async () => {
    const { asked, joined } = both();
    expect([joined.isOnDevice(here), joined.isOnDevice(there)]).toEqual([true, false]);
    for (const each of [here, there]) {
      joined.watch(
        each,
        1,
        () => {},
        () => {},
      );
      await joined.ask({ type: 'resign', table: each, seat: 1 });
      expect((await joined.person(each)).id).toBe(each === here ? 'device' : 'server');
    }
    expect(asked).toEqual([
      `device watch ${here}`,
      'device resign',
      `server watch ${there}`,
      'server resign',
    ]);
    expect((await joined.person()).id).toBe('device');
  });

  it('list all tables, the newest first, also those of one that does not answer for a while', async () => {
    const ownTables = vi.fn(() => Promise.resolve([listed(there, 7)]));
    const ownTablesHere = vi.fn(() => Promise.resolve([listed(here, 5)]));
    const { joined } = both({ ownTables }, ownTablesHere);
    const ids = async () => (await joined.ownTables()).map(({ id }) => id);
    expect(await ids()).toEqual([there, here]);
    ownTables.mockRejectedValue(new Refusal('unreachable', ''));
    expect(await ids()).toEqual([there, here]);
    ownTablesHere.mockRejectedValue(new Refusal('not_readable', ''));
    expect(await ids()).toEqual([there, here]);
  });

  it('list what is on the device while the server keeps silent, and ask it one thing at a time', async () => {
    vi.useFakeTimers();
    let answer: (tables: OwnTable[]) => void = () => {};
    const ownTables = vi.fn(() => new Promise<OwnTable[]>((answered) => (answer = answered)));
    const { joined } = both({ ownTables });
    const ids = async () => {
      const told = joined.ownTables();
      await vi.advanceTimersByTimeAsync(1500);
      return (await told).map(({ id }) => id);
    };
    expect(await ids()).toEqual([here]);
    expect(await ids()).toEqual([here]);
    expect(ownTables).toHaveBeenCalledOnce();
    // What comes late is there the next time, also if that takes as long.
    answer([listed(there, 7)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(await ids()).toEqual([there, here]);
    expect(ownTables).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('tell of the challenges that were met on the device while the server keeps silent', async () => {
    vi.useFakeTimers();
    const { joined } = both({ challenges: () => new Promise<never>(() => {}) });
    const told = joined.challenges();
    await vi.advanceTimersByTimeAsync(1500);
    expect(await told).toBe(metHere);
    vi.useRealTimers();
  });

  it('have the device review what a server has recorded', async () => {
    const { asked, joined } = both();
    await joined.reviewOfTable(there);
    expect(asked).toEqual([`server record of ${there}`, `device reviews record of ${there}`]);
  });

  it('call somebody the same, unless the server does not know him or refuses the name', async () => {
    const known = both();
    await known.joined.rename('Zoë');
    expect(known.asked).toEqual(['server rename Zoë', 'device rename Zoë']);
    const unknown = both({ isKnown: () => false });
    await unknown.joined.rename('Zoë');
    expect(unknown.asked).toEqual(['device rename Zoë']);
    const taken = both({ rename: () => Promise.reject(new Refusal('name_taken', '')) });
    await expect(taken.joined.rename('Zoë')).rejects.toMatchObject({ reason: 'name_taken' });
    expect(taken.asked).toEqual([]);
  });

  it('tell of games that only the server has', async () => {
    const { joined, alone } = both();
    expect((await joined.gamesElsewhere()).map(({ game }) => game)).toEqual(['crumbs']);
    expect(await alone.gamesElsewhere()).toEqual([]);
  });

  it('are one where there is no server', async () => {
    const { joined, alone } = both();
    expect([joined.meetsOthers, alone.meetsOthers]).toEqual([true, false]);
    expect(alone.isOnDevice(there)).toBe(true);
    expect(await alone.openTables()).toEqual([]);
    expect((await alone.ownTables()).map(({ id }) => id)).toEqual([here]);
    await expect(alone.report({ table: here, person: 'x', reason: 'stalling' })).rejects.toThrow(Refusal);
  });
});
