import { allDeviceNames, keepDeviceNames } from '../device_names';
import { noGuest } from '../guest';
import { personName } from '../person_name';
import type { DeviceHost } from '../host';
import { serverApi } from '../server_api';
import { socketHost } from '../socket_host';
import { deviceTransport, type EngineWorker } from './device_transport';
import type { Brought, FaultyFile, SavedRecords, SavingWishes } from './game_files';

let isAsked = false;

// Browsers clear what a page keeps when they need room, unless it was asked for. Some ask the person
// before them, so it waits until there is something to lose.
async function keepForGood(storage: StorageManager | undefined) {
  if (isAsked || !storage?.persist) return;
  isAsked = true;
  if (!(await storage.persisted())) await storage.persist();
}

export interface DeviceHostOptions {
  storage: Storage;
  // What somebody is called who was never here.
  guestName(): string;
}

// Tables at this device, hosted by the engine that was built into the page.
export function deviceHost({ storage, guestName }: DeviceHostOptions): DeviceHost {
  // It works without, too.
  const gameWasMade = () => void keepForGood(navigator.storage).catch(() => {});
  const transport = deviceTransport({
    startWorker: () =>
      new Worker(new URL('./device_worker.ts', import.meta.url), { type: 'module' }) as EngineWorker,
    guestName,
    gameWasMade,
  });
  const api = serverApi(transport);
  const tables = socketHost({ transport, api, storage, guest: noGuest, guestName, canFallSilent: false });

  async function saveGames(without: ReadonlySet<string>) {
    const wishes: SavingWishes = { without: [...without], names: allDeviceNames(storage) };
    const saved = (await api.ask('POST', '/device/save', { body: wishes })) as SavedRecords;
    return {
      records: saved.records.map((record) => `${record}\n`).join(''),
      unreadable: saved.unreadable,
    };
  }

  async function bringGames(written: string) {
    const answer = (await api.ask('POST', '/device/bring', { written })) as Brought | FaultyFile;
    if ('problem' in answer) return answer;
    const { games, ...counts } = answer;
    for (const { table, names: namesInFile } of games) {
      const names = namesInFile.map(personName);
      // Whoever plays alone is called as he is now.
      if (names.filter((name) => name !== '').length > 1) keepDeviceNames(storage, table, names);
    }
    if (games.length > 0) gameWasMade();
    return { brought: games.length, ...counts };
  }

  return {
    ...tables,
    // What is lost without a reason was never there.
    watchConnection: (tell) =>
      tables.watchConnection((state) => tell(state === 'lost' ? 'not_loaded' : state)),
    saveGames,
    bringGames,
    areGamesSafe: async () => (await navigator.storage?.persisted?.()) === true,
    replayOfRecord: api.replayOfRecord,
    reviewOfRecord: api.reviewOfRecord,
    newRecord: api.newRecord,
    analyse: api.analyse,
    advise: api.advise,
    watchNotice: transport.watchNotice,
  };
}
