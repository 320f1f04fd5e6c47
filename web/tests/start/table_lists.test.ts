// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { Refusal, type Host } from '../../src/host/host';
import type { Table as OwnTable } from '../../src/protocol/described';
import TableLists from '../../src/start/TableLists.svelte';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';
import { ann, duelState } from '../tables';

const bob = { kind: 'person' as const, person: 'bob', name: 'Bob', gone: null, offers_end: false };
const state = duelState({ seats: [duelState().seats[0]!, bob] });
const duel: OwnTable = {
  id: state.id,
  game: 'brave-rats',
  status: 'playing',
  updated: 1,
  seats: [],
  table: { made_with: state.made_with, seats: [] },
};

describe('the lists of tables', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
  });

  it('learn with one request whose turn it is, and look at a table when more than that has changed', async () => {
    let listed: OwnTable = { ...duel, awaited: [2] };
    const showTable = vi.fn(() => Promise.resolve(state));
    const host: Partial<Host> = {
      meetsOthers: false,
      isOnDevice: () => false,
      ownTables: () => Promise.resolve([listed]),
      person: () => Promise.resolve(ann),
      showTable,
    };
    render(WithPage, { page: pageAround(host), component: TableLists, inside: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByText('Bob chooses')).toBeTruthy();

    listed = { ...duel, awaited: [1] };
    await vi.advanceTimersByTimeAsync(10_000);
    expect(screen.getByText('Your turn')).toBeTruthy();
    expect(showTable).toHaveBeenCalledTimes(1);

    listed = { ...duel, status: 'over', updated: 2 };
    await vi.advanceTimersByTimeAsync(10_000);
    expect(showTable).toHaveBeenCalledTimes(2);
  });

  it('show what is here while a server keeps silent about a table of its own, and ask it once', async () => {
    const showTable = vi.fn((id: string) =>
      id === 'there' ? new Promise<never>(() => {}) : Promise.resolve({ ...state, id }),
    );
    const openTables = vi.fn(() => new Promise<never>(() => {}));
    const host: Partial<Host> = {
      meetsOthers: true,
      isOnDevice: (table) => table === 'here',
      areGamesSafe: () => Promise.resolve(true),
      ownTables: () =>
        Promise.resolve([
          { ...duel, id: 'there', awaited: [1] },
          { ...duel, id: 'here', awaited: [2] },
        ]),
      openTables,
      person: () => Promise.resolve(ann),
      showTable,
    };
    render(WithPage, { page: pageAround(host), component: TableLists, inside: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByText('Bob chooses')).toBeTruthy();
    expect(screen.queryByText('Your turn')).toBeNull();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(showTable.mock.calls).toEqual([['there'], ['here']]);
    expect(openTables).toHaveBeenCalledOnce();
  });

  it('let games of this device be saved also where many newer ones are at a server', async () => {
    const over = { ...duel, status: 'over' as const };
    const host: Partial<Host> = {
      meetsOthers: false,
      isOnDevice: (table) => table === 'here',
      areGamesSafe: () => Promise.resolve(true),
      ownTables: () =>
        Promise.resolve([
          ...Array.from({ length: 9 }, (_, at) => ({ ...over, id: `t${at}` })),
          { ...over, id: 'here' },
        ]),
      person: () => Promise.resolve(ann),
      showTable: (id) => Promise.resolve({ ...state, id }),
    };
    render(WithPage, { page: pageAround(host), component: TableLists, inside: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByRole('button', { name: 'Save all games' })).toBeTruthy();
  });

  it('have own games, and say so, while no open tables can be had', async () => {
    const host: Partial<Host> = {
      meetsOthers: true,
      isOnDevice: () => false,
      ownTables: () => Promise.resolve([{ ...duel, awaited: [1] }]),
      openTables: () => Promise.reject(new Refusal('unreachable', '')),
      person: () => Promise.resolve(ann),
      showTable: () => Promise.resolve(state),
    };
    render(WithPage, { page: pageAround(host), component: TableLists, inside: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByText('Your turn')).toBeTruthy();
    expect(screen.getByText('The server cannot be reached. Is the network there?')).toBeTruthy();
  });
});
