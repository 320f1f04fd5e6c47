// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import axe from 'axe-core';
import { boards } from '../../src/board/boards';
import type { Host } from '../../src/host/host';
import PuzzleDesk from '../../src/puzzles/PuzzleDesk.svelte';
import { check } from '../../src/protocol/check';
import type { Analysis, AnalysisAsked } from '../../src/protocol/described';
import type { DuelPuzzle, Puzzle, RacePuzzle } from '../../src/puzzles/puzzle_book';
import { readStanding } from '../../src/puzzles/standing';
import WithPage from '../WithPage.svelte';
import { fakeEngine, opening } from '../analysis/fake_engine';
import raceAnswer from '../analysis/fixtures/race-analysis.json';
import { pageAround } from '../page_around';

const raceSeen = check('Analysis', raceAnswer, 'analysis');
const position = { number: 7, margin: 0.3, rating: 1200 };
const duel: DuelPuzzle = {
  ...position,
  game: 'brave-rats',
  record: opening,
  line: ['6:0'],
  seat: 2,
  then: [],
  ask: 'play',
  card: '5',
};
const race: RacePuzzle = {
  ...position,
  game: 'first-rat',
  record: raceSeen.record,
  line: ['move a4', 'move a4'],
  best: ['move a5', 'drink'],
};

function open(puzzle: Puzzle, host: Partial<Host>, count = 500) {
  const inside = { puzzle, count, isOfTheDay: false };
  return render(WithPage, { props: { page: pageAround(host), component: PuzzleDesk, inside } });
}

beforeAll(async () => {
  await Promise.all([boards['brave-rats'](), boards['first-rat']()]);
}, 60_000);
beforeEach(() => localStorage.clear());

const verdict = () => screen.getByRole('status').textContent;
const judged = (what: string) => waitFor(() => expect(verdict()).toContain(what));
const standing = (game: Puzzle['game']) => readStanding(localStorage, game);

describe('a puzzle of BraveRats', () => {
  async function choose(card: RegExp, button: string) {
    await fireEvent.click(await screen.findByRole('button', { name: card }));
    await fireEvent.click(screen.getByRole('button', { name: button }));
  }

  it('says that the right card is right, and what it gains', async () => {
    const { engine, advised } = fakeEngine();
    open(duel, engine);
    expect(await screen.findByText('You are Blue. Which card must be played?')).toBeTruthy();
    await choose(/^5, Wizard/, 'Play Wizard');
    await judged('Right!');
    expect(verdict()).toContain('Perfect play always takes the Wizard here.');
    expect(verdict()).toContain('Even with the next best card you would win 15 of 100 games fewer.');
    expect(verdict()).toContain('Your rating: 1220 (+20)');
    expect(advised).toEqual([{ record: opening, line: ['6:0'], then: [] }]);
    expect(standing('brave-rats')).toEqual({ rating: 1220, solved: [7], failed: [] });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Next puzzle'));
  });

  it('says that another one is wrong, and rates no second answer', async () => {
    const { engine } = fakeEngine();
    open(duel, engine);
    await choose(/^7, Prince/, 'Play Prince');
    await judged('Not right.');
    expect(verdict()).toContain('You chose: Prince.');
    expect(verdict()).toContain('Your rating: 1180 (−20)');
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(verdict()).toBe('');
    await choose(/^5, Wizard/, 'Play Wizard');
    await judged('Right!');
    expect(verdict()).toContain('Only the first answer to a puzzle changes your rating.');
    expect(standing('brave-rats')).toEqual({ rating: 1180, solved: [7], failed: [] });
  });

  it('says what somebody has made of it before, and that a rating cannot be kept', async () => {
    localStorage.setItem('cheesemoon.puzzles.v1.brave-rats', '{"rating":1180,"solved":[],"failed":[7]}');
    const { engine } = fakeEngine();
    open(duel, engine);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('not solved');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await choose(/^5, Wizard/, 'Play Wizard');
    expect((await screen.findByRole('alert')).textContent).toContain('your rating is not kept');
    full.mockRestore();
  });

  it('asks for the card that must never be played', async () => {
    const { engine } = fakeEngine();
    open({ ...duel, ask: 'avoid' }, engine);
    expect(await screen.findByText('You are Blue. Which card must never be played?')).toBeTruthy();
    expect(screen.getByText('Choose the card that must never be played')).toBeTruthy();
    await choose(/^5, Wizard/, 'Never play Wizard');
    await judged('Right!');
    expect(verdict()).toContain('Perfect play never takes the Wizard here');
  });

  it('asks the engine with the card that lies open already', async () => {
    const { engine, analysed, advised } = fakeEngine();
    const then = [{ seat: 1, action: 'play 7' }];
    open({ ...duel, then }, engine);
    await choose(/^5, Wizard/, 'Play Wizard');
    await judged('Right!');
    expect(analysed[0]?.then).toEqual(then);
    expect(advised[0]?.then).toEqual(then);
  });

  it('says when all puzzles were seen', async () => {
    const { engine } = fakeEngine();
    open(duel, engine, 1);
    await choose(/^5, Wizard/, 'Play Wizard');
    await judged('You have seen all puzzles.');
  });

  it('says why it cannot be set up', async () => {
    open(duel, { analyse: () => Promise.reject(new Error('no engine')) });
    expect((await screen.findByRole('alert')).textContent).toContain('no engine');
  });

  it('keeps nobody out', async () => {
    const { engine } = fakeEngine();
    const { container } = open(duel, engine);
    await choose(/^7, Prince/, 'Play Prince');
    await judged('Not right.');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
});

describe('a puzzle of First Rat', () => {
  // A turn has two decisions; only rat and drink tell one table from another.
  function analyse({ line = [] }: AnalysisAsked): Promise<Analysis> {
    const [move, second] = line.slice(race.line.length);
    if (!move) return Promise.resolve(raceSeen);
    const steps = [move, ...(second ? [second] : [])].map((text) => ({
      text,
      moves: [{ seat: 1, action: text }],
      events: [],
    }));
    const view = structuredClone(raceSeen.view) as Extract<Analysis['view'], { teams: unknown }>;
    view.teams[0]!.cheese = second === 'drink' ? Number(move.at(-1)) : 0;
    const choices = ['drink', 'collect'].map((action) => ({ action, events: [] }));
    const acting = second ? 2 : 1;
    view.to_act = [acting];
    view.turn = { ...view.turn, phase: second ? 'move' : 'drink' };
    return Promise.resolve({ ...raceSeen, view, steps, choices: [{ seat: acting, choices }] });
  }
  async function decide(...actions: string[]) {
    for (const action of actions) {
      await waitFor(() => expect(document.querySelector(`[data-action="${action}"]`)).not.toBeNull());
      await fireEvent.click(document.querySelector(`[data-action="${action}"]`)!);
      await fireEvent.click(document.querySelector('.confirm')!);
    }
  }

  it('judges the table that a whole turn leads to', async () => {
    open(race, { analyse });
    expect(await screen.findByText('You are Player 1. Find the best turn.')).toBeTruthy();
    await decide('move a5');
    await screen.findByRole('button', { name: 'Take back' });
    expect(verdict()).toBe('');
    await decide('drink');
    await judged('Right!');
    expect(verdict()).toContain('With any other turn you would win at least 30 of 100 games fewer.');
    expect(standing('first-rat')).toEqual({ rating: 1220, solved: [7], failed: [] });
  });

  it('says which turn would have been better', async () => {
    open(race, { analyse });
    await decide('move a6', 'drink');
    await judged('Not right.');
    expect(verdict()).toMatch(/The best turn: Rat a to 5.*Your turn: Rat a to 6/);
    expect(standing('first-rat').failed).toEqual([7]);
  });

  it('counts nothing that was taken back', async () => {
    open(race, { analyse });
    await decide('move a6');
    await fireEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    await decide('move a5', 'drink');
    await judged('Right!');
  });
});
