import { guestIn, noGuest } from '../../src/host/guest';
import { serverApi } from '../../src/host/server_api';
import { socketHost } from '../../src/host/socket_host';
import type { Transport } from '../../src/host/transport';

const ann = { id: 'ann', name: 'Ann', kind: 'guest' };
const me = { ...ann, name: 'Anna', created: 1, settings: {}, ratings: [] };

function memory(kept: Record<string, string> = {}): Storage {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  } as Storage;
}

function hostWith(guest = noGuest) {
  const asked: string[] = [];
  const opened: string[] = [];
  const transport: Transport = {
    async request({ method, path }) {
      asked.push(`${method} ${path}`);
      if (path === '/api/me') return { status: 200, answer: me };
      return { status: 201, answer: { person: ann, token: 'token' } };
    },
    open() {
      opened.push('socket');
      return { send() {}, close() {}, onopen: null, onmessage: null, onclose: null };
    },
  };
  const api = serverApi(transport);
  const host = socketHost({
    transport,
    api,
    storage: memory(),
    guest,
    guestName: () => 'Ann',
    canFallSilent: true,
  });
  return { host, asked, opened };
}

describe('who plays', () => {
  it('is remembered where a browser can remember it', async () => {
    const storage = memory();
    const { host } = hostWith(guestIn(storage));
    expect(host.isKnown()).toBe(false);
    expect(await host.person()).toEqual(ann);
    expect(JSON.parse(storage.getItem('cheesemoon.guest')!)).toEqual({ person: ann, token: 'token' });
    const later = hostWith(guestIn(storage));
    expect(later.host.isKnown()).toBe(true);
    expect(await later.host.person()).toEqual(ann);
    expect(later.asked).toEqual([]);
  });

  it('is asked anew where it is known anyway', async () => {
    const { host, asked } = hostWith();
    expect(await host.person()).toEqual(ann);
    expect(await host.rename('Anna')).toMatchObject({ name: 'Anna' });
    expect(asked).toEqual(['POST /api/guests', 'PATCH /api/me']);
    expect((await host.person()).name).toBe('Anna');
  });

  it('is nobody, and nothing is opened, before somebody does something', () => {
    const { asked, opened } = hostWith();
    expect([...asked, ...opened]).toEqual([]);
  });
});
