import { loadAnew } from '../../src/page/load_anew';

describe('loading the page anew', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    { it: 'waits while the page cannot be had', fetched: () => Promise.reject(new TypeError()), times: 0 },
    {
      it: 'waits while its server refuses',
      fetched: async () => new Response('', { status: 503 }),
      times: 0,
    },
    { it: 'happens when it can', fetched: async () => new Response('page'), times: 1 },
  ])('$it', async ({ fetched, times }) => {
    const reload = vi.fn();
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('location', { href: 'https://page.example.org/', reload });
    await loadAnew();
    expect(reload).toHaveBeenCalledTimes(times);
  });
});
