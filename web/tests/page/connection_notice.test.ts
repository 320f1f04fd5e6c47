// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { languages } from '../../src/i18n/languages';
import { pageWords } from '../../src/i18n/page_words';
import ConnectionNotice from '../../src/page/ConnectionNotice.svelte';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';

describe('the notice about where games are played', () => {
  afterEach(cleanup);

  it.each(languages)('says that another tab has to be closed: %s', (language) => {
    const inside = { connection: 'connecting', notice: 'open_elsewhere' };
    render(WithPage, { page: pageAround({}, language), component: ConnectionNotice, inside });
    expect(screen.getByRole('status').textContent).toContain(pageWords(language).notices.open_elsewhere);
  });

  it.each(languages)('says what this device could not do, and that games are gone: %s', (language) => {
    const { connection, notices } = pageWords(language);
    for (const failure of ['not_stored', 'not_readable', 'engine_stopped', 'not_loaded'] as const) {
      const inside = { connection: failure, notice: 'games_gone' };
      render(WithPage, { page: pageAround({}, language), component: ConnectionNotice, inside });
      const said = screen.getByRole('status').textContent;
      expect(said).toContain(connection[failure]);
      expect(said).not.toContain(connection.lost);
      expect(said).toContain(notices.games_gone);
      cleanup();
    }
  });

  it('is silent while all is well', () => {
    const inside = { connection: 'open', notice: null };
    render(WithPage, { page: pageAround(), component: ConnectionNotice, inside });
    expect(screen.getByRole('status').textContent?.trim()).toBe('');
  });
});
