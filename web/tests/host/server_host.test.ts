// @vitest-environment jsdom
import { guestIn } from '../../src/host/guest';
import { serverHost } from '../../src/host/server_host';
import { duelState } from '../tables';

const ann = { id: 'ann', name: 'Ann', kind: 'guest' as const };

// A server that somebody is known to, with the names that it was told.
function server() {
  const guest = guestIn(localStorage);
  guest.keep({ person: ann, token: 'token' });
  const named: string[] = [];
  const plays = vi.fn();
  let refusal: string | null = null;
  let isGone = false;
  const answer = (status: number, told: object) => new Response(JSON.stringify(told), { status });
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method?: string; body?: string }) => {
    if (isGone) throw new TypeError('Failed to fetch');
    if (method === 'POST' && path.endsWith('/api/tables')) return answer(201, duelState());
    if (!path.endsWith('/api/me')) return answer(200, { tables: [] });
    if (refusal !== null) return answer(409, { error: { reason: refusal, sentence: '-' } });
    const { name } = JSON.parse(body!) as { name: string };
    named.push(name);
    return answer(200, { ...ann, name, created: 1, settings: {}, ratings: [] });
  });
  const open = () =>
    serverHost({ address: 'http://server', storage: localStorage, guest, guestName: () => 'Ann', plays });
  return {
    open,
    guest,
    named,
    plays,
    goes: () => (isGone = true),
    comes: () => (isGone = false),
    refuses: (reason: string) => (refusal = reason),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a server', () => {
  it('is one where somebody plays when he has made a table there, not when he is known', async () => {
    const { open, plays } = server();
    const host = open();
    await host.person();
    await host.openTables();
    expect(plays).not.toHaveBeenCalled();
    await host.makeTable({ game: 'brave-rats', options: {}, seats: ['open', 'open'] });
    expect(plays).toHaveBeenCalledOnce();
  });
});

describe('a name at a server', () => {
  it('can be another one while it is gone, and is told when it is there again', async () => {
    const { open, guest, named, goes, comes } = server();
    goes();
    expect(await open().rename('Zoë')).toMatchObject({ id: 'ann', name: 'Zoë' });
    expect(guest.known()?.person.name).toBe('Ann');
    // The page was closed meanwhile.
    const later = open();
    await expect(later.openTables()).rejects.toMatchObject({ reason: 'unreachable' });
    comes();
    await later.openTables();
    await vi.waitFor(() => expect(guest.known()?.person.name).toBe('Zoë'));
    await later.openTables();
    await later.person();
    expect(named).toEqual(['Zoë']);
    expect((await later.person()).name).toBe('Zoë');
  });

  it('is told again where somebody is at a table, until it is known', async () => {
    const { open, guest, named, goes, comes } = server();
    goes();
    const host = open();
    await host.rename('Zoë');
    await host.person();
    await vi.waitFor(() => expect(guest.known()?.wish).toBe('Zoë'));
    comes();
    await host.person();
    await vi.waitFor(() => expect(named).toEqual(['Zoë']));
  });

  it('stays as it was where it refuses the other one, then or later', async () => {
    const { open, guest, goes, comes, refuses } = server();
    const host = open();
    goes();
    await host.rename('Zoë');
    comes();
    refuses('name_taken');
    await expect(host.rename('Bob')).rejects.toMatchObject({ reason: 'name_taken' });
    await host.person();
    await vi.waitFor(() => expect(guest.known()?.wish).toBeUndefined());
    expect(guest.known()).toEqual({ person: ann, token: 'token' });
  });
});
