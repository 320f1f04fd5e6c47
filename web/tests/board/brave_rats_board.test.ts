// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/svelte';
import axe from 'axe-core';
import BraveRatsBoard from '../../src/board/brave-rats/BraveRatsBoard.svelte';
import { revealTime } from '../../src/board/brave-rats/reveal.svelte';
import type { TablePicture } from '../../src/host/table_picture';
import type { Step } from '../../src/protocol/described';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';
import {
  allChoices,
  duelPicture,
  duelState,
  duelView,
  musicianAgainstGeneral,
  raisedSpyBeatsPrincess,
} from '../tables';

function show(picture: TablePicture, hinted = new Map<string, number>()) {
  const done: string[] = [];
  let isRevealing = false;
  let wasEnded = false;
  const inside = {
    picture,
    names: ['Ann', 'Bob'],
    busy: false,
    hinted,
    act: (action: string) => done.push(action),
    undo: () => done.push('undo'),
    reveals: (steps: Step[] | null) => (isRevealing = steps !== null),
    ended: () => (wasEnded = true),
  };
  const props = { page: pageAround(), component: BraveRatsBoard, inside };
  const shown = render(WithPage, { props });
  const update = (changed: TablePicture) =>
    shown.rerender({ ...props, inside: { ...inside, picture: changed } });
  return { done, update, isRevealing: () => isRevealing, wasEnded: () => wasEnded, ...shown };
}

const spy = '2, Spy: next round the other side shows its card first';
const general = duelView().players[0]!;
const wonByAnn = { kind: 'game_over' as const, winner: 1 };

describe('the board of BraveRats', () => {
  it('says on each card how often perfect play takes it, where there is a hint', () => {
    show(
      duelPicture(),
      new Map([
        ['play 2', 0.256],
        ['play 9', 0.744],
      ]),
    );
    expect(screen.getByRole('button', { name: `${spy}. perfect play: 26%` })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /perfect play/ })).toHaveLength(1);
  });

  it('says what lies on the table of a position that was set up', () => {
    const [own, other] = [
      { ...general, on_table: 2 },
      { ...general, on_table: 1 },
    ];
    show(duelPicture({ view: duelView({ players: [own, other] }) }));
    expect(screen.getByText(/Whoever wins next takes these as well: Ann 2, Bob 1/)).toBeTruthy();
  });

  it('offers every card as a button that says what it does', () => {
    show(duelPicture());
    expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(8);
    expect(screen.getByRole('button', { name: spy })).toBeTruthy();
  });

  it('plays a card when it was chosen and confirmed, not before', async () => {
    const { done } = show(duelPicture());
    await fireEvent.click(screen.getByRole('button', { name: spy }));
    expect(done).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Play Spy' }));
    expect(done).toEqual(['play 2']);
  });

  it('lets somebody change his mind', async () => {
    const { done } = show(duelPicture());
    await fireEvent.click(screen.getByRole('button', { name: spy }));
    await fireEvent.click(screen.getByRole('button', { name: /^7, Prince/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Play Prince' }));
    expect(done).toEqual(['play 7']);
  });

  it('offers only what is legal', () => {
    show(duelPicture({ choices: allChoices.slice(0, 2) }));
    expect(screen.getByRole('button', { name: spy })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: /^1, Princess/ })).toHaveProperty('disabled', false);
  });

  it('lets a choice that waits be taken back', async () => {
    const view = duelView({ chosen: 6, to_act: [2] });
    const { done } = show(duelPicture({ view, choices: [], canUndo: true }));
    expect(screen.getByText('You have chosen: General.')).toBeTruthy();
    expect(screen.getByText('Waiting for Bob …')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
    expect(done).toEqual(['undo']);
  });

  it('says why a round ended as it did, and what lies on the table', () => {
    const players = [
      { ...general, hand: '01234567', on_table: 1, bonus: true },
      { ...general, on_table: 1 },
    ];
    const steps = [{ sequence: 2, events: musicianAgainstGeneral }];
    show(duelPicture({ view: duelView({ players }), steps }));
    expect(screen.getByText('The Musician leaves the round undecided.')).toBeTruthy();
    expect(screen.getByText(/Whoever wins next takes these as well: Ann 1, Bob 1/)).toBeTruthy();
    expect(screen.getByText('+2 this round')).toBeTruthy();
  });

  it('reveals a round that is played now, but not one that was there before', async () => {
    const steps = [{ sequence: 2, events: musicianAgainstGeneral }];
    const before = show(duelPicture({ steps }));
    expect(before.isRevealing()).toBe(false);
    before.unmount();
    const { isRevealing, update } = show(duelPicture());
    await update(duelPicture({ steps }));
    expect(isRevealing()).toBe(true);
  });

  it('tells nothing of a round before its cards have turned, whatever has happened since', async () => {
    vi.useFakeTimers();
    const { update, isRevealing } = show(duelPicture());
    // The Spy has won, so the other one has shown his next card already.
    const players = [
      { ...general, hand: '0134567', won: 1, sees_first: true },
      { ...general, hand: '0234567' },
    ];
    const view = duelView({ players, shown: 4, to_act: [1] });
    const steps = [
      { sequence: 2, events: raisedSpyBeatsPrincess },
      { sequence: 3, events: [{ kind: 'card_shown' as const, seat: 2, card: 4 }] },
    ];
    await update(duelPicture({ steps, view }));
    expect(isRevealing()).toBe(true);
    expect(screen.queryByRole('region', { name: 'Rounds so far' })).toBeNull();
    expect(screen.getByRole('img', { name: 'Ann has won 0 of 4 rounds' })).toBeTruthy();
    expect(screen.getByText(/^Still in hand: Musician, Princess/)).toBeTruthy();
    expect(screen.queryByText(/Spy/, { selector: '.words *' })).toBeNull();
    expect(screen.queryByText('sees first')).toBeNull();
    expect(screen.queryByText(/Your answer\?/)).toBeNull();
    expect(screen.getByRole('img', { name: /^Bob: 1, Princess/ })).toBeTruthy();
    await vi.advanceTimersByTimeAsync(revealTime);
    expect(isRevealing()).toBe(false);
    expect(screen.getByRole('region', { name: 'Rounds so far' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Ann has won 1 of 4 rounds' })).toBeTruthy();
    expect(screen.getByText('You have seen it: Ambassador. Your answer?')).toBeTruthy();
    vi.useRealTimers();
  });

  it('has shown the end when the last cards have turned', async () => {
    vi.useFakeTimers();
    const { update, wasEnded } = show(duelPicture());
    const view = duelView({ phase: 'over', to_act: [], result: { winner: 1 } });
    const steps = [{ sequence: 2, events: [...raisedSpyBeatsPrincess.slice(0, 1), wonByAnn] }];
    await update(duelPicture({ steps, view, choices: [] }));
    expect(wasEnded()).toBe(false);
    await vi.advanceTimersByTimeAsync(revealTime);
    expect(wasEnded()).toBe(true);
    vi.useRealTimers();
  });

  it('crowns whoever has won, until somebody has seen enough', async () => {
    vi.useFakeTimers();
    const { update } = show(duelPicture());
    const steps = [{ sequence: 2, events: [...raisedSpyBeatsPrincess.slice(0, 1), wonByAnn] }];
    const view = duelView({ phase: 'over', to_act: [], result: { winner: 1 } });
    await update(duelPicture({ steps, view, choices: [] }));
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    await vi.advanceTimersByTimeAsync(revealTime);
    expect(screen.getByText('Ann wins the game.', { selector: '.coronation p' })).toBeTruthy();
    // Escape closes a dialog first, and only that.
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    await fireEvent.keyDown(window, { key: 'Escape' });
    dialog.remove();
    await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    vi.useRealTimers();
  });

  it('crowns the true king of a match', async () => {
    vi.useFakeTimers();
    const { update } = show(duelPicture({ state: duelState({ crowns: { to_win: 3, won: [2, 0] } }) }));
    const steps = [{ sequence: 2, events: [...raisedSpyBeatsPrincess.slice(0, 1), wonByAnn] }];
    const view = duelView({ phase: 'over', to_act: [], result: { winner: 1 } });
    const state = duelState({ crowns: { to_win: 3, won: [3, 0] } });
    await update(duelPicture({ steps, view, state, choices: [] }));
    expect(screen.getByRole('img', { name: 'Ann has 2 of 3 crowns' })).toBeTruthy();
    await vi.advanceTimersByTimeAsync(revealTime);
    expect(screen.getByText('Ann is the true king of the rats!')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(6000);
    expect(screen.queryByText('Ann is the true king of the rats!')).toBeNull();
    vi.useRealTimers();
  });

  it('crowns nobody in a game that is opened later', () => {
    const steps = [{ sequence: 2, events: [...raisedSpyBeatsPrincess.slice(0, 1), wonByAnn] }];
    const view = duelView({ phase: 'over', to_act: [], result: { winner: 1 } });
    show(duelPicture({ steps, view, choices: [] }));
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  });

  it('does not wait where things must not move', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { isRevealing, update } = show(duelPicture());
    await update(duelPicture({ steps: [{ sequence: 2, events: musicianAgainstGeneral }] }));
    expect(isRevealing()).toBe(false);
    expect(screen.getByRole('region', { name: 'Rounds so far' })).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('does not reveal a round again when a choice is taken back', async () => {
    vi.useFakeTimers();
    const steps = [{ sequence: 2, events: musicianAgainstGeneral }];
    const { isRevealing, update } = show(duelPicture());
    await update(duelPicture({ steps }));
    await vi.advanceTimersByTimeAsync(revealTime);
    await update(duelPicture({ steps, view: duelView({ chosen: 3 }), choices: [] }));
    await update(duelPicture({ steps }));
    expect(isRevealing()).toBe(false);
    vi.useRealTimers();
  });

  it('asks whoever was spied on to show a card', async () => {
    const players = [general, { ...general, sees_first: true }];
    show(duelPicture({ view: duelView({ players, to_act: [1] }) }));
    expect(screen.getByText('You were spied on: show a card first')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: spy }));
    expect(screen.getByRole('button', { name: 'Show Spy' })).toBeTruthy();
  });

  it('shows the card that lies open to whoever has spied', () => {
    const players = [{ ...general, sees_first: true }, general];
    show(duelPicture({ view: duelView({ players, shown: 4, to_act: [1] }) }));
    expect(screen.getByText('You have seen it: Ambassador. Your answer?')).toBeTruthy();
    expect(screen.getByRole('img', { name: /^Bob: 4, Ambassador/ })).toBeTruthy();
  });

  it('has a card face down for whoever has chosen, and tells no more of it', async () => {
    const seat = { here: true, awaited: true, chosen: false };
    const presence = (chosen: boolean) => ({
      type: 'presence' as const,
      table: 'bcdfghjkmn',
      seats: [seat, { ...seat, chosen }],
      watching: 0,
    });
    const { update } = show(duelPicture({ presence: presence(false) }));
    expect(screen.getByRole('img', { name: 'Bob: no card yet' })).toBeTruthy();
    await update(duelPicture({ presence: presence(true) }));
    expect(screen.getByRole('img', { name: 'Bob: a card lies face down' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Ann: no card yet' })).toBeTruthy();
  });

  it('lets a hand be picked in a draft', async () => {
    const draft = { drawer: 2, kept: 1, batch: '146' };
    const players = [
      { ...general, hand: '' },
      { ...general, hand: '', hidden: 1 },
    ];
    const choices = [1, 4, 6].map((card) => ({ action: `pick ${card}`, card }));
    const view = duelView({ phase: 'draft', to_act: [1], players, draft });
    const { done } = show(duelPicture({ view, choices }));
    await fireEvent.click(screen.getByRole('button', { name: /^4, Ambassador/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Keep Ambassador' }));
    expect(done).toEqual(['pick 4']);
  });

  it('counts rounds and crowns in words', () => {
    const state = duelState({ crowns: { to_win: 3, won: [0, 2] } });
    const players = [{ ...general, won: 3 }, general];
    show(duelPicture({ state, view: duelView({ players }) }));
    expect(screen.getByRole('img', { name: 'Ann has won 3 of 4 rounds' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Bob has 2 of 3 crowns' })).toBeTruthy();
  });

  it('offers nothing to a spectator', () => {
    show(duelPicture({ seat: null, choices: [] }));
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('has no fault that a program can find', async () => {
    const steps = [{ sequence: 2, events: musicianAgainstGeneral }];
    const { container } = show(duelPicture({ steps }));
    // Colours are not drawn here, and a board is no whole page.
    const off = { enabled: false };
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': off, region: off },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
