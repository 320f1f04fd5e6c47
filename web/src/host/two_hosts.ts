import type { ChallengeBoard, GameDescription, Table as OwnTable } from '../protocol/described';
import {
  Refusal,
  type DeviceHost,
  type Host,
  type NewReport,
  type NewTable,
  type ServerChoice,
  type ServerHost,
} from './host';
import { joinedChallenges } from './joined_challenges';

export interface TwoHosts {
  device: DeviceHost;
  // None if nobody at another device can be met.
  server: ServerHost | null;
  serverChoice: ServerChoice | null;
  // What the device can play.
  games: GameDescription[];
}

// By its id alone everybody sees where a table is: table/table_id.h of the repository says how.
const isOfDevice = (table: string) => table.startsWith('a');

// So long a list waits for a server before it shows what is known without it.
const waitsFor = 1500;

const inTime = <Value>(answer: Promise<Value>, otherwise: () => Value): Promise<Value> =>
  Promise.race([answer, new Promise<Value>((late) => setTimeout(() => late(otherwise()), waitsFor))]).catch(
    otherwise,
  );

// Everybody sits at this device, or is a bot.
const needsNobodyElse = ({ seats }: NewTable) => seats !== undefined && !seats.includes('open');

// A table that needs nobody at another device is hosted by this one, all others by the server. Lists are
// of both, and whoever plays has one name. Records are read by the device, wherever they come from.
export function twoHosts({ device, server, serverChoice, games }: TwoHosts): Host {
  const of = (table: string) => (server && !isOfDevice(table) ? server : device);

  // Whoever does not answer has as many tables as before, and is not asked again meanwhile.
  let listedHere: OwnTable[] = [];
  let listedThere: OwnTable[] = [];
  let asking: Promise<OwnTable[]> | null = null;
  async function askThere(from: ServerHost): Promise<OwnTable[]> {
    try {
      return (listedThere = await from.ownTables());
    } finally {
      asking = null;
    }
  }
  async function ownTables(): Promise<OwnTable[]> {
    const [here, there] = await Promise.all([
      device.ownTables().catch(() => listedHere),
      server ? inTime((asking ??= askThere(server)), () => listedThere) : [],
    ]);
    listedHere = here;
    return [...here, ...there].sort((one, other) => other.updated - one.updated);
  }

  // At the server as here, or nowhere if it refuses the name. One that is gone refuses none.
  async function rename(name: string) {
    if (server?.isKnown()) await server.rename(name);
    return device.rename(name);
  }

  async function challenges() {
    const [here, there] = await Promise.all([
      device.challenges(),
      server?.isKnown() ? inTime<ChallengeBoard | null>(server.challenges(), () => null) : null,
    ]);
    return there ? joinedChallenges(here, there) : here;
  }

  async function report(report: NewReport) {
    if (!server) throw new Refusal('no_server', 'nobody runs this device but you');
    await server.report(report);
  }

  const recordOfTable = (table: string) => of(table).recordOfTable(table);

  return {
    meetsOthers: server !== null,
    serverChoice,
    isOnDevice: (table) => of(table) === device,
    person: (table) => (table === undefined ? device : of(table)).person(),
    rename,
    games,
    async gamesElsewhere() {
      const there = (await server?.games()) ?? [];
      return there.filter(({ game }) => !games.some((known) => known.game === game));
    },
    publicAddress: async () => (await server?.publicAddress()) ?? null,
    openTables: async () => (await server?.openTables()) ?? [],
    ownTables,
    showTable: (table) => of(table).showTable(table),
    makeTable: (table, names) =>
      (needsNobodyElse(table) ? device : (server ?? device)).makeTable(table, names),
    watch: (table, ...more) => of(table).watch(table, ...more),
    watchConnection: (table, tell) => of(table).watchConnection(tell),
    watchNotice: device.watchNotice,
    ask: (request) => of(request.table).ask(request),
    preview: (table, ...more) => of(table).preview(table, ...more),
    rematch: (table) => of(table).rematch(table),
    report,
    hint: (table, seat) => of(table).hint(table, seat),
    recordOfTable,
    saveGames: device.saveGames,
    bringGames: device.bringGames,
    areGamesSafe: device.areGamesSafe,
    replayOfRecord: device.replayOfRecord,
    reviewOfRecord: device.reviewOfRecord,
    newRecord: device.newRecord,
    analyse: device.analyse,
    advise: device.advise,
    replayOfTable: async (table) => device.replayOfRecord(await recordOfTable(table)),
    reviewOfTable: async (table) => device.reviewOfRecord(await recordOfTable(table)),
    challenges,
    close() {
      device.close();
      server?.close();
    },
  };
}
