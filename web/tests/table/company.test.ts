// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import type { TablePicture } from '../../src/host/table_picture';
import type { SeatPresence, SeatState } from '../../src/protocol/described';
import type { Request } from '../../src/protocol/messages';
import Calling from '../../src/table/Calling.svelte';
import Company from '../../src/table/Company.svelte';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';
import { ann, duelPicture, duelState } from '../tables';

const annSits: SeatState = { kind: 'person', person: ann.id, name: 'Ann', gone: null, offers_end: false };
const bobSits: SeatState = { kind: 'person', person: 'bob', name: 'Bob', gone: null, offers_end: false };

function pictureWith(bobAround: SeatPresence, bob: Partial<SeatState> = {}): TablePicture {
  return duelPicture({
    state: duelState({ seats: [annSits, { ...bobSits, ...bob }] }),
    presence: {
      type: 'presence',
      table: 'bcdfghjkmn',
      seats: [{ here: true, awaited: true, chosen: false }, bobAround],
      watching: 2,
    },
  });
}

function show(picture: TablePicture) {
  const asked: Request[] = [];
  const ask = (request: Request) => {
    asked.push(request);
    return Promise.resolve();
  };
  const inside = { picture, names: ['Ann', 'Bob'], ownSeats: [1], busy: false, ask };
  render(WithPage, { props: { page: pageAround(), component: Company, inside } });
  render(WithPage, { props: { page: pageAround(), component: Calling, inside } });
  return asked;
}

describe('those at the table', () => {
  afterEach(cleanup);

  it('are here or away, choosing or done', () => {
    show(pictureWith({ here: true, awaited: false, chosen: true }));
    expect(screen.getByText('Bob').closest('li')?.textContent).toMatch(/here.*has chosen/s);
    expect(screen.getByText('Ann').closest('li')?.textContent).toMatch(/here.*chooses/s);
    expect(screen.getByText('2 are watching')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('have given up, if they have, which is neither here nor away', () => {
    show(pictureWith({ here: null, awaited: true, chosen: false }, { gone: 'resigned' }));
    expect(screen.getByText('Bob').closest('li')?.textContent).toMatch(/Bob\s+gave up\s*$/);
  });

  it('can be called when they are away for a while and hold up the game', async () => {
    vi.useFakeTimers();
    const asked = show(pictureWith({ here: false, awaited: true, chosen: false }));
    expect(screen.queryByRole('button')).toBeNull();
    await vi.advanceTimersByTimeAsync(4000);
    vi.useRealTimers();
    await fireEvent.click(screen.getByRole('button', { name: 'Call Bob back' }));
    expect(asked).toEqual([{ type: 'call', table: 'bcdfghjkmn', seat: 2 }]);
  });

  it('are not called while nobody waits for them', () => {
    show(pictureWith({ here: false, awaited: false, chosen: true }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('have a while to come back, and are told how long', () => {
    const away = { here: false, awaited: true, chosen: false };
    vi.useFakeTimers();
    show(pictureWith(away, { called_until: Date.now() + 90_000 }));
    vi.useRealTimers();
    expect(screen.getByRole('status').textContent).toMatch(/1:30/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are done without after that: the game ends, or a bot plays on', async () => {
    const away = { here: false, awaited: true, chosen: false };
    const asked = show(pictureWith(away, { called_until: Date.now() - 1 }));
    await fireEvent.click(screen.getByRole('button', { name: 'Let a bot play on' }));
    await fireEvent.click(screen.getByRole('button', { name: 'End the game: you win' }));
    expect(asked).toEqual([
      { type: 'take_out', table: 'bcdfghjkmn', seat: 2, replaced: true },
      { type: 'take_out', table: 'bcdfghjkmn', seat: 2, replaced: false },
    ]);
  });
});
