// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import App from '../src/App.svelte';
import { readSettings } from '../src/settings/settings';
import type { Host } from '../src/host/host';
import { english } from '../src/i18n/en';
import { loadAnew } from '../src/page/load_anew';

vi.mock('../src/page/load_anew', () => ({ loadAnew: vi.fn() }));
let isOffline = false;
// Any component may be a page.
vi.mock('../src/page/pages', async (importActual) => ({
  ...(await importActual<object>()),
  pages: {
    start: async () => (await import('./OnePage.svelte')).default,
    rules: async () => {
      if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
      return (await import('./OnePage.svelte')).default;
    },
  },
}));

const host: Partial<Host> = { meetsOthers: false, watchNotice: () => () => {} };
const goTo = async (hash: string) => {
  location.hash = hash;
  await fireEvent(window, new HashChangeEvent('hashchange'));
};
const homeLink = () => screen.queryByRole('link', { name: /To the start page/ });

describe('the page', () => {
  const begunWith = readSettings(localStorage, ['en']);
  beforeEach(() => {
    isOffline = false;
    location.hash = '';
    vi.mocked(loadAnew).mockClear();
    window.scrollTo = () => {};
    window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  });
  afterEach(cleanup);

  it('says when a part of it cannot be loaded, and loads it anew when asked or online again', async () => {
    render(App, { host: host as Host, begunWith });
    await screen.findByText('a page about nothing');
    expect(homeLink()).toBeNull();
    isOffline = true;
    await goTo('#/rules/brave-rats');
    expect((await screen.findByRole('alert')).textContent).toContain(english.partMissing);
    expect(screen.queryByText(/^a page/)).toBeNull();
    expect(homeLink()).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: english.tryAgain }));
    expect(loadAnew).toHaveBeenCalledTimes(1);
    await fireEvent(window, new Event('online'));
    expect(loadAnew).toHaveBeenCalledTimes(2);
    await goTo('#/');
    await screen.findByText('a page about nothing');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(homeLink()).toBeNull();
  });

  it('says so also of what is loaded later, as a board is, and leaves what is there', async () => {
    render(App, { host: host as Host, begunWith });
    await screen.findByText('a page about nothing');
    await fireEvent(window, new Event('vite:preloadError'));
    expect(screen.getByRole('alert').textContent).toContain(english.partMissing);
    expect(screen.getByText('a page about nothing')).toBeTruthy();
    await fireEvent(window, new Event('online'));
    expect(loadAnew).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: english.tryAgain }));
    expect(loadAnew).toHaveBeenCalledTimes(1);
  });

  it('is loaded anew only when asked where games would be lost', async () => {
    isOffline = true;
    location.hash = '#/rules/brave-rats';
    const watchNotice: Host['watchNotice'] = (tell) => {
      tell('not_kept');
      return () => {};
    };
    render(App, { host: { ...host, watchNotice } as Host, begunWith });
    await screen.findByText(new RegExp(english.partMissing.replace('?', '\\?')));
    await fireEvent(window, new Event('online'));
    expect(loadAnew).not.toHaveBeenCalled();
  });

  it('shows the start page for whatever it does not know', async () => {
    location.hash = '#/rules/chess';
    render(App, { host: host as Host, begunWith });
    expect(await screen.findByText('a page about nothing')).toBeTruthy();
    expect(homeLink()).toBeNull();
    for (const nothing of ['#/nonsense', '#/constructor']) {
      await goTo('#/rules/first-rat');
      expect(await screen.findByText('a page about first-rat')).toBeTruthy();
      await goTo(nothing);
      expect(await screen.findByText('a page about nothing')).toBeTruthy();
      expect(homeLink()).toBeNull();
    }
  });
});
