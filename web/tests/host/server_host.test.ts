// @vitest-environment jsdom
import { guestIn } from '../../src/host/guest';
import { serverHost } from '../../src/host/server_host';

const ann = { id: 'ann', name: 'Ann', kind: 'guest' as const };

// A server that somebody is known to, with the names that it was told.
function server() {
  const guest = guestIn(localStorage);
  guest.keep({ person: ann, token: 'token' });
  const named: string[] = [];
  let refusal: string | null = null;
  let isGone = false;
  const answer = (status: number, told: object) => new Response(JSON.stringify(told), { status });
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    if (isGone) throw new TypeError('Failed to fetch');
    if (!path.endsWith('/api/me')) return answer(200, { tables: [] });
    if (refusal !== null) return answer(409, { error: { reason: refusal, sentence: '-' } });
    const { name } = JSON.parse(body!) as { name: string };
    named.push(name);
    return answer(200, { ...ann, name, created: 1, settings: {}, ratings: [] });
  });
  const open = () =>
    serverHost({ address: 'http://server', storage: localStorage, guest, guestName: () => 'Ann' });
  return {
    open,
    guest,
    named,
    goes: () => (isGone = true),
    comes: () => (isGone = false),
    refuses: (reason: string) => (refusal = reason),
  };
}

describe('a name at a server', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

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
