// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { boards } from '../../src/board/boards';
import { Refusal, type Host, type NewTable } from '../../src/host/host';
import type { TablePicture } from '../../src/host/table_picture';
import LearnPage from '../../src/learn/LearnPage.svelte';
import { keepProgress } from '../../src/learn/progress';
import type { Request } from '../../src/protocol/messages';
import WithPage from '../WithPage.svelte';
import { recordedGames } from '../fixtures/learn/recorded_games';
import { pageAround } from '../page_around';
import { ann, duelPicture, duelState, duelView } from '../tables';

// A host that makes the table of this picture, and remembers what it was asked for.
function hostWith(first: TablePicture) {
  const made: NewTable[] = [];
  const asked: Request[] = [];
  let told = (_: TablePicture) => {};
  const host: Partial<Host> = {
    person: () => Promise.resolve(ann),
    showTable: () => Promise.resolve(first.state),
    makeTable(table) {
      made.push(table);
      return Promise.resolve(first.state);
    },
    watch(_table, _seat, tell) {
      told = tell;
      tell(first);
      return () => {};
    },
    ask(request) {
      asked.push(request);
      return Promise.resolve();
    },
    preview: (_table, _seat, action) => Promise.resolve({ action, events: [] }),
  };
  return { host, made, asked, tell: (picture: TablePicture) => told(picture) };
}

function open(about: string, { host }: { host: Partial<Host> }) {
  const page = pageAround(host);
  page.settings.motion = 'calm';
  return render(WithPage, { props: { page, component: LearnPage, inside: { about } } });
}

const gotIt = () => screen.findByRole('button', { name: 'Got it' });
const speech = (text: RegExp) => screen.findByText(text, { selector: '.speech p' });

// Boards are loaded when they are needed; here they shall be there.
beforeAll(() => Promise.all([boards['brave-rats'](), boards['first-rat']()]), 60_000);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the page to learn a game', () => {
  it('seats the learner opposite the weakest bot', async () => {
    const around = hostWith(duelPicture());
    open('brave-rats', around);
    await gotIt();
    expect(around.made).toMatchObject([{ game: 'brave-rats', seats: ['person', 'level1'] }]);
  });

  it('says one thing after the other, without taking the focus', async () => {
    open('brave-rats', hostWith(duelPicture()));
    await speech(/I am Pip/);
    expect(document.activeElement).toBe(document.body);
    await fireEvent.click(await gotIt());
    await speech(/every rat has an ability/);
  });

  it('says what is to be done until it is done', async () => {
    const around = hostWith(duelPicture());
    open('brave-rats', around);
    await fireEvent.click(await gotIt());
    await speech(/Now you/);
    expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
    await fireEvent.click(await screen.findByRole('button', { name: /^2, Spy/ }));
    await speech(/every rat has an ability/);
    await fireEvent.click(screen.getByRole('button', { name: 'Play Spy' }));
    await waitFor(() => expect(screen.queryByText(/every rat has an ability/)).toBeNull());
  });

  it('goes on asking for a group while rats go one by one, unless it may wait', async () => {
    const picture = recordedGames.firstRat[1]!;
    const state = { ...picture.state, seats: duelState().seats };
    const around = hostWith({ ...picture, state });
    open('first-rat', around);
    await fireEvent.click(await gotIt());
    await speech(/Several rats can go together/);
    await speech(/For example: Rat [ab] to \d+, rat [ab] to \d+\./);
    const alone = picture.choices.find(({ action }) => action.split(' ').length === 2)!;
    document.querySelector<HTMLButtonElement>(`[data-action="${alone.action}"]`)!.click();
    await fireEvent.click(await screen.findByRole('button', { name: 'Do it' }));
    expect(around.asked).toMatchObject([{ action: alone.action }]);
    await speech(/Several rats can go together/);
    await fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByText(/Several rats can go together/)).toBeNull();
  });

  it('plays at the real table', async () => {
    const around = hostWith(duelPicture({ sequence: 5 }));
    open('brave-rats', around);
    await fireEvent.click(await screen.findByRole('button', { name: /^2, Spy/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Play Spy' }));
    const act = { type: 'act', table: 'bcdfghjkmn', seat: 1, action: 'play 2', at: 5 };
    expect(around.asked).toEqual([act]);
  });

  it('goes on where somebody stopped', async () => {
    keepProgress(localStorage, 'brave-rats', { table: 'bcdfghjkmn', seen: ['welcome'] });
    const around = hostWith(duelPicture());
    open('brave-rats', around);
    await speech(/every rat has an ability/);
    expect(around.made).toEqual([]);
  });

  it('begins anew where the table is gone', async () => {
    keepProgress(localStorage, 'brave-rats', { table: 'gonegonego', seen: ['welcome'] });
    const around = hostWith(duelPicture());
    around.host.showTable = (table) =>
      table === 'gonegonego'
        ? Promise.reject(new Refusal('no_such_table', '-'))
        : Promise.resolve(duelState());
    open('brave-rats', around);
    await speech(/I am Pip/);
    expect(around.made).toHaveLength(1);
  });

  it('explains what ended the duel before it congratulates', async () => {
    const events = [
      { kind: 'round_played', cards: [7, 1], values: [7, 1], reason: 'princess_meets_prince', worth: [1, 1] },
      { kind: 'game_over', winner: 2 },
    ] as TablePicture['steps'][number]['events'];
    const around = hostWith(duelPicture());
    open('brave-rats', around);
    await gotIt();
    around.tell(
      duelPicture({
        sequence: 2,
        state: duelState({ status: 'over', ending: { kind: 'finished', places: [2, 1] } }),
        view: duelView({ phase: 'over', to_act: [], result: { winner: 2 } }),
        steps: [{ sequence: 2, events }],
        choices: [],
      }),
    );
    await speech(/When the Princess meets the Prince/);
    while (screen.queryByRole('button', { name: 'Got it' })) await fireEvent.click(await gotIt());
    expect(await screen.findByRole('heading', { name: 'Well done!' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All the rules' }).getAttribute('href')).toBe(
      '#/rules/brave-rats',
    );
  });

  it('begins a real game at once', async () => {
    const around = hostWith({
      ...duelPicture({ choices: [] }),
      state: duelState({ status: 'over', ending: { kind: 'finished', places: [1, 2] } }),
      view: duelView({ phase: 'over', to_act: [], result: { winner: 1 } }),
    });
    open('brave-rats', around);
    await fireEvent.click(await screen.findByRole('button', { name: 'A real game' }));
    expect(around.made.at(-1)).toMatchObject({ game: 'brave-rats', seats: ['person', 'level2'] });
    await waitFor(() => expect(location.hash).toBe('#/table/bcdfghjkmn'));
  });

  it('lets whoever knows enough of First Rat play on with the coach', async () => {
    const enough = recordedGames.firstRat.at(-1)!;
    const state = { ...enough.state, seats: duelState().seats };
    open('first-rat', hostWith({ ...enough, state }));
    await fireEvent.click(await screen.findByRole('button', { name: 'Play on' }));
    expect(screen.queryByRole('heading', { name: 'Well done!' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Pip, your coach' })).toBeTruthy();
  });

  it('says why there is no table, and tries again', async () => {
    const around = hostWith(duelPicture());
    const { makeTable } = around.host;
    around.host.makeTable = () => Promise.reject(new Refusal('busy', '-'));
    open('brave-rats', around);
    expect((await screen.findByRole('alert')).textContent).toContain('The server is busy.');
    around.host.makeTable = makeTable!;
    await fireEvent.click(screen.getByRole('button', { name: 'Once more with Pip' }));
    await gotIt();
  });
});
