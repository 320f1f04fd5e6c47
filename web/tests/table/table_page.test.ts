// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { boards } from '../../src/board/boards';
import { revealTime } from '../../src/board/brave-rats/reveal.svelte';
import { Refusal, type Host } from '../../src/host/host';
import type { TablePicture } from '../../src/host/table_picture';
import type { Step } from '../../src/protocol/described';
import type { Request } from '../../src/protocol/messages';
import TablePage from '../../src/table/TablePage.svelte';
import WithPage from '../WithPage.svelte';
import { fixtures } from '../fixtures/first_rat_fixtures';
import { pageAround } from '../page_around';
import { duelHint } from '../study/answers';
import { ann, duelPicture, duelState, duelView, musicianAgainstGeneral } from '../tables';

// A host with one table, which tells what the test wants it to.
function hostWith(first: TablePicture) {
  const asked: Request[] = [];
  const tellers = new Map<number | null, (picture: TablePicture) => void>();
  const known = new Map<number | null, TablePicture>();
  let refusal: Refusal | null = null;
  const host: Partial<Host> = {
    person: () => Promise.resolve(ann),
    showTable: () => Promise.resolve(first.state),
    ownTables: () => Promise.resolve([]),
    watch(_table, seat, tell) {
      tellers.set(seat, tell);
      tell(known.get(seat) ?? { ...first, seat });
      return () => tellers.delete(seat);
    },
    ask(request) {
      asked.push(request);
      return refusal ? Promise.reject(refusal) : Promise.resolve();
    },
    rematch: () => Promise.resolve('nextnextne'),
    publicAddress: () => Promise.resolve('http://cellar.example:8080'),
  };
  return {
    host,
    asked,
    watched: () => [...tellers.keys()],
    tell(picture: TablePicture) {
      known.set(picture.seat, picture);
      tellers.get(picture.seat)?.(picture);
    },
    refuse: (reason: string) => (refusal = new Refusal(reason, 'in English')),
  };
}

function open(around: ReturnType<typeof hostWith>) {
  const inside = { about: 'bcdfghjkmn' };
  return render(WithPage, { props: { page: pageAround(around.host), component: TablePage, inside } });
}

// What is loaded when it is needed takes its time; no test shall wait for it.
beforeAll(async () => {
  await Promise.all([boards['brave-rats'](), boards['first-rat'](), import('../../src/study/Coach.svelte')]);
}, 60_000);

beforeAll(() => {
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('the page of a table', () => {
  it('sends what was chosen, with what it was chosen from', async () => {
    const around = hostWith(duelPicture({ sequence: 5 }));
    open(around);
    await fireEvent.click(await screen.findByRole('button', { name: /^2, Spy/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Play Spy' }));
    expect(around.asked).toEqual([{ type: 'act', table: 'bcdfghjkmn', seat: 1, action: 'play 2', at: 5 }]);
  });

  it('says in words why something was refused', async () => {
    const around = hostWith(duelPicture());
    around.refuse('outdated');
    open(around);
    await fireEvent.click(await screen.findByRole('button', { name: /^2, Spy/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Play Spy' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Something has happened since. Look again and choose again.',
    );
  });

  it('announces what happens, and not what happened before', async () => {
    const before = [{ sequence: 1, events: musicianAgainstGeneral }];
    const around = hostWith(duelPicture({ steps: before }));
    open(around);
    await screen.findByRole('button', { name: /^2, Spy/ });
    const announcer = screen.getAllByRole('log')[0]!;
    expect(announcer.textContent).toBe('');
    const shown = { sequence: 2, events: [{ kind: 'card_shown' as const, seat: 2, card: 4 }] };
    around.tell(duelPicture({ sequence: 2, steps: [...before, shown] }));
    await waitFor(() => expect(announcer.textContent).toContain('shows the Ambassador.'));
  });

  it('tells nothing of a round before its cards have turned', async () => {
    const around = hostWith(duelPicture());
    open(around);
    await screen.findByRole('button', { name: /^2, Spy/ });
    const view = duelView({ phase: 'over', to_act: [], result: { winner: 1 } });
    const state = duelState({ status: 'over', ending: { kind: 'finished', places: [1, 2] } });
    const won = { kind: 'game_over' as const, winner: 1 };
    const steps = [{ sequence: 2, events: [...musicianAgainstGeneral, won] }];
    vi.useFakeTimers();
    around.tell(duelPicture({ sequence: 2, state, view, steps, choices: [] }));
    await vi.advanceTimersByTimeAsync(revealTime / 2);
    expect(screen.queryByText(/plays General/)).toBeNull();
    expect(screen.queryByText('You win!')).toBeNull();
    await vi.advanceTimersByTimeAsync(revealTime / 2);
    vi.useRealTimers();
    expect(screen.getAllByText(/plays General/)).toHaveLength(2);
    expect(screen.getByText('You win!')).toBeTruthy();
  });

  it('tells of the turns of others no sooner than the board shows them, but what they say at once', async () => {
    const { board, view, steps, choices } = fixtures['two-seats-middle']!;
    const made_with = { ...duelState().made_with, game: 'first-rat' as const, options: board.options };
    const bob = { kind: 'person' as const, person: 'bob', name: 'Bob', gone: null, offers_end: false };
    const state = duelState({ made_with, seats: [duelState().seats[0]!, bob] });
    const sequence = steps.at(-1)!.sequence;
    const race = duelPicture({ sequence, state, board, view, steps, choices });
    const around = hostWith(race);
    const { container } = open(around);
    await screen.findByText('What happened');
    const walk = (after: number, from: number, to: number): Step => ({
      sequence: sequence + after,
      events: [{ kind: 'rat_moved', seat: 2, rat: 'b', from, to }],
      view,
    });
    const log = () => container.querySelector('.log')!.textContent;
    const announced = () => screen.getAllByRole('log')[0]!.textContent;

    vi.useFakeTimers();
    around.tell({
      ...race,
      sequence: sequence + 2,
      steps: [...steps, walk(1, 0, 2), walk(2, 2, 5)],
      chat: [{ time: 1, person: 'bob', name: 'Bob', text: 'hello' }],
    });
    await vi.advanceTimersByTimeAsync(0);
    for (const told of [log, announced]) {
      expect(told()).toContain('rat b goes from Start to 2');
      expect(told()).not.toContain('rat b goes from 2 to 5');
    }
    expect(screen.getByText('hello')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    for (const told of [log, announced]) expect(told()).toContain('rat b goes from 2 to 5');
  });

  it('gives up only after asking', async () => {
    const around = hostWith(duelPicture());
    open(around);
    await fireEvent.click(await screen.findByRole('button', { name: 'Give up' }));
    expect(around.asked).toEqual([]);
    const final = screen.getByRole('button', { name: 'Yes, give up' });
    // What cannot be taken back does not shine like what one is to press.
    expect([...final.classList]).not.toContain('primary');
    await fireEvent.click(final);
    expect(around.asked).toEqual([{ type: 'resign', table: 'bcdfghjkmn', seat: 1 }]);
  });

  it('says who has won, and leads to another game', async () => {
    const ending = { kind: 'finished' as const, places: [1, 2] };
    const view = duelView({ phase: 'over', to_act: [], result: { winner: 1 } });
    const state = duelState({ status: 'over', ending });
    open(hostWith(duelPicture({ state, view, choices: [] })));
    expect(await screen.findByText('You win!')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
    await waitFor(() => expect(location.hash).toBe('#/table/nextnextne'));
  });

  it('leads from its end to a replay and to a review', async () => {
    const ending = { kind: 'finished' as const, places: [1, 2] };
    const view = duelView({ phase: 'over', to_act: [], result: { winner: 1 } });
    const state = duelState({ status: 'over', ending });
    open(hostWith(duelPicture({ state, view, choices: [] })));
    const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await screen.findByText('You win!');
    expect(linkOf('Replay')).toBe('#/replay/bcdfghjkmn');
    expect(linkOf('Review')).toBe('#/review/bcdfghjkmn');
  });

  it('has a coach for whoever plays with bots alone', async () => {
    const around = hostWith(duelPicture());
    around.host.hint = () => Promise.resolve(duelHint);
    open(around);
    await fireEvent.click(await screen.findByRole('button', { name: 'Hint' }));
    expect(await screen.findByRole('button', { name: /^3, Assassin.*perfect play: 27%/ })).toBeTruthy();
  });

  it.each([
    ['with other people', { seats: [duelState().seats[0]!, { ...duelState().seats[0]!, person: 'bob' }] }],
    ['for rating', { made_with: { ...duelState().made_with, rated: true } }],
  ])('has no coach for whoever plays %s', async (_, changes) => {
    open(hostWith(duelPicture({ state: duelState(changes) })));
    await screen.findByRole('button', { name: /^2, Spy/ });
    await tick();
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  });

  it('leads from one game of a match to the next', async () => {
    const view = duelView({ phase: 'over', to_act: [], result: { winner: 2 } });
    const state = duelState({ crowns: { to_win: 2, won: [0, 1] } });
    const around = hostWith(duelPicture({ state, view, choices: [] }));
    open(around);
    await fireEvent.click(await screen.findByRole('button', { name: 'Next game of the match' }));
    expect(around.asked).toEqual([{ type: 'next_game', table: 'bcdfghjkmn' }]);
  });

  it('lets somebody sit down who has followed a link', async () => {
    const [, bot] = duelState().seats;
    const free = { kind: 'open' as const, gone: null, offers_end: false };
    const state = duelState({ status: 'open', maker: 'bob', seats: [bot!, free] });
    const around = hostWith(duelPicture({ state, view: null, board: null, choices: [] }));
    open(around);
    await fireEvent.click(await screen.findByRole('button', { name: 'Sit down here' }));
    expect(around.asked).toEqual([{ type: 'sit', table: 'bcdfghjkmn', seat: 2 }]);
    expect(around.watched()).toEqual([null]);
  });

  it('invites to the address that others can reach', async () => {
    const free = { kind: 'open' as const, gone: null, offers_end: false };
    const state = duelState({ status: 'open', seats: [duelState().seats[0]!, free] });
    open(hostWith(duelPicture({ state, view: null, board: null, choices: [] })));
    const link = 'http://cellar.example:8080/#/table/bcdfghjkmn';
    expect(await screen.findByDisplayValue(link)).toBeTruthy();
  });

  it('hides hands from whoever shares the device until he says who he is', async () => {
    const [seat] = duelState().seats;
    const state = duelState({ seats: [seat!, seat!] });
    const around = hostWith(duelPicture({ state }));
    around.tell(duelPicture({ state, seat: null, choices: [] }));
    open(around);
    const ready = await screen.findByRole('button', { name: 'I am Ann 1 and nobody else is looking' });
    expect(screen.queryByRole('button', { name: /^2, Spy/ })).toBeNull();
    await fireEvent.click(ready);
    expect(screen.getByRole('button', { name: /^2, Spy/ })).toBeTruthy();
  });

  it('says aloud what all see, to those who share a device', async () => {
    const [seat] = duelState().seats;
    const state = duelState({ seats: [seat!, seat!] });
    const around = hostWith(duelPicture({ state, sequence: 9 }));
    const common = { state, seat: null, choices: [] };
    around.tell(duelPicture({ ...common, sequence: 1 }));
    open(around);
    await fireEvent.click(
      await screen.findByRole('button', { name: 'I am Ann 1 and nobody else is looking' }),
    );
    await fireEvent.click(screen.getByRole('button', { name: /^2, Spy/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Play Spy' }));
    around.tell(
      duelPicture({ ...common, sequence: 2, steps: [{ sequence: 2, events: musicianAgainstGeneral }] }),
    );
    const announcer = screen.getAllByRole('log')[0]!;
    await waitFor(() => expect(announcer.textContent).toContain('plays General'));
  });

  it.each(['unreachable', 'busy', 'not_readable'])('tries again while the answer is %s', async (reason) => {
    vi.useFakeTimers();
    const around = hostWith(duelPicture());
    const show = around.host.showTable!;
    let tries = 0;
    around.host.showTable = (table) => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Refusal(reason, '-')) : show(table);
    };
    open(around);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(tries).toBe(3);
    expect(await screen.findByRole('button', { name: /^2, Spy/ })).toBeTruthy();
  });

  it('says that there is no such table', async () => {
    const around = hostWith(duelPicture());
    around.host.showTable = () => Promise.reject(new Refusal('no_such_table', '-'));
    open(around);
    expect(await screen.findByText('This table does not exist, or not any more.')).toBeTruthy();
  });

  it('names who gave up', async () => {
    const seats = duelState().seats.map((seat, index) =>
      index === 0 ? { ...seat, gone: 'resigned' as const } : seat,
    );
    const state = duelState({ status: 'over', seats, ending: { kind: 'resigned', places: [2, 1] } });
    open(hostWith(duelPicture({ state, choices: [] })));
    expect(await screen.findByText('Ann gave up.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^2, Spy/ })).toBeNull();
  });

  it('calls whoever looks elsewhere by its title when it is his turn', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const around = hostWith(duelPicture());
    open(around);
    await waitFor(() => expect(document.title).toMatch(/^\(1\) Your turn!/));
    around.tell(duelPicture({ choices: [] }));
    await waitFor(() => expect(document.title).toBe('BraveRats · Cheesemoon'));
    hidden.mockRestore();
  });

  it('counts lines of chat that were not read, and shows them at a click', async () => {
    const bob = { kind: 'person' as const, person: 'bob', name: 'Bob', gone: null, offers_end: false };
    const state = duelState({ seats: [duelState().seats[0]!, bob] });
    const around = hostWith(duelPicture({ state }));
    open(around);
    const line = (text: string, person: string) => ({ time: 1, person, name: person, text });
    await screen.findByText('Nobody has said anything yet.');
    around.tell(duelPicture({ state, chat: [line('hello', 'bob'), line('hi', ann.id)] }));
    // Wide windows show the chat anyway, and hide the button.
    await fireEvent.click(await screen.findByLabelText('Chat: 1 new message'));
    await waitFor(() => expect(screen.queryByLabelText('Chat: 1 new message')).toBeNull());
    expect(screen.getAllByText('hello')).toHaveLength(2);
  });
});
