import { ProtocolError } from '../protocol/check';
import type { ClientMessage, Presence, ServerMessage, Update } from '../protocol/described';
import { readServerMessage, type Answer, type Request } from '../protocol/messages';
import { Refusal, type ConnectionState, type Host, type Stop } from './host';
import { withUpdate, type TablePicture } from './table_picture';

// As much of a WebSocket as is needed here.
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

// What a connection needs of the world around it.
export interface Surroundings {
  open(): Socket;
  token(): Promise<string>;
  // The server does not know the token any more.
  tokenIsWorthless(): void;
  later(milliseconds: number, what: () => void): Stop;
  now(): number;
  // Something arrived that cannot be understood.
  complain(problem: Error): void;
}

export interface TableSocket extends Pick<Host, 'watch' | 'watchConnection'> {
  ask(request: Request): Promise<Answer>;
  // What the device says of its network.
  networkIsGone(): void;
  networkIsBack(): void;
  close(): void;
}

interface Watched {
  table: string;
  seat: number | null;
  picture: TablePicture | undefined;
  tell: Set<(picture: TablePicture) => void>;
  refuse: Set<(refusal: Refusal) => void>;
}

interface Unanswered {
  line: string;
  resolve: (answer: Answer) => void;
  reject: (refusal: Refusal) => void;
}

const firstPause = 500;
const longestPause = 15_000;
// Proxies cut connections that are silent for a minute, and a dead one is noticed only by sending: so
// often something is sent, and so long the answer may take.
const pingEvery = 5_000;
const answerWithin = 4_000;
const lookAnewAfter = 1000;
// The server asks to be asked again after these.
const passing = new Set(['busy', 'stopping', 'not_stored', 'not_readable']);

export function connectTables(around: Surroundings): TableSocket {
  const watched = new Map<string, Watched>();
  const presences = new Map<string, Presence>();
  const unanswered = new Map<string, Unanswered>();
  const listeners = new Set<(state: ConnectionState) => void>();
  // A server remembers requests over connections and restarts: no two pages may use the same ones.
  const prefix = Math.random().toString(36).slice(2, 10);
  let requests = 0;
  let state: ConnectionState = 'connecting';
  let socket: Socket | null = null;
  let pause = firstPause;
  let heard = true;
  let closed = false;
  let isLookingAnew = false;
  let isFetchingToken = false;
  let stopWaiting: Stop = () => {};
  let stopPinging: Stop = () => {};

  const keyOf = (table: string, seat: number | null) => `${table}/${seat ?? 'spectator'}`;
  const watchRequest = (key: string) => `watch:${key}`;

  function become(next: ConnectionState) {
    state = next;
    for (const tell of listeners) tell(state);
  }

  function send(message: ClientMessage) {
    socket?.send(JSON.stringify(message));
  }

  function sendWatch(key: string, { table, seat, picture }: Watched) {
    const as = seat === null ? {} : { seat };
    send({ type: 'watch', request: watchRequest(key), table, ...as, have: picture?.sequence ?? 0 });
  }

  async function connect() {
    if (isFetchingToken) return;
    let token: string;
    isFetchingToken = true;
    try {
      token = await around.token();
    } catch {
      // Whoever looks at the page is told that the connection is lost.
      reconnectLater();
      return;
    } finally {
      isFetchingToken = false;
    }
    if (closed) return;
    const opened = around.open();
    socket = opened;
    opened.onopen = () => {
      const hello: ClientMessage = { type: 'hello', protocol: 1, token };
      opened.send(JSON.stringify(hello));
    };
    opened.onmessage = (event) => {
      for (const line of String(event.data).split('\n')) {
        if (line !== '' && socket === opened) receive(line);
      }
    };
    opened.onclose = () => {
      if (socket === opened) reconnectLater();
    };
  }

  function reconnectLater() {
    socket = null;
    stopPinging();
    if (closed) return;
    become('lost');
    stopWaiting = around.later(pause, () => void connect());
    pause = Math.min(pause * 2, longestPause);
  }

  function keepPinging() {
    stopPinging = around.later(pingEvery, () => {
      heard = false;
      send({ type: 'ping' });
      stopPinging = around.later(answerWithin, () => {
        if (heard) keepPinging();
        else drop();
      });
    });
  }

  // What is not heard any more will not be heard again.
  function drop() {
    const silent = socket;
    reconnectLater();
    silent?.close();
  }

  function receive(line: string) {
    heard = true;
    let message: ServerMessage;
    try {
      message = readServerMessage(line);
      if (message.type === 'update') takeUpdate(message);
    } catch (problem) {
      around.complain(problem instanceof ProtocolError ? problem : new Error(`not JSON: ${line}`));
      lookAnew();
      return;
    }
    if (message.type === 'welcome') {
      pause = firstPause;
      become('open');
      keepPinging();
      for (const [key, each] of watched) sendWatch(key, each);
      for (const { line: again } of unanswered.values()) socket?.send(again);
    } else if (message.type === 'refused') {
      takeRefusal(message.request, new Refusal(message.reason, message.sentence));
    } else if (message.type === 'presence') {
      takePresence(message);
    } else if (message.type !== 'update' && message.type !== 'pong') {
      unanswered.get(message.request)?.resolve(message);
      unanswered.delete(message.request);
    }
  }

  // What was not understood may have been anything: every table is asked for from the beginning. Once
  // in a while only, for a server that cannot do better would be asked again and again.
  function lookAnew() {
    if (isLookingAnew || state !== 'open') return;
    isLookingAnew = true;
    around.later(lookAnewAfter, () => {
      isLookingAnew = false;
      if (state !== 'open') return;
      for (const [key, each] of watched) {
        each.picture = undefined;
        sendWatch(key, each);
      }
    });
  }

  function takeUpdate(update: Update) {
    const found = watched.get(keyOf(update.table, update.seat));
    if (!found) return;
    const presence = presences.get(update.table);
    found.picture = {
      ...withUpdate(found.picture, update, around.now()),
      ...(presence ? { presence } : {}),
    };
    for (const tell of found.tell) tell(found.picture);
  }

  // Comes before the first picture, and whenever somebody comes, goes or chooses.
  function takePresence(presence: Presence) {
    presences.set(presence.table, presence);
    for (const each of watched.values()) {
      if (each.table !== presence.table || !each.picture) continue;
      each.picture = { ...each.picture, presence };
      for (const tell of each.tell) tell(each.picture);
    }
  }

  function takeRefusal(request: string | null, refusal: Refusal) {
    if (request === null) {
      if (refusal.reason === 'wrong_token') {
        around.tokenIsWorthless();
        drop();
      } else if (state !== 'open') {
        become('refused');
      }
      return;
    }
    const waiting = unanswered.get(request);
    if (waiting && passing.has(refusal.reason)) {
      around.later(1000, () => {
        if (unanswered.has(request) && state === 'open') socket?.send(waiting.line);
      });
      return;
    }
    waiting?.reject(refusal);
    unanswered.delete(request);
    for (const [key, each] of watched) {
      if (watchRequest(key) === request) for (const refuse of each.refuse) refuse(refusal);
    }
  }

  void connect();

  return {
    networkIsGone() {
      if (state === 'open') drop();
    },
    networkIsBack() {
      if (state !== 'lost' || socket) return;
      stopWaiting();
      pause = firstPause;
      void connect();
    },
    watch(table, seat, tell, refuse) {
      const key = keyOf(table, seat);
      let found = watched.get(key);
      if (!found) {
        found = { table, seat, picture: undefined, tell: new Set(), refuse: new Set() };
        watched.set(key, found);
        if (state === 'open') sendWatch(key, found);
      }
      const { tell: told, refuse: refused } = found;
      told.add(tell);
      refused.add(refuse);
      if (found.picture) tell(found.picture);
      return () => {
        told.delete(tell);
        refused.delete(refuse);
        if (told.size > 0 || watched.get(key) !== found) return;
        watched.delete(key);
        if (![...watched.values()].some((each) => each.table === table)) presences.delete(table);
        const as = seat === null ? {} : { seat };
        if (state === 'open') send({ type: 'unwatch', table, ...as });
      };
    },
    watchConnection(tell) {
      listeners.add(tell);
      tell(state);
      return () => listeners.delete(tell);
    },
    ask(request) {
      requests += 1;
      const id = `${prefix}-${requests}`;
      const line = JSON.stringify({ ...request, request: id });
      return new Promise((resolve, reject) => {
        unanswered.set(id, { line, resolve, reject });
        if (state === 'open') socket?.send(line);
      });
    },
    close() {
      closed = true;
      stopWaiting();
      stopPinging();
      socket?.close();
      socket = null;
    },
  };
}
