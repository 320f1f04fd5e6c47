import { keepDeviceNames, keepNamesOfRematch, withDeviceNames } from './device_names';
import type { Guest, GuestKeeper } from './guest';
import { Refusal, type TableHost } from './host';
import type { ServerApi } from './server_api';
import { connectTables, type Surroundings } from './table_socket';
import type { Transport } from './transport';

export interface SocketHostOptions extends Pick<Surroundings, 'canFallSilent'> {
  transport: Transport;
  api: ServerApi;
  // For the names of people who share this device.
  storage: Storage;
  guest: GuestKeeper;
  // What somebody is called who comes for the first time.
  guestName(): string | Promise<string>;
  // Where the device says that its network is gone or back, if it matters.
  network?: EventTarget;
}

export interface SocketHost extends TableHost {
  // As whoever plays here; who that is becomes known with the first call.
  withToken<Value>(call: (token: string) => Promise<Value>): Promise<Value>;
  // Whether it is known already.
  isKnown(): boolean;
}

// Tables behind a transport, wherever that leads.
export function socketHost(options: SocketHostOptions): SocketHost {
  const { transport, api, storage, guest: keeper, guestName, canFallSilent, network } = options;
  let becoming: Promise<Guest> | null = null;

  function guest(): Promise<Guest> {
    becoming ??= (async () => {
      const known = keeper.known();
      if (known) return known;
      const made = await api.becomeGuest(await guestName());
      keeper.keep(made);
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
    keeper.forget();
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

  const socket = connectTables({
    open: transport.open,
    canFallSilent,
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
    withToken,
    isKnown: () => becoming !== null || keeper.known() !== null,
    person: async () => (await guest()).person,
    async rename(name) {
      const person = await withToken((token) => api.rename(token, name));
      const renamed = { person, token: (await guest()).token };
      keeper.keep(renamed);
      becoming = Promise.resolve(renamed);
      return person;
    },
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
    hint: (table, seat) => withToken((token) => api.hint(token, table, seat)),
    recordOfTable: api.recordOfTable,
    challenges: () => withToken(api.challenges),
    close() {
      network?.removeEventListener('offline', socket.networkIsGone);
      network?.removeEventListener('online', socket.networkIsBack);
      socket.close();
    },
  };
}
