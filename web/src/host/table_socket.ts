import { ProtocolError } from '../protocol/check';
import type { ClientMessage, Presence, ServerMessage, Update } from '../protocol/described';
import { readServerMessage, type Answer, type Request } from '../protocol/messages';
import { Refusal, type ConnectionState, type DeviceFailure, type Stop, type TableHost } from './host';
import { withUpdate, type TablePicture } from './table_picture';

// What has come to an end because this device could not go on: nothing of it has happened.
export interface Failed {
  reason: DeviceFailure;
  sentence: string;
}

// As much of a WebSocket as is needed here. Only this device knows why a connection has ended.
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event?: { failed?: Failed }) => void) | null;
}

// What a connection needs of the world around it.
export interface Surroundings {
  open(): Socket;
  // Whether a connection may be dead without a sign of it. The engine in this page is not dead when it
  // thinks for longer than any network would be silent.
  canFallSilent: boolean;
  token(): Promise<string>;
  // The server does not know the token any more.
  tokenIsWorthless(): void;
  later(milliseconds: number, what: () => void): Stop;
  now(): number;
  // Something arrived that cannot be understood.
  complain(problem: Error): void;
}

export interface TableSocket extends Pick<TableHost, 'watch' | 'watchConnection'> {
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
const sendAgainAfter = 1000;
// Whatever fails as soon as it is asked again is asked more and more seldom. A connection that has lasted
// so long has not.
const worksAfter = 10_000;

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
  let openSince = 0;
  let heard = true;
  let closed = false;
  let isLookingAnew = false;
  let isFetchingToken = false;
  let isWanted = false;
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
    opened.onclose = (event) => {
      if (socket === opened) reconnectLater(event?.failed);
    };
  }

  function reconnectLater(failed?: Failed) {
    socket = null;
    stopPinging();
    if (closed) return;
    if (state === 'open' && around.now() - openSince >= worksAfter) pause = firstPause;
    if (failed) refuseAll(new Refusal(failed.reason, failed.sentence));
    become(failed?.reason ?? 'lost');
    stopWaiting = around.later(pause, () => void connect());
    pause = Math.min(pause * 2, longestPause);
  }

  // Somebody is told what has failed. Sent again by itself, it could fail for ever.
  function refuseAll(refusal: Refusal) {
    for (const { reject } of unanswered.values()) reject(refusal);
    unanswered.clear();
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
      openSince = around.now();
      become('open');
      if (around.canFallSilent) keepPinging();
      for (const [key, each] of watched) sendWatch(key, each);
      for (const { line: again } of unanswered.values()) socket?.send(again);
    } else if (message.type === 'refused') {
      takeRefusal(message.request, new Refusal(message.reason, message.sentence));
    } else if (message.type === 'presence') {
      takePresence(message);
    } else if (message.type !== 'update' && message.type !== 'pong') {
      settle(message.request, ({ resolve }) => resolve(message));
    }
  }

  function settle(request: string, how: (waiting: Unanswered) => void) {
    const waiting = unanswered.get(request);
    if (!waiting) return;
    unanswered.delete(request);
    pause = firstPause;
    how(waiting);
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
    if (refusal.passes) {
      sendAgainLater(request);
      return;
    }
    settle(request, ({ reject }) => reject(refusal));
    for (const [key, each] of watched) {
      if (watchRequest(key) === request) for (const refuse of each.refuse) refuse(refusal);
    }
  }

  // A new connection has all of it sent anyway.
  function sendAgainLater(request: string) {
    const asked = socket;
    around.later(sendAgainAfter, () => {
      if (socket !== asked) return;
      const waiting = unanswered.get(request);
      if (waiting) socket?.send(waiting.line);
      for (const [key, each] of watched) if (watchRequest(key) === request) sendWatch(key, each);
    });
  }

  // Nothing is opened before somebody has something to ask.
  function wantConnection() {
    if (isWanted) return;
    isWanted = true;
    void connect();
  }

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
      wantConnection();
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
      wantConnection();
      listeners.add(tell);
      tell(state);
      return () => listeners.delete(tell);
    },
    ask(request) {
      wantConnection();
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
