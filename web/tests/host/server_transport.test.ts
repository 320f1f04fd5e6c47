import { serverTransport } from '../../src/host/server_transport';

const question = { method: 'GET', path: '/api/tables' };

// A network that is as it is until somebody has no patience any more.
function impatient() {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  return patience;
}

// Whatever is waited for, until then.
const until = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError'))),
  );

describe('the way to a server', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is none where the network swallows what is sent', async () => {
    const patience = impatient();
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => until(signal));
    const asked = serverTransport('').request(question);
    patience.abort();
    await expect(asked).rejects.toMatchObject({ reason: 'unreachable' });
    expect(AbortSignal.timeout).toHaveBeenCalledWith(15_000);
  });

  it('is none where an answer never comes to its end', async () => {
    const patience = impatient();
    vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => ({
      status: 200,
      json: () => until(signal),
    }));
    const asked = serverTransport('').request(question);
    setTimeout(() => patience.abort());
    await expect(asked).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('tells that somebody else has answered, who speaks no JSON', async () => {
    vi.stubGlobal('fetch', async () => new Response('<p>Please log in', { status: 502 }));
    expect(await serverTransport('').request(question)).toEqual({ status: 502, answer: null });
  });
});
