// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import type { Host } from '../../src/host/host';
import type { TablePicture } from '../../src/host/table_picture';
import FirstGame from '../../src/learn/FirstGame.svelte';
import { decisionsOf, firstHint, isFirstGame } from '../../src/learn/first_game';
import { keepKnown, readKnown } from '../../src/learn/known_things';
import { keepLessonTable } from '../../src/learn/lesson_tables';
import { keepProgress } from '../../src/learn/progress';
import type { Table } from '../../src/protocol/described';
import WithPage from '../WithPage.svelte';
import { recordedGames } from '../fixtures/learn/recorded_games';
import { pageAround } from '../page_around';

const { firstRat, duelWithRoundsOnTheTable } = recordedGames;
const nothing = new Set<string>();
const over = (id: string, game: Table['game'], kind: 'finished' | 'closed' = 'finished') =>
  ({ id, game, status: 'over', table: { ending: { kind } } }) as Table;

function open(picture: TablePicture, tables: Table[] = []) {
  const host: Partial<Host> = { ownTables: () => Promise.resolve(tables) };
  const page = pageAround(host);
  const inside = { picture };
  const { rerender } = render(WithPage, { props: { page, component: FirstGame, inside } });
  return { page, show: (next: TablePicture) => rerender({ inside: { picture: next } }) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const said = () => document.querySelector('.in-passing p')?.textContent ?? null;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('hints in passing', () => {
  it('say nothing of how to begin', () => {
    expect(firstHint(firstRat[0]!, nothing)).toBeNull();
    expect(firstHint(duelWithRoundsOnTheTable[0]!, nothing)).toBeNull();
  });

  it('explain what comes up for the first time', () => {
    const names = (pictures: TablePicture[]) =>
      pictures.map((picture) => firstHint(picture, nothing)?.name ?? null);
    expect(names(firstRat)).toContain('shop');
    expect(names(duelWithRoundsOnTheTable)).toContain('undecided');
  });

  it('count what was decided in the open', () => {
    expect(decisionsOf(firstRat[0]!)).toBe(0);
    expect(decisionsOf(firstRat[1]!)).toBeGreaterThan(0);
    expect(duelWithRoundsOnTheTable.map(decisionsOf)[1]).toBe(1);
  });

  it('are for a first game, which lessons are none of', () => {
    expect(isFirstGame([], 'first-rat', nothing)).toBe(true);
    expect(isFirstGame([over('a', 'brave-rats')], 'first-rat', nothing)).toBe(true);
    expect(isFirstGame([over('a', 'first-rat')], 'first-rat', nothing)).toBe(false);
    expect(isFirstGame([over('a', 'first-rat')], 'first-rat', new Set(['a']))).toBe(true);
    expect(isFirstGame([over('a', 'first-rat', 'closed')], 'first-rat', nothing)).toBe(true);
  });
});

describe('somebody in a first game', () => {
  const held = duelWithRoundsOnTheTable[1]!;

  it('is told one thing at a time, until it is put away', async () => {
    open(held);
    await screen.findByText(/The Musician plays/);
    await fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(said()).toBeNull();
    expect(readKnown(localStorage, 'brave-rats')).toEqual(['musician']);
  });

  it('is told no more of it after the next decision', async () => {
    const { show } = open(held);
    await screen.findByText(/The Musician plays/);
    await show(duelWithRoundsOnTheTable[2]!);
    expect(readKnown(localStorage, 'brave-rats')).toEqual(['musician']);
    expect(said()).not.toMatch(/The Musician plays/);
  });

  it('hears nothing that was said in a lesson', async () => {
    keepProgress(localStorage, 'brave-rats', { table: 'bcdfghjkmn', seen: ['musician'] });
    open(held);
    await screen.findByText(/the round stays on the table/);
    expect(said()).not.toMatch(/The Musician plays/);
  });

  it('can switch them off', async () => {
    const { page } = open(held);
    await fireEvent.click(await screen.findByRole('button', { name: 'No more explanations' }));
    expect(page.settings.explains).toBe(false);
  });

  it('has not played who has only finished lessons', async () => {
    keepLessonTable(localStorage, 'a');
    keepLessonTable(localStorage, 'b');
    open(held, [over('a', 'brave-rats'), over('b', 'brave-rats')]);
    await screen.findByText(/The Musician plays/);
  });

  it('who has played before is not bothered', async () => {
    open(held, [over('a', 'brave-rats')]);
    await settled();
    expect(said()).toBeNull();
  });
});

describe('what somebody knows', () => {
  it('is kept for each game of its own', () => {
    keepKnown(localStorage, 'brave-rats', new Set(['general']));
    expect(readKnown(localStorage, 'brave-rats')).toEqual(['general']);
    expect(readKnown(localStorage, 'first-rat')).toEqual([]);
  });

  it.each(['no json', '{}', '[7]', 'null'])('is nothing where %s is kept', (kept) => {
    localStorage.setItem('cheesemoon.known.brave-rats', kept);
    expect(readKnown(localStorage, 'brave-rats')).toEqual([]);
  });
});
