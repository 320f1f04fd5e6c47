// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import type { Host, NewTable } from '../../src/host/host';
import StartPage from '../../src/start/StartPage.svelte';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';
import { braveRats, crumbs, firstRat } from './games';

const never = () => new Promise<never>(() => {});

function start({ meetsOthers = true, games = [braveRats, firstRat], ...more }: Partial<Host> = {}) {
  const made: NewTable[] = [];
  const names: (string[] | undefined)[] = [];
  const host: Partial<Host> = {
    meetsOthers,
    games,
    gamesElsewhere: never,
    person: never,
    openTables: never,
    ownTables: never,
    makeTable: (table, called) => {
      made.push(table);
      names.push(called);
      return never();
    },
    ...more,
  };
  render(WithPage, { page: pageAround(host), component: StartPage, inside: { about: '' } });
  return { made, names };
}

const offer = (name: string) => within(screen.getByRole('article', { name }));

beforeAll(() => {
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('the start page', () => {
  afterEach(cleanup);

  it('offers what the games say of themselves', async () => {
    const { made } = start();
    const rats = offer('First Rat');
    const path = await rats.findByLabelText('Path');
    await fireEvent.change(path, { target: { value: 'variable' } });
    await fireEvent.change(rats.getByLabelText('Players'), { target: { value: '3' } });
    await fireEvent.click(rats.getByRole('button', { name: 'Play now' }));
    expect(made).toEqual([
      {
        game: 'first-rat',
        options: { path: 'variable', tracks: 'standard', comics: 'basic' },
        seats: ['person', 'level3', 'level3'],
      },
    ]);
    expect(rats.queryByLabelText('content')).toBeNull();
    expect(offer('BraveRats').queryByRole('button', { name: /Alone/ })).toBeNull();
  });

  it('offers nothing with people elsewhere where there is no server', async () => {
    start({ meetsOthers: false });
    await offer('First Rat').findByLabelText('Path');
    expect(screen.getAllByRole('button', { name: /^On this device/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^With friends/ })).toBeNull();
    expect(screen.queryByLabelText('Clock for games with friends')).toBeNull();
    expect(screen.queryByLabelText('Everybody may join')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Open tables' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your games' })).toBeTruthy();
  });

  it('has at hand how many play, which friends who come want to know', async () => {
    const { made } = start();
    const rats = offer('First Rat');
    const players = await rats.findByLabelText('Players');
    expect(players.closest('details')).toBeNull();
    await fireEvent.change(players, { target: { value: '4' } });
    await fireEvent.click(rats.getByRole('button', { name: /^With friends/ }));
    expect(made[0]?.seats).toEqual(['person', 'open', 'open', 'open']);
    expect(offer('BraveRats').queryByLabelText('Players')).toBeNull();
  });

  it('has the first game and the full one at hand, as the rulebook has', async () => {
    const { made } = start();
    const rats = offer('First Rat');
    await rats.findByLabelText('Path');
    const rules = rats.getByLabelText<HTMLSelectElement>('Rules');
    expect(rules.value).toBe('first');
    await fireEvent.change(rules, { target: { value: 'full' } });
    expect(rats.getByLabelText<HTMLSelectElement>('Comics').value).toBe('all');
    await fireEvent.change(rats.getByLabelText('Path'), { target: { value: 'variable' } });
    expect(rules.value).toBe('own');
    await fireEvent.change(rules, { target: { value: 'full' } });
    await fireEvent.click(rats.getByRole('button', { name: 'Play now' }));
    expect(made[0]?.options).toEqual({ path: 'standard', tracks: 'standard', comics: 'all' });
    expect(offer('BraveRats').queryByLabelText('Rules')).toBeNull();
  });

  it('asks who plays on this device: people with names, and bots among them', async () => {
    const { made, names } = start();
    const rats = offer('First Rat');
    await rats.findByLabelText('Path');
    await fireEvent.click(rats.getByRole('button', { name: /On this device/ }));
    await fireEvent.input(screen.getByLabelText('Name of player 1'), { target: { value: 'Mia' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Add a player' }));
    await fireEvent.change(screen.getByLabelText('Player 3'), { target: { value: 'level5' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(made[0]?.seats).toEqual(['person', 'person', 'level5']);
    expect(names[0]).toEqual(['Mia', 'Player 2', 'Player 3']);
  });

  it('calls options and games that it has no words for by their names', async () => {
    const strange = { option: 'weather', values: ['sun', 'rain'], default: 'sun', only_with: null };
    start({
      games: [{ ...braveRats, options: [strange] }],
      gamesElsewhere: () => Promise.resolve([crumbs]),
    });
    expect(await offer('BraveRats').findByLabelText('weather')).toBeTruthy();
    expect(await screen.findByText(/Crumbs/)).toBeTruthy();
  });
});
