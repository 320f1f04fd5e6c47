import { Refusal, type HostNotice, type Stop } from '../host';
import type { Failed, Socket } from '../table_socket';
import type { Answered, Transport } from '../transport';
import type { Memory } from './journal_store';
import type { FromWorker, ToWorker } from './worker_messages';

// As much of a worker as is needed here.
export interface EngineWorker {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: { message: string }) => void) | null;
}

export interface DeviceTransportOptions {
  startWorker(): EngineWorker;
  // What somebody is called who was never here.
  guestName(): string;
  // A game was made, which should not be lost when the device is short of room.
  gameWasMade(): void;
}

export interface DeviceTransport extends Transport {
  watchNotice(tell: (notice: HostNotice | null) => void): Stop;
}

interface Unanswered {
  resolve(answered: Answered): void;
  reject(refusal: Refusal): void;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

// What this device keeps and the engine, in a worker of this page. It is started when it is first asked
// something, and again when it has failed: all it knew is in the database, or is handed on.
export function deviceTransport({
  startWorker,
  guestName,
  gameWasMade,
}: DeviceTransportOptions): DeviceTransport {
  const listeners = new Set<(notice: HostNotice | null) => void>();
  const unanswered = new Map<number, Unanswered>();
  const sockets = new Map<number, Socket>();
  let worker: EngineWorker | null = null;
  let memory: Memory | undefined;
  let notice: HostNotice | null = null;
  let requests = 0;
  let opened = 0;

  function post(message: ToWorker) {
    worker ??= start();
    worker.postMessage(message);
  }

  function start(): EngineWorker {
    const started = startWorker();
    started.onmessage = ({ data }) => receive(data);
    started.onerror = ({ message }) => giveUp({ reason: 'engine_stopped', problem: message });
    started.postMessage({ type: 'start', name: guestName(), memory });
    memory = undefined;
    return started;
  }

  function receive(message: FromWorker) {
    if (message.type === 'answer') {
      unanswered.get(message.id)?.resolve({ status: message.status, answer: parsed(message.body) });
      unanswered.delete(message.id);
    } else if (message.type === 'notice') {
      say(message.notice);
    } else if (message.type === 'broken') {
      giveUp(message);
    } else {
      const socket = sockets.get(message.socket);
      if (message.type === 'opened') socket?.onopen?.();
      else if (message.type === 'closed') lose(message.socket, message.failed);
      else for (const line of message.lines) socket?.onmessage?.({ data: line });
    }
  }

  // That games are gone, and with them whoever played, is said until the page is loaded anew.
  function say(told: HostNotice | null) {
    if (notice === 'games_gone') return;
    notice = told;
    for (const tell of listeners) tell(notice);
  }

  function lose(number: number, failed: Failed) {
    const socket = sockets.get(number);
    sockets.delete(number);
    socket?.onclose?.({ failed });
  }

  function giveUp({ reason, problem, memory: left }: Omit<FromWorker & { type: 'broken' }, 'type'>) {
    const sentence = `the engine has stopped: ${problem}`;
    console.error(sentence);
    worker?.terminate();
    worker = null;
    memory = left;
    if (notice === 'not_kept' && !left) say('games_gone');
    for (const { reject } of unanswered.values()) reject(new Refusal(reason, sentence));
    unanswered.clear();
    for (const number of [...sockets.keys()]) lose(number, { reason, sentence });
  }

  return {
    async request({ method, path, content = '' }) {
      requests += 1;
      const id = requests;
      const answered = new Promise<Answered>((resolve, reject) => unanswered.set(id, { resolve, reject }));
      post({ type: 'request', id, method, path, body: content });
      const { status, answer } = await answered;
      if (method === 'POST' && path === '/api/tables' && status < 300) gameWasMade();
      return { status, answer };
    },
    open() {
      opened += 1;
      const number = opened;
      const socket: Socket = {
        send(line) {
          if (sockets.has(number)) post({ type: 'line', socket: number, line });
        },
        close() {
          if (sockets.delete(number)) post({ type: 'close', socket: number });
        },
        onopen: null,
        onmessage: null,
        onclose: null,
      };
      sockets.set(number, socket);
      post({ type: 'open', socket: number });
      return socket;
    },
    watchNotice(tell) {
      listeners.add(tell);
      tell(notice);
      return () => listeners.delete(tell);
    },
  };
}
