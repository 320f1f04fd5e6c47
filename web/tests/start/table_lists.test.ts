// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
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
    const host = {
      ownTables: () => Promise.resolve([listed]),
      openTables: () => Promise.resolve([]),
      showTable,
    };
    render(WithPage, { page: pageAround(host), component: TableLists, inside: { person: ann } });
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
});
