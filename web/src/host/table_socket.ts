import { ProtocolError } from '../protocol/check';
import type { ClientMessage, ServerMessage, Update } from '../protocol/described';
import { readServerMessage, type Answer, type Request } from '../protocol/messages';
import { Refusal, type ConnectionState, type Stop } from './host';
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

export interface TableSocket {
  watch(
    table: string,
    seat: number | null,
    tell: (picture: TablePicture) => void,
    refuse: (refusal: Refusal) => void,
  ): Stop;
  watchConnection(tell: (state: ConnectionState) => void): Stop;
  ask(request: Request): Promise<Answer>;
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
// Proxies cut connections that are silent for a minute, and a dead one is noticed only by sending.
const pingEvery = 25_000;
const lookAnewAfter = 1000;
// The server asks to be asked again after these.
const passing = new Set(['busy', 'stopping', 'not_stored', 'not_readable']);

export function connectTables(around: Surroundings): TableSocket {
  const watched = new Map<string, Watched>();
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
    let token: string;
    try {
      token = await around.token();
    } catch (problem) {
      around.complain(problem as Error);
      reconnectLater();
      return;
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
    heard = true;
    stopPinging = around.later(pingEvery, function ping() {
      if (!heard) {
        const silent = socket;
        reconnectLater();
        silent?.close();
        return;
      }
      heard = false;
      send({ type: 'ping' });
      stopPinging = around.later(pingEvery, ping);
    });
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
    found.picture = withUpdate(found.picture, update, around.now());
    for (const tell of found.tell) tell(found.picture);
  }

  function takeRefusal(request: string | null, refusal: Refusal) {
    if (request === null) {
      if (refusal.reason === 'wrong_token') {
        around.tokenIsWorthless();
        const refused = socket;
        reconnectLater();
        refused?.close();
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
