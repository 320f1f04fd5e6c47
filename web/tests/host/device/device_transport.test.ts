import { deviceTransport, type EngineWorker } from '../../../src/host/device/device_transport';
import type { FromWorker, ToWorker } from '../../../src/host/device/worker_messages';
import { serverApi } from '../../../src/host/server_api';

class FakeWorker implements EngineWorker {
  sent: ToWorker[] = [];
  isTerminated = false;
  onmessage: EngineWorker['onmessage'] = null;
  onerror: EngineWorker['onerror'] = null;
  postMessage(message: ToWorker) {
    this.sent.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  tell(message: FromWorker) {
    this.onmessage?.({ data: message });
  }
}

function device() {
  const workers: FakeWorker[] = [];
  const gameWasMade = vi.fn();
  const transport = deviceTransport({
    startWorker() {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    guestName: () => 'Ann',
    gameWasMade,
  });
  return { transport, workers, gameWasMade, newest: () => workers.at(-1)! };
}

describe('the way to the engine in this page', () => {
  it('starts the engine when it is first asked, and only once', () => {
    const { transport, workers, newest } = device();
    expect(workers).toHaveLength(0);
    void transport.request({ method: 'GET', path: '/api/games' });
    transport.open();
    expect(workers).toHaveLength(1);
    expect(newest().sent).toEqual([
      { type: 'start', name: 'Ann' },
      { type: 'request', id: 1, method: 'GET', path: '/api/games', body: '' },
      { type: 'open', socket: 1 },
    ]);
  });

  it('brings every answer to whoever has asked', async () => {
    const { transport, newest, gameWasMade } = device();
    const games = transport.request({ method: 'GET', path: '/api/games' });
    const made = transport.request({ method: 'POST', path: '/api/tables', content: '{}' });
    newest().tell({ type: 'answer', id: 2, status: 201, body: '{"id":"bcd"}' });
    expect(await made).toEqual({ status: 201, answer: { id: 'bcd' } });
    expect(gameWasMade).toHaveBeenCalledOnce();
    newest().tell({ type: 'answer', id: 1, status: 200, body: '[]' });
    expect(await games).toEqual({ status: 200, answer: [] });
  });

  it('is asked and refuses like a server', async () => {
    const { transport, newest } = device();
    const record = serverApi(transport).recordOfTable('bcd');
    expect(newest().sent[1]).toMatchObject({ method: 'GET', path: '/api/tables/bcd/record' });
    const error = { reason: 'no_such_table', sentence: 'there is no such table' };
    newest().tell({ type: 'answer', id: 1, status: 404, body: JSON.stringify({ error }) });
    await expect(record).rejects.toMatchObject({ reason: 'no_such_table' });
  });

  it('tells each socket what is for it', () => {
    const { transport, newest } = device();
    const [first, second] = [transport.open(), transport.open()];
    const heard: string[] = [];
    first.onmessage = ({ data }) => heard.push(`first ${String(data)}`);
    second.onopen = () => heard.push('second is open');
    second.onmessage = ({ data }) => heard.push(`second ${String(data)}`);
    newest().tell({ type: 'opened', socket: 2 });
    newest().tell({ type: 'lines', socket: 2, lines: ['a', 'b'] });
    first.close();
    newest().tell({ type: 'lines', socket: 1, lines: ['late'] });
    expect(heard).toEqual(['second is open', 'second a', 'second b']);
    first.send('nobody hears this');
    expect(newest().sent.at(-1)).toEqual({ type: 'close', socket: 1 });
  });

  it('starts the engine anew when it has failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { transport, workers, newest } = device();
    const socket = transport.open();
    const closed = vi.fn();
    socket.onclose = closed;
    const asked = transport.request({ method: 'GET', path: '/api/games' });
    newest().tell({ type: 'broken', reason: 'engine_stopped', problem: 'out of memory' });
    await expect(asked).rejects.toMatchObject({ reason: 'engine_stopped' });
    const sentence = 'the engine has stopped: out of memory';
    expect(closed.mock.calls).toEqual([[{ failed: { reason: 'engine_stopped', sentence } }]]);
    expect(newest().isTerminated).toBe(true);
    transport.open();
    expect(workers).toHaveLength(2);
    expect(newest().sent[0]).toEqual({ type: 'start', name: 'Ann' });
    vi.restoreAllMocks();
  });

  it('says why a socket was closed', () => {
    const { transport, newest } = device();
    const closed = vi.fn();
    transport.open().onclose = closed;
    const failed = { reason: 'not_stored', sentence: 'no room' } as const;
    newest().tell({ type: 'closed', socket: 1, failed });
    expect(closed.mock.calls).toEqual([[{ failed }]]);
  });

  it('hands to a new engine the games that nobody else has, or says that they are gone', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { transport, newest } = device();
    const notices: unknown[] = [];
    transport.watchNotice((notice) => notices.push(notice));
    transport.open();
    newest().tell({ type: 'notice', notice: 'not_kept' });
    const memory = { person: null, journals: new Map(), heads: new Map() };
    newest().tell({ type: 'broken', reason: 'engine_stopped', problem: 'out of memory', memory });
    transport.open();
    expect(newest().sent[0]).toEqual({ type: 'start', name: 'Ann', memory });
    expect(notices).toEqual([null, 'not_kept']);

    newest().onerror?.({ message: 'the worker is gone' });
    transport.open();
    expect(newest().sent[0]).toEqual({ type: 'start', name: 'Ann' });
    newest().tell({ type: 'notice', notice: 'not_kept' });
    expect(notices).toEqual([null, 'not_kept', 'games_gone']);
    vi.restoreAllMocks();
  });

  it('says what somebody should know, also to those who ask later', () => {
    const { transport, newest } = device();
    const notices: unknown[] = [];
    transport.open();
    const stop = transport.watchNotice((notice) => notices.push(notice));
    newest().tell({ type: 'notice', notice: 'open_elsewhere' });
    transport.watchNotice((notice) => notices.push(notice));
    stop();
    newest().tell({ type: 'notice', notice: null });
    expect(notices).toEqual([null, 'open_elsewhere', 'open_elsewhere', null]);
  });
});
