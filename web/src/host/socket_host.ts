import type { GameDescription } from '../protocol/described';
import { keepDeviceNames, keepNamesOfRematch, withDeviceNames } from './device_names';
import { forgetGuest, rememberedGuest, rememberGuest, type Guest } from './guest';
import { Refusal, type Host } from './host';
import { serverApi } from './server_api';
import { connectTables, type Socket } from './table_socket';

export interface SocketHostOptions {
  // Where the server is, as http://host:port.
  address: string;
  storage: Storage;
  // What somebody is called who has not said so.
  guestName(): string;
  // Where the device says that its network is gone or back, if it does.
  network?: EventTarget;
}

export function socketHost({ address, storage, guestName, network }: SocketHostOptions): Host {
  const api = serverApi(address);
  let becoming: Promise<Guest> | null = null;

  function guest(): Promise<Guest> {
    becoming ??= (async () => {
      const kept = rememberedGuest(storage);
      if (kept) return kept;
      const made = await api.becomeGuest(guestName());
      rememberGuest(storage, made);
      return made;
    })();
    const begun = becoming;
    // What did not work may work the next time.
    begun.catch(() => {
      if (becoming === begun) becoming = null;
    });
    return begun;
  }

  function forget() {
    forgetGuest(storage);
    becoming = null;
  }

  async function withToken<Value>(call: (token: string) => Promise<Value>): Promise<Value> {
    try {
      return await call((await guest()).token);
    } catch (problem) {
      const worthless = ['token_invalid', 'token_expired'];
      if (!(problem instanceof Refusal) || !worthless.includes(problem.reason)) throw problem;
      forget();
      return call((await guest()).token);
    }
  }

  // They stay the same as long as the server runs.
  let known: Promise<GameDescription[]> | null = null;
  function games(): Promise<GameDescription[]> {
    known ??= api.games();
    known.catch(() => (known = null));
    return known;
  }

  const socket = connectTables({
    open: () => new WebSocket(`${address.replace(/^http/, 'ws')}/socket`) as Socket,
    token: async () => (await guest()).token,
    tokenIsWorthless: forget,
    later(milliseconds, what) {
      const timer = setTimeout(what, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => Date.now(),
    complain: (problem) => console.error(problem),
  });

  network?.addEventListener('offline', socket.networkIsGone);
  network?.addEventListener('online', socket.networkIsBack);

  return {
    person: async () => (await guest()).person,
    async rename(name) {
      const person = await withToken((token) => api.rename(token, name));
      const renamed = { ...(await guest()), person };
      rememberGuest(storage, renamed);
      becoming = Promise.resolve(renamed);
      return person;
    },
    games,
    publicAddress: api.publicAddress,
    openTables: api.openTables,
    ownTables: () => withToken(api.ownTables),
    showTable: async (table) => withDeviceNames(storage, await api.showTable(table)),
    async makeTable(table, names) {
      const made = await withToken((token) => api.makeTable(token, table));
      if (names) keepDeviceNames(storage, made.id, names);
      return withDeviceNames(storage, made);
    },
    watch: (table, seat, tell, refuse) =>
      socket.watch(
        table,
        seat,
        (picture) => tell({ ...picture, state: withDeviceNames(storage, picture.state) }),
        refuse,
      ),
    watchConnection: socket.watchConnection,
    async ask(request) {
      await socket.ask(request);
    },
    async preview(table, seat, action) {
      const answer = await socket.ask({ type: 'preview', table, seat, action });
      if (answer.type !== 'preview') throw new Refusal('unreadable', 'no preview was sent');
      return answer.choice;
    },
    async rematch(table) {
      const answer = await socket.ask({ type: 'rematch', table });
      if (answer.type !== 'rematched') throw new Refusal('unreadable', 'no rematch was sent');
      keepNamesOfRematch(storage, table, answer.next);
      return answer.next;
    },
    report: (report) => withToken((token) => api.report(token, report)),
    hint: (table, seat) => withToken((token) => api.hint(token, table, seat)),
    replayOfTable: api.replayOfTable,
    replayOfRecord: api.replayOfRecord,
    reviewOfTable: api.reviewOfTable,
    reviewOfRecord: api.reviewOfRecord,
    recordOfTable: api.recordOfTable,
    challenges: () => withToken(api.challenges),
    close() {
      network?.removeEventListener('offline', socket.networkIsGone);
      network?.removeEventListener('online', socket.networkIsBack);
      socket.close();
    },
  };
}
