// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import type { Host, NewTable } from '../../src/host/host';
import StartPage from '../../src/start/StartPage.svelte';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';
import { braveRats, crumbs, firstRat } from './games';

const never = () => new Promise<never>(() => {});

function start(games: Host['games']) {
  const made: NewTable[] = [];
  const host: Partial<Host> = {
    games,
    person: never,
    openTables: never,
    ownTables: never,
    makeTable: (table) => {
      made.push(table);
      return never();
    },
  };
  render(WithPage, { page: pageAround(host), component: StartPage, inside: { about: '' } });
  return made;
}

const offer = (name: string) => within(screen.getByRole('article', { name }));

describe('the start page', () => {
  afterEach(cleanup);

  it('shows its games at once, and lets them be begun when it knows what can be chosen', () => {
    start(never);
    expect(offer('First Rat').getByRole('button', { name: 'Play now' })).toHaveProperty('disabled', true);
  });

  it('offers what the server says', async () => {
    const made = start(() => Promise.resolve([braveRats, firstRat]));
    const rats = offer('First Rat');
    const path = await rats.findByLabelText('Path');
    await fireEvent.change(path, { target: { value: 'variable' } });
    await fireEvent.change(rats.getByLabelText('Players'), { target: { value: '3' } });
    await fireEvent.click(rats.getByRole('button', { name: /On this device/ }));
    expect(made).toEqual([
      {
        game: 'first-rat',
        options: { path: 'variable', tracks: 'standard', comics: 'basic' },
        seats: ['person', 'person', 'person'],
      },
    ]);
    expect(rats.queryByLabelText('content')).toBeNull();
    expect(offer('BraveRats').queryByRole('button', { name: /Alone/ })).toBeNull();
  });

  it('calls options and games that it has no words for by their names', async () => {
    const strange = { option: 'weather', values: ['sun', 'rain'], default: 'sun', only_with: null };
    start(() => Promise.resolve([{ ...braveRats, options: [strange] }, crumbs]));
    expect(await offer('BraveRats').findByLabelText('weather')).toBeTruthy();
    expect(screen.getByText(/Crumbs/)).toBeTruthy();
  });
});
