import { createHash } from 'node:crypto';

const scope = 'https://page.example.net/games/';
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

// What the browser keeps, as far as the worker knows of it.
function keptCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const files = all.get(name) ?? new Map<string, Response>();
    all.set(name, files);
    return Promise.resolve({
      put: (url: string, response: Response) => Promise.resolve(void files.set(url, response)),
      match: (url: string) => Promise.resolve(files.get(url)?.clone()),
    });
  };
  const match = (url: string) =>
    Promise.resolve([...all.values()].flatMap((files) => files.get(url)?.clone() ?? [])[0]);
  return { all, open, match };
}

// A worker that was built with a page, on a web space that has these files.
async function install(startPage: string, onSpace: Record<string, string>, otherwise?: string) {
  const listeners = new Map<
    string,
    (event: { waitUntil(work: Promise<void>): void; data?: string }) => void
  >();
  const kept = keptCaches();
  let open: string[] = [];
  const skipWaiting = vi.fn(() => Promise.resolve());
  vi.stubGlobal('self', {
    registration: { scope },
    clients: { matchAll: () => Promise.resolve(open.map((url) => ({ url }))) },
    skipWaiting,
    addEventListener: (type: string, listen: () => void) => listeners.set(type, listen),
  });
  vi.stubGlobal('VERSION', 'a version');
  vi.stubGlobal('START_PAGE_DIGEST', digestOf(startPage));
  vi.stubGlobal('FILES', ['assets/index-1.js', 'index.html']);
  vi.stubGlobal('caches', kept);
  vi.stubGlobal('fetch', (url: string) => {
    const name = url.slice(scope.length);
    const content = onSpace[name] ?? otherwise;
    const isPage = content === otherwise || name.endsWith('.html');
    const headers = { 'Content-Type': isPage ? 'text/html; charset=utf-8' : 'text/javascript' };
    return Promise.resolve(
      new Response(content ?? '', { status: content === undefined ? 404 : 200, headers }),
    );
  });
  vi.resetModules();
  await import('../../src/offline/service_worker');
  const installed = new Promise<void>((resolve, reject) =>
    listeners.get('install')!({ waitUntil: (work) => void work.then(resolve, reject) }),
  );
  async function takeOver(pages: string[]): Promise<boolean> {
    open = pages;
    skipWaiting.mockClear();
    await new Promise<void>((done) =>
      listeners.get('message')!({ data: 'take over', waitUntil: (work) => void work.then(done) }),
    );
    return skipWaiting.mock.calls.length > 0;
  }
  return { installed, kept, takeOver };
}

afterEach(() => vi.unstubAllGlobals());

describe('the worker that keeps the page', () => {
  const page = '<script src="./assets/index-1.js"></script>';

  it('keeps all files of its version', async () => {
    const { installed, kept } = await install(page, { 'assets/index-1.js': 'play()', 'index.html': page });
    await installed;
    const [files] = [...kept.all.values()];
    expect([...files!.keys()]).toEqual([`${scope}assets/index-1.js`, `${scope}index.html`]);
    expect(await files!.get(`${scope}index.html`)!.text()).toBe(page);
  });

  it('is not installed with the start page of another version, put there in the meantime', async () => {
    const newer = '<script src="./assets/index-2.js"></script>';
    const { installed } = await install(page, { 'assets/index-1.js': 'play()', 'index.html': newer });
    await expect(installed).rejects.toThrow('index.html');
  });

  it('is not installed with the start page instead of a file, as some web spaces answer', async () => {
    const { installed } = await install(page, { 'index.html': page }, page);
    await expect(installed).rejects.toThrow('assets/index-1.js');
  });

  it('takes over with another page of the same web space open, but not with another tab of this one', async () => {
    const files = { 'assets/index-1.js': 'play()', 'index.html': page };
    const { installed, takeOver } = await install(page, files);
    await installed;
    expect(await takeOver([`${scope}#/analyse`, 'https://page.example.net/other/'])).toBe(true);
    expect(await takeOver([`${scope}#/analyse`, scope])).toBe(false);
  });

  it('keeps the files of a page with a server apart from those of the same without one', async () => {
    const files = { 'assets/index-1.js': 'play()' };
    const alone = await install(page, { ...files, 'index.html': page });
    await alone.installed;
    const served = await install(`${page} `, { ...files, 'index.html': `${page} ` });
    await served.installed;
    expect([...alone.kept.all.keys()]).not.toEqual([...served.kept.all.keys()]);
  });
});
