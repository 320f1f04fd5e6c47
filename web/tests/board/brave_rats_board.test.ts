// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/svelte';
import axe from 'axe-core';
import BraveRatsBoard from '../../src/board/brave-rats/BraveRatsBoard.svelte';
import type { TablePicture } from '../../src/host/table_picture';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';
import {
  allChoices,
  duelPicture,
  duelState,
  duelView,
  musicianAgainstGeneral,
} from '../tables';

function show(picture: TablePicture, hinted = new Map<string, number>()) {
  const done: string[] = [];
  const inside = {
    picture,
    names: ['Ann', 'Bob'],
    busy: false,
    hinted,
    act: (action: string) => done.push(action),
    undo: () => done.push('undo'),
  };
  const props = { page: pageAround(), component: BraveRatsBoard, inside };
  const shown = render(WithPage, { props });
  const update = (changed: TablePicture) =>
    shown.rerender({ ...props, inside: { ...inside, picture: changed } });
  return { done, update, ...shown };
}

const spy = '2, Spy: next round the other side shows its card first';
const general = duelView().players[0]!;

describe('the board of BraveRats', () => {
  it('says on each card how often perfect play takes it, where there is a hint', () => {
    show(duelPicture(), new Map([['play 2', 0.256]]));
    expect(screen.getByRole('button', { name: `${spy}. perfect play: 26%` })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /perfect play/ })).toHaveLength(1);
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
    expect(before.container.querySelector('.fresh')).toBeNull();
    before.unmount();
    const { container, update } = show(duelPicture());
    await update(duelPicture({ steps }));
    expect(container.querySelector('.fresh')).not.toBeNull();
  });

  it('does not reveal a round again when a choice is taken back', async () => {
    const steps = [{ sequence: 2, events: musicianAgainstGeneral }];
    const { container, update } = show(duelPicture());
    await update(duelPicture({ steps }));
    await update(duelPicture({ steps, view: duelView({ chosen: 3 }), choices: [] }));
    await update(duelPicture({ steps }));
    expect(container.querySelector('.fresh')).toBeNull();
  });

  it('asks whoever was spied on to show a card', async () => {
    const players = [general, { ...general, sees_first: true }];
    show(duelPicture({ view: duelView({ players, to_act: [1] }) }));
    await fireEvent.click(screen.getByRole('button', { name: spy }));
    expect(screen.getByText('You were spied on: show a card first')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show Spy' })).toBeTruthy();
  });

  it('shows the card that lies open to whoever has spied', () => {
    const players = [{ ...general, sees_first: true }, general];
    show(duelPicture({ view: duelView({ players, shown: 4, to_act: [1] }) }));
    expect(screen.getByText('You have seen it: Ambassador. Your answer?')).toBeTruthy();
    expect(screen.getByRole('img', { name: /^Bob: 4, Ambassador/ })).toBeTruthy();
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
