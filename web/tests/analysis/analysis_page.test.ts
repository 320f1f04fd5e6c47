// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import axe from 'axe-core';
import AnalysisPage from '../../src/analysis/AnalysisPage.svelte';
import { boards } from '../../src/board/boards';
import { Refusal, type Host } from '../../src/host/host';
import { linkTo } from '../../src/analysis/analysis_link';
import { routeOf } from '../../src/page/route';
import { check } from '../../src/protocol/check';
import type { Advice, Analysis, AnalysisAsked, GameDescription } from '../../src/protocol/described';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';
import { duelAdvice, fakeEngine, opening } from './fake_engine';
import gregAnswer from './fixtures/greg-analysis.json';
import raceAdviceAnswer from './fixtures/race-advice.json';
import raceAnswer from './fixtures/race-analysis.json';
import revealedAdviceAnswer from './fixtures/revealed-advice.json';
import revealedAnswer from './fixtures/revealed-analysis.json';

// What a real engine answered.
const raceSeen = check('Analysis', raceAnswer, 'analysis');
const raceAdvice = check('Advice', raceAdviceAnswer, 'advice');
const gregSeen = check('Analysis', gregAnswer, 'analysis');
const revealedSeen = check('Analysis', revealedAnswer, 'analysis');
const revealedAdvice = check('Advice', revealedAdviceAnswer, 'advice');

const games: GameDescription[] = [
  {
    game: 'brave-rats',
    title: 'BraveRats',
    least_seats: 2,
    most_seats: 2,
    options: [{ option: 'variant', values: ['base', 'draft'], default: 'base', only_with: null }],
    crowns: null,
    bots: [],
  },
];

function open(about: string, changes: Partial<Host> = {}) {
  const fake = fakeEngine();
  const page = pageAround({ ...fake.engine, games, ...changes });
  const shown = render(WithPage, { props: { page, component: AnalysisPage, inside: { about } } });
  return { ...fake, ...shown };
}

const moves = () => screen.findByRole('region', { name: 'Moves' });
const steps = async () =>
  within(await moves())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('button')?.title);
const here = async () => (await moves()).querySelector('[aria-current]')?.getAttribute('title');
const pair = (name: RegExp) => screen.findByRole('button', { name });

// jsdom has dialogs but does not open them.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeAll(async () => {
  await Promise.all([boards['brave-rats'](), boards['first-rat']()]);
}, 60_000);
afterEach(() => history.replaceState(null, '', '#/'));

describe('the analysis of a duel', () => {
  it('shows how often perfect play takes every card, and what every pair comes to', async () => {
    open('brave-rats');
    expect(await screen.findByText(/Value 0\.000/)).toBeTruthy();
    const bar = screen.getByRole('img', { name: 'Chances to win: Red: 50%, Blue: 50%' });
    expect(bar).toBeTruthy();
    const spies = screen.getAllByRole('button', { name: /^2 Spy perfect play 22% wins 50%$/ });
    expect(spies.length).toBe(2);
    expect(await pair(/^Red Princess, Blue Prince: 100%$/)).toBeTruthy();
  });

  it('shows values as research has them, for whoever wants them', async () => {
    open('brave-rats');
    await fireEvent.click(await screen.findByLabelText('Values from −1 to 1'));
    expect(await pair(/^Red Princess, Blue Prince: \+1\.000$/)).toBeTruthy();
  });

  it('plays a pair with one click, or both cards one after the other', async () => {
    open('brave-rats');
    await fireEvent.click(await pair(/^Red General, Blue Musician/));
    await waitFor(async () => expect(await here()).toBe('Red plays General, Blue plays Musician.'));
    const [red] = screen.getAllByRole('button', { name: /^7 Prince perfect play/ });
    await fireEvent.click(red!);
    await waitFor(() => expect(red!.getAttribute('aria-pressed')).toBe('true'));
    const [, blue] = screen.getAllByRole('button', { name: /^0 Musician perfect play/ });
    await fireEvent.click(blue!);
    await waitFor(async () => expect(await here()).toBe('Red plays Prince, Blue plays Musician.'));
  });

  it('says where the card of the other side is chosen', async () => {
    open('brave-rats');
    await fireEvent.click(await screen.findByRole('button', { name: /^7, Prince/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Play Prince' }));
    expect(await screen.findByText('Now choose Blue’s card under “Perfect play of both”.')).toBeTruthy();
    expect(screen.queryByText(/Waiting for/)).toBeNull();
  });

  it('goes back and forward with the arrow keys, branches, and deletes a branch', async () => {
    open('brave-rats');
    await fireEvent.click(await pair(/^Red General, Blue Musician/));
    await waitFor(async () => expect(await here()).toContain('General'));
    await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    await waitFor(async () => expect(await here()).toBeNull());
    await fireEvent.click(await pair(/^Red Spy, Blue Spy/));
    await waitFor(async () => expect((await steps()).length).toBe(3));
    await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await waitFor(async () => expect(await here()).toBe('Red plays General, Blue plays Musician.'));
    await fireEvent.click(within(await moves()).getByTitle('Red plays Spy, Blue plays Spy.'));
    await waitFor(async () => expect(await here()).toContain('Spy'));
    await fireEvent.click(screen.getByRole('button', { name: 'Delete from here' }));
    await waitFor(async () => expect(await steps()).toEqual(['Red plays General, Blue plays Musician.']));
  });

  it('is kept in the address, and comes back from there', async () => {
    const { unmount } = open('brave-rats');
    await fireEvent.click(await pair(/^Red General, Blue Musician/));
    await waitFor(() => expect(location.hash).toMatch(/^#\/analyse\/v1\./));
    const before = location.hash;
    await waitFor(() => expect(location.hash.length).toBeGreaterThan(before.length - 1));
    await new Promise((done) => setTimeout(done, 500));
    const about = location.hash.slice('#/analyse/'.length);
    unmount();
    open(about);
    await waitFor(async () => expect(await here()).toBe('Red plays General, Blue plays Musician.'));
  });

  it('says who shows a card first, and what answers the best one', async () => {
    open('brave-rats', {
      analyse: () => Promise.resolve(revealedSeen),
      advise: () => Promise.resolve(revealedAdvice),
    });
    expect(await screen.findByText(/Blue shows first/)).toBeTruthy();
    expect(screen.getByText(/Red answers/)).toBeTruthy();
    const [red] = screen.getAllByRole('button', { name: /^0 Musician/ });
    expect(red).toHaveProperty('disabled', true);
  });

  it('begins at a position that somebody sets up', async () => {
    const { analysed } = open('brave-rats');
    await fireEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    const red = screen.getByLabelText('Red: Prince', { exact: true });
    await fireEvent.change(red, { target: { value: '2' } });
    const text = screen.getByLabelText<HTMLInputElement>('The same as text');
    expect(text.value).toBe('p1-012345677-p2-01234567-w-00-g-00-s-00-h-00');
    await fireEvent.click(screen.getByRole('button', { name: 'Analyse this position' }));
    await waitFor(() => expect(analysed.at(-1)?.record['setup']).toEqual({ position: text.value }));
  });

  it('says that it is thinking as long as nothing is known', async () => {
    open('brave-rats', { advise: () => new Promise(() => {}) });
    expect(await screen.findByText('Thinking …')).toBeTruthy();
    expect(screen.getByText('Thinking …').getAttribute('role')).toBe('status');
  });

  it('says how exact its value is, and what that means', async () => {
    open('brave-rats', { advise: () => Promise.resolve({ ...duelAdvice, gap: 2e-9 } as Advice) });
    const value = await screen.findByText(/Value 0\.000/);
    expect(value.textContent).toMatch(/How far the guarantees of both are apart\s*± 2e-9/);
  });

  it('gives the focus to what is best next when a card that had it is gone', async () => {
    const { engine } = fakeEngine();
    open('brave-rats', {
      advise: async (asked) => {
        const advice = (await engine.advise(asked)) as typeof duelAdvice & { cards: { card: string }[][] };
        const isLeft = ({ card }: { card: string }) => card !== '7' || asked.line?.length === 0;
        return { ...advice, cards: advice.cards.map((cards) => cards.filter(isLeft)) } as Advice;
      },
    });
    for (const card of await screen.findAllByRole('button', { name: /^7 Prince perfect play/ })) {
      card.focus();
      await fireEvent.click(card);
      await waitFor(() => expect(card.isConnected && card.getAttribute('aria-pressed')).not.toBe('false'));
    }
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Perfect play of both'));
  });

  it('leaves the focus alone when nothing that had it is gone', async () => {
    const { about } = routeOf(await linkTo({ record: opening, tree: { line: ['6:0', '7:7'], at: 2 } }));
    open(about);
    await waitFor(async () => expect(await here()).toBe('Red plays Prince, Blue plays Prince.'));
    await screen.findByText(/Value 0\.000/);
    expect(document.activeElement).toBe(document.body);
    await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    await waitFor(async () => expect(await here()).toContain('General'));
    expect(document.activeElement).toBe(document.body);
  });

  it('keeps nobody out', async () => {
    const { container } = open('brave-rats');
    await fireEvent.click(await pair(/^Red General, Blue Musician/));
    await waitFor(async () => expect(await here()).toContain('General'));
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
});

describe('the analysis of a race', () => {
  const race: Partial<Host> = {
    newRecord: () => Promise.resolve(raceSeen.record),
    analyse: () => Promise.resolve(raceSeen),
    advise: () => Promise.resolve(raceAdvice),
  };

  it('names the best turns, draws one of them, and plays it', async () => {
    const asked: unknown[] = [];
    open('first-rat', {
      ...race,
      analyse: (question) => (asked.push(question.line), Promise.resolve(raceSeen)),
    });
    expect(await screen.findByText(/^Best:/)).toBeTruthy();
    expect(document.querySelectorAll('.junkyard .better .way').length).toBeGreaterThan(0);
    const [, second] = screen.getAllByText('Show');
    await fireEvent.click(second!);
    expect(second!.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(screen.getAllByText('Play this turn')[0]!);
    const best = raceAdvice?.game === 'first-rat' ? raceAdvice.hints[0]?.actions : [];
    await waitFor(() => expect(asked.at(-1)).toEqual(best));
  });

  it('lets chance decide, or whoever analyses', async () => {
    const asked: (string[] | undefined)[] = [];
    open('first-rat', {
      ...race,
      analyse: (question) => (asked.push(question.line), Promise.resolve(gregSeen)),
    });
    expect(await screen.findByText('Chance decides')).toBeTruthy();
    expect(screen.queryByText(/^Best:/)).toBeNull();
    const [first] = gregSeen.chance;
    await fireEvent.click(screen.getByText(first!.action.split(' ')[1]!).closest('button')!);
    await waitFor(() => expect(asked.at(-1)).toEqual([first!.action]));
    await fireEvent.click(screen.getByText('Let chance decide'));
    await waitFor(() => expect(asked.at(-1)?.at(-1)).toMatch(/^draw /));
  });
});

describe('the page of analyses', () => {
  it('asks what is to be analysed where the link does not say it', async () => {
    open('');
    await fireEvent.click(await screen.findByRole('button', { name: 'BraveRats' }));
    expect(await screen.findByText(/Value 0\.000/)).toBeTruthy();
  });

  it('opens a pasted record, or a position', async () => {
    const { analysed } = open('');
    const field = await screen.findByLabelText(/^The text of a record/);
    await fireEvent.input(field, { target: { value: 'p1-017-p2-257-w-11-g-00-s-10-h-00 ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Open the text' }));
    await waitFor(() =>
      expect(analysed[0]?.record['setup']).toEqual({ position: 'p1-017-p2-257-w-11-g-00-s-10-h-00' }),
    );
  });

  it('says what is wrong with a record, a position or a link', async () => {
    const refusal = new Refusal('bad_request', 'record.format: expected cheesemoon/1');
    open('', { analyse: () => Promise.reject(refusal) });
    const field = await screen.findByLabelText(/^The text of a record/);
    const openText = async (value: string) => {
      await fireEvent.input(field, { target: { value } });
      await fireEvent.click(screen.getByRole('button', { name: 'Open the text' }));
    };
    await openText('{}');
    expect((await screen.findByRole('alert')).textContent).toContain('expected cheesemoon/1');
    await openText('{}\n{}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('holds several games'));
    await openText('no record');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('That is no record'));
  });

  it('keeps what was pasted, and the focus, until it has begun', async () => {
    let refuse: (refusal: Refusal) => void = () => {};
    const analyse = vi.fn(() => new Promise<Analysis>((_, reject) => (refuse = reject)));
    open('', { analyse });
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/^The text of a record/);
    await fireEvent.input(field, { target: { value: 'p1-01-p2-2' } });
    const button = screen.getByRole('button', { name: 'Open the text' });
    button.focus();
    await fireEvent.click(button);
    await fireEvent.click(button);
    expect(screen.getByText('The board is being set up …')).toBeTruthy();
    refuse(new Refusal('bad_request', 'setup.position: hands of 2 and 1 cards'));
    expect((await screen.findByRole('alert')).textContent).toContain('hands of 2 and 1 cards');
    expect(analyse).toHaveBeenCalledOnce();
    expect(field.isConnected && field.value).toBe('p1-01-p2-2');
    expect(document.activeElement).toBe(button);
  });

  it('keeps a set-up that cannot be, and says there what is wrong with it', async () => {
    const { engine } = fakeEngine();
    open('brave-rats', {
      analyse: (asked) =>
        asked.record['setup'] && 'position' in (asked.record['setup'] as object)
          ? Promise.reject(new Refusal('bad_request', 'setup.position: no such hand'))
          : engine.analyse(asked),
    });
    await fireEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    await fireEvent.change(screen.getByLabelText('Red: Prince', { exact: true }), { target: { value: '2' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Analyse this position' }));
    const dialog = screen.getByRole('dialog', { name: 'Set up' });
    expect((await within(dialog).findByRole('alert')).textContent).toContain('no such hand');
    const text = screen.getByLabelText<HTMLInputElement>('The same as text');
    expect(text.value).toBe('p1-012345677-p2-01234567-w-00-g-00-s-00-h-00');
  });

  it('begins nothing that somebody has closed the dialog of', async () => {
    let answer: () => void = () => {};
    const { engine } = fakeEngine();
    open('brave-rats', {
      newRecord: async () => {
        if (screen.queryByRole('dialog')) await new Promise<void>((go) => (answer = go));
        return engine.newRecord();
      },
    });
    await fireEvent.click(await pair(/^Red General, Blue Musician/));
    await waitFor(async () => expect(await here()).toContain('General'));
    await fireEvent.click(screen.getByRole('button', { name: 'Set up' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    answer();
    await new Promise((done) => setTimeout(done, 20));
    expect(await here()).toContain('General');
  });

  it('can be gone back from to the analysis before', async () => {
    open('brave-rats');
    await fireEvent.click(await pair(/^Red General, Blue Musician/));
    await waitFor(() => expect(location.hash).toMatch(/^#\/analyse\/v1\./));
    await new Promise((done) => setTimeout(done, 500));
    const before = { link: location.hash, entries: history.length };
    await fireEvent.click(screen.getByRole('button', { name: 'Set up' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(location.hash).not.toBe(before.link));
    await fireEvent.click(await pair(/^Red Spy, Blue Spy/));
    await waitFor(async () => expect(await here()).toContain('Spy'));
    await new Promise((done) => setTimeout(done, 500));
    expect(history.length).toBe(before.entries + 1);
    history.back();
    await waitFor(() => expect(location.hash).toBe(before.link));
  });

  it('asks nothing more about a link when it is left', async () => {
    const tree = { line: ['6:0', '7:7', ['1:1'], ['2:2'], ['3:3']], at: 0 };
    const { about } = routeOf(await linkTo({ record: opening, tree }));
    const { engine } = fakeEngine();
    let leave = () => {};
    const analyse = vi.fn((asked: AnalysisAsked) => (leave(), engine.analyse(asked)));
    const { unmount } = open(about, { analyse });
    leave = unmount;
    await waitFor(() => expect(analyse).toHaveBeenCalled());
    await new Promise((done) => setTimeout(done, 20));
    expect(analyse).toHaveBeenCalledOnce();
  });

  it.each(['v1.broken', 'v9.abc', '---'])('says that a link is broken: %s', async (about) => {
    open(about);
    expect((await screen.findByRole('alert')).textContent).toContain('This link is broken');
  });

  it('takes up the game of a table at a moment of its replay', async () => {
    const record = JSON.stringify({
      ...(await fakeEngine().engine.newRecord()),
      actions: ['6:0', '7:7'],
    });
    open('bcdfghjkmn-1-1', { recordOfTable: () => Promise.resolve(record) });
    await waitFor(async () => expect(await here()).toBe('Red plays General, Blue plays Musician.'));
    expect((await steps()).length).toBe(2);
  });
});
