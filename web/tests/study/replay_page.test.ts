// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import axe from 'axe-core';
import { boards } from '../../src/board/boards';
import { Refusal, type Host } from '../../src/host/host';
import type { Review } from '../../src/protocol/described';
import ReplayPage from '../../src/study/ReplayPage.svelte';
import ReviewPage from '../../src/study/ReviewPage.svelte';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';
import { duelState } from '../tables';
import { duelReplay, duelReview, raceReplay, raceReview } from './answers';

const host: Partial<Host> = {
  isOnDevice: () => false,
  showTable: () => Promise.resolve(duelState({ status: 'over' })),
  replayOfTable: () => Promise.resolve(duelReplay),
  reviewOfTable: () => Promise.resolve(duelReview),
};

function open(component: typeof ReplayPage, about: string, changes: Partial<Host> = {}) {
  const page = pageAround({ ...host, ...changes });
  return render(WithPage, { props: { page, component, inside: { about } } });
}

const slider = () => screen.findByRole('slider', { name: 'Where in the game' });
const step = async () => (await slider()).getAttribute('aria-valuetext');

async function openFile(content: string) {
  const picker = document.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(picker, 'files', { value: [{ text: () => Promise.resolve(content) }] });
  await fireEvent.change(picker);
}

// jsdom lays nothing out: nothing changes its size, and no medium is asked for.
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
// Boards are loaded when they are needed, which takes its time; no test shall wait for it.
beforeAll(async () => {
  await Promise.all([boards['brave-rats'](), boards['first-rat']()]);
}, 60_000);
afterEach(() => history.replaceState(null, '', '#/'));

describe('the page of a replay', () => {
  it('begins at the moment that the link names', async () => {
    open(ReplayPage, 'bcdfghjkmn-1-3');
    expect(await step()).toBe('Step 3 of 6');
  });

  it('goes through the game with buttons and with the arrow keys', async () => {
    open(ReplayPage, 'bcdfghjkmn');
    await slider();
    await fireEvent.click(screen.getByRole('button', { name: 'Forward' }));
    expect(await step()).toBe('Step 1 of 6');
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(await step()).toBe('Step 2 of 6');
    await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(await step()).toBe('Step 1 of 6');
    // A key that something on the board has answered is not answered twice.
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(await step()).toBe('Step 1 of 6');
    await fireEvent.click(screen.getByRole('button', { name: 'To the end' }));
    expect(await step()).toBe('Step 6 of 6');
    expect(screen.getByRole('button', { name: 'Forward' })).toHaveProperty('disabled', true);
  });

  it('tells what happened up to there, and keeps the moment in the address', async () => {
    open(ReplayPage, 'bcdfghjkmn');
    await slider();
    await fireEvent.click(screen.getByRole('button', { name: 'Forward' }));
    expect((await screen.findAllByText(/Ann plays Wizard, Dabbler plays General/)).length).toBe(2);
    await waitFor(() => expect(location.hash).toBe('#/replay/bcdfghjkmn-1-1'));
  });

  it('plays by itself until the end', async () => {
    vi.useFakeTimers();
    try {
      open(ReplayPage, 'bcdfghjkmn-1-4');
      await vi.advanceTimersByTimeAsync(1);
      await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Step 6 of 6');
      expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('says that a game is not over yet', async () => {
    open(ReplayPage, 'bcdfghjkmn', { replayOfTable: () => Promise.reject(new Refusal('not_over', '-')) });
    expect((await screen.findByRole('alert')).textContent).toContain('This game is not over yet.');
  });

  it('opens a record, and has it reviewed', async () => {
    const sent: string[] = [];
    open(ReplayPage, '', {
      replayOfRecord: (record) => (sent.push(record), Promise.resolve(raceReplay)),
      reviewOfRecord: (record) => (sent.push(record), Promise.resolve(raceReview)),
    });
    await openFile('a record');
    expect(await step()).toBe('Step 0 of 4');
    await fireEvent.click(screen.getByText('Review this game'));
    expect(await screen.findByText('The turns that mattered')).toBeTruthy();
    expect(sent).toEqual(['a record', 'a record']);
  });

  it('says why a record cannot be analysed', async () => {
    const refusal = new Refusal('bad_request', 'actions[3]: no such move');
    open(ReplayPage, '', {
      replayOfRecord: () => Promise.resolve(raceReplay),
      analyse: () => Promise.reject(refusal),
    });
    await openFile('{}');
    await fireEvent.click(await screen.findByRole('button', { name: 'Analyse from here' }));
    expect((await screen.findByRole('alert')).textContent).toContain('actions[3]: no such move');
    expect(await step()).toBe('Step 0 of 4');
  });

  it('says where a file with all games goes', async () => {
    open(ReplayPage, '');
    await openFile('{"game":"chess"}\n{"game":"chess"}\n');
    expect((await screen.findByRole('alert')).textContent).toContain('This file holds several games');
  });

  it('opens a file again that somebody has mended', async () => {
    const sent: string[] = [];
    open(ReplayPage, '', {
      replayOfRecord: (record) => (sent.push(record), Promise.reject(new Refusal('bad_request', '-'))),
    });
    // Browsers tell of no change when the same file is chosen as before.
    const forgotten: string[] = [];
    const picker = document.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(picker, 'value', { set: (value: string) => forgotten.push(value) });
    await openFile('a record');
    await waitFor(() => expect(sent).toEqual(['a record']));
    expect(forgotten).toEqual(['']);
  });

  it('says what is wrong with a file', async () => {
    const refusal = new Refusal('bad_request', 'format: expected cheesemoon/1');
    open(ReplayPage, '', { replayOfRecord: () => Promise.reject(refusal) });
    await openFile('{}');
    expect((await screen.findByRole('alert')).textContent).toContain('format: expected cheesemoon/1');
  });
});

describe('the page of a review', () => {
  it('says of every round what was given away, and which one turned the game', async () => {
    open(ReviewPage, 'bcdfghjkmn');
    expect(await screen.findByText('Round by round')).toBeTruthy();
    const items = screen.getAllByRole('listitem').map((item) => item.textContent?.trim());
    expect(items).toContain('Dabbler: General, gave away 2%');
    expect(items).toContain('Ann: Wizard, gave nothing away');
    expect(screen.getByText('★ Turning point').closest('article')?.textContent).toContain('Round 6');
  });

  it('shows the board of a round that somebody asks for', async () => {
    open(ReviewPage, 'bcdfghjkmn');
    await fireEvent.click(await screen.findByRole('button', { name: /Round 4$/ }));
    expect(await step()).toBe('Step 4 of 6');
  });

  it('says that there is nothing to learn where somebody gave up at once', async () => {
    const review: Review = { game: 'brave-rats', games: [{ rounds: [], turning_point: null }] };
    open(ReviewPage, 'bcdfghjkmn', { reviewOfTable: () => Promise.resolve(review) });
    expect(await screen.findByText(/^Nothing was played/)).toBeTruthy();
    expect(screen.queryByRole('img', { name: /^Chances to win/ })).toBeNull();
  });

  it('has the chances in words for those who do not see the curve', async () => {
    open(ReviewPage, 'bcdfghjkmn');
    const curve = await screen.findByRole('img', { name: /^Chances to win/ });
    expect(curve.getAttribute('aria-label')).toContain('Ann: 50% at the beginning, 0% at the end');
  });

  it('keeps nobody out', async () => {
    const { container } = open(ReviewPage, 'bcdfghjkmn');
    await screen.findByText('Round by round');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
});
