import type { GuestKeeper } from './guest';
import { Refusal, type Person, type ServerHost } from './host';
import { serverApi } from './server_api';
import { serverTransport } from './server_transport';
import { socketHost } from './socket_host';

export interface ServerHostOptions {
  // As in https://play.example.org
  address: string;
  storage: Storage;
  guest: GuestKeeper;
  guestName(): string | Promise<string>;
  // Somebody has made a table there, or sits down at one.
  plays?(): void;
  network?: EventTarget;
}

// Tables at a server. Nobody is known to it who has not sat down there.
export function serverHost(options: ServerHostOptions): ServerHost {
  const { address, storage, guest, guestName, plays, network } = options;
  const transport = serverTransport(address);
  const api = serverApi(transport);
  const tables = socketHost({
    transport,
    api,
    storage,
    guest,
    guestName,
    canFallSilent: true,
    ...(network ? { network } : {}),
  });

  // Nobody needs the server to be called something else: it hears of it when it is there again.
  async function rename(name: string): Promise<Person> {
    try {
      return await tables.rename(name);
    } catch (problem) {
      const known = guest.known();
      if (!known || !(problem instanceof Refusal) || problem.reason !== 'unreachable') throw problem;
      guest.keep({ ...known, wish: name });
      return { ...known.person, name };
    }
  }

  // Nobody waits for that. If the server then refuses the name, he is called there as before.
  async function catchUp() {
    const wish = guest.known()?.wish;
    if (wish === undefined) return;
    await rename(wish).catch(() => {
      const known = guest.known();
      if (known) guest.keep({ person: known.person, token: known.token });
    });
  }

  function person() {
    void catchUp();
    return tables.person();
  }

  return {
    ...tables,
    person,
    rename,
    games: api.games,
    publicAddress: api.publicAddress,
    async makeTable(...wishes) {
      const made = await tables.makeTable(...wishes);
      plays?.();
      return made;
    },
    async ask(request) {
      await tables.ask(request);
      if (request.type === 'sit') plays?.();
    },
    async openTables() {
      const open = await tables.openTables();
      if (!tables.isKnown()) return open;
      const { id } = await person();
      return open.filter(({ maker }) => maker !== id);
    },
    ownTables: async () => (tables.isKnown() ? tables.ownTables() : []),
    report: (report) => tables.withToken((token) => api.report(token, report)),
  };
}
