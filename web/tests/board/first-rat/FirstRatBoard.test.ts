// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import FirstRatBoard from '../../../src/board/first-rat/FirstRatBoard.svelte';
import { readAction } from '../../../src/board/first-rat/action';
import { movesAmong, lettersOf } from '../../../src/board/first-rat/move_assembly';
import { breakdownParts, type Step } from '../../../src/protocol/first_rat';
import { firstRatLanguages } from '../../../src/i18n/first-rat/first_rat_words';
import { fixtures } from '../../fixtures/first_rat_fixtures';

function open(name: string, changes: Record<string, unknown> = {}) {
  const acted: string[] = [];
  const undone: number[] = [];
  const props = {
    ...fixtures[name]!,
    language: 'en' as const,
    motion: false,
    onact: (action: string) => acted.push(action),
    onundo: () => undone.push(1),
    ...changes,
  };
  return { acted, undone, props, ...render(FirstRatBoard, { props }) };
}

// The queries by role of the testing library take seconds on a drawing of this size.
function named(selector: string, name: RegExp | string, within: ParentNode = document): Element[] {
  return [...within.querySelectorAll(selector)].filter((element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return typeof name === 'string' ? text === name : name.test(text);
  });
}
function buttons(name: RegExp | string, within?: ParentNode): Element[] {
  return named('button, [role="button"]', name, within);
}
async function press(name: RegExp | string) {
  const [button] = buttons(name);
  expect(button, `${name}`).toBeDefined();
  await fireEvent.click(button!);
}

function targetLabel(target: number): RegExp {
  return new RegExp(`^Go to ${target === 27 ? 'Launchpad' : target}:`);
}

afterEach(cleanup);

describe('the board', () => {
  for (const name of Object.keys(fixtures))
    it(`draws every space of ${name} once`, () => {
      const { container, props } = open(name);
      const drawn = [...container.querySelectorAll('[data-space]')].map((space) => Number(space.getAttribute('data-space')));
      expect(drawn.sort((one, other) => one - other)).toEqual(props.board.path.map(({ space }) => space));
    });

  it('shows every rat that stands on the path', () => {
    const { props } = open('five-seats-middle');
    const standing = props.view.teams.flatMap(({ rats }) => rats).filter(({ place }) => place < 27);
    const shown = named('[role="img"], [role="button"]', /^Rat [a-d] of /);
    expect(shown.length).toBe(standing.length);
  });

  it('shows a hint as if it had been chosen, and does not do it', async () => {
    const hinted = fixtures['two-seats-early']!.choices[1]!.action;
    const { acted, container } = open('two-seats-early', { hinted });
    const chosen = container.querySelector('[data-action][aria-pressed="true"]');
    expect(chosen?.getAttribute('data-action')).toBe(hinted);
    expect(chosen?.querySelector('b')?.textContent).toBe('Hint');
    expect(acted).toEqual([]);
    await press('Do it');
    expect(acted).toEqual([hinted]);
  });

  it('shows nothing to click to somebody who only watches', () => {
    open('two-seats-middle', { ownSeat: null, choices: [], canUndo: false });
    expect(buttons(/.*/)).toEqual([]);
  });

  for (const language of firstRatLanguages)
    it(`can be read in ${language}`, () => {
      const { container } = open('five-seats-shop', { language });
      expect(container.textContent).not.toMatch(/undefined|NaN|\[object/);
    });
});

describe('a move', () => {
  it('is chosen by rat and target, and goes out only when it is confirmed', async () => {
    const { acted } = open('two-seats-middle');
    await press(/^Rat c of Ann/);
    await press(/^Go to 18:/);
    expect(acted).toEqual([]);
    await press('Do it');
    expect(acted).toEqual(['move c18']);
  });

  // Which parts are offered is tested for every move elsewhere; here some of each number of rats are
  // clicked together.
  for (const name of ['two-seats-middle', 'five-seats-late', 'four-seats-group-of-four'])
    it(`of ${name} can be put together by clicks, with any number of rats`, async () => {
      const { acted, props } = open(name);
      const team = props.view.teams[0]!.rats;
      const moves = movesAmong(props.choices, team);
      const some = [1, 2, 3, 4].flatMap((size) => {
        const ofSize = moves.filter(({ parts }) => parts.length === size);
        return [...ofSize.slice(0, 2), ...ofSize.slice(2).slice(-2)];
      });
      for (const { choice, parts } of some) {
        for (const [index, part] of parts.entries()) {
          const used = parts.slice(0, index).filter(({ stack }) => stack === part.stack).length;
          const rat = lettersOf(part.stack, team)[used]!;
          const button = buttons(new RegExp(`^Rat ${rat} of Ann`))[0]!;
          // A rat that is the only one to choose from is chosen already.
          if (button.getAttribute('aria-pressed') !== 'true') await fireEvent.click(button);
          await press(targetLabel(part.target));
          const [ways] = named('[role="group"]', 'Which way?');
          if (ways) {
            const pipes = part.pipes.map((entry) => `pipe ${entry} to`).join('.*') || 'on foot';
            const exact = buttons(new RegExp(`^${pipes}`), ways).find(
              (way) => (way.textContent?.match(/pipe/g) ?? []).length === part.pipes.length,
            )!;
            await fireEvent.click(exact);
          }
        }
        await press('Do it');
        expect(acted.pop()).toBe(choice.action);
        await press('Choose again');
      }
    });

  it('offers exactly the places that a choice leads to', async () => {
    const { props } = open('two-seats-late');
    const team = props.view.teams[0]!.rats;
    const moves = movesAmong(props.choices, team);
    const first = moves[0]!.parts[0]!.stack;
    const rat = lettersOf(first, team)[0]!;
    const button = buttons(new RegExp(`^Rat ${rat} of Ann`))[0]!;
    if (button.getAttribute('aria-pressed') !== 'true') await fireEvent.click(button);
    const possible = new Set(moves.flatMap(({ parts }) => parts.filter(({ stack }) => stack === first).map(({ target }) => target)));
    expect(buttons(/^Go to/).length).toBe(possible.size);
  });

  it('can be changed: a planned rat is taken out again', async () => {
    open('two-seats-middle');
    await press(/^Rat c of Ann/);
    await press(/^Go to 18:/);
    await press('Leave rat c where it is');
    expect(buttons('Do it')).toEqual([]);
    expect(buttons(/^Go to/).length).toBeGreaterThan(0);
  });

  it('can be chosen by keyboard, which comes to the button that confirms', async () => {
    const { acted } = open('two-seats-middle');
    await fireEvent.keyDown(buttons(/^Rat c of Ann/)[0]!, { key: 'Enter' });
    await fireEvent.keyDown(buttons(/^Go to 18:/)[0]!, { key: ' ' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement?.textContent).toBe('Do it');
    expect(acted).toEqual([]);
  });

  it('tells before it is confirmed what follows', async () => {
    open('two-seats-middle');
    await press(/^Rat c of Ann/);
    await press(/^Go to 18:/);
    const follows = named('[role="group"]', 'What follows')[0]!;
    expect(follows.textContent).toContain('space 18 yields 2 calculators (1 +1 light)');
    expect(named('[role="img"]', '+2 calculators', follows).length).toBe(1);
  });
});

describe('every choice', () => {
  for (const name of Object.keys(fixtures))
    it(`of ${name} is in the list in words`, async () => {
      const { acted, container, props } = open(name);
      const listed = [...container.querySelectorAll('[data-action]')];
      expect(listed.map((button) => button.getAttribute('data-action'))).toEqual(
        props.choices.map(({ action }) => action),
      );
      for (const button of [...listed.slice(0, 3), ...listed.slice(3).slice(-2)]) {
        await fireEvent.click(button);
        await press('Do it');
        expect(acted.pop()).toBe(button.getAttribute('data-action'));
      }
    });
});

describe('choices on the board', () => {
  const cases: [fixture: string, label: RegExp, action: string][] = [
    ['five-seats-burrow', /^up, to/, 'up'],
    ['five-seats-library', /^Thrift/, 'comic thrift'],
    ['five-seats-reward', /^a rat from the Nursery/, 'rat'],
    ['five-seats-shop', /^buy white backpack/, 'buy white'],
    ['three-seats-thrift', /^build Cockpit/, 'build cockpit -can'],
    ['two-seats-variable-drink', /^use an energy drink/, 'drink'],
    ['solo-best', /^Greg gets Cargo bay/, 'best cargo'],
  ];
  for (const [name, label, action] of cases)
    it(`of ${name} are made where they happen`, async () => {
      const { acted } = open(name);
      const onBoard = buttons(label).find((button) => !button.closest('.decision'))!;
      await fireEvent.click(onBoard);
      await press('Do it');
      expect(acted).toEqual([action]);
    });

  it('find a thing for every kind of action of the fixtures but ends and passes', () => {
    const deeds = new Set(Object.values(fixtures).flatMap(({ choices }) => choices.map(({ action }) => readAction(action)!.deed)));
    for (const deed of ['move', 'up', 'left', 'comic', 'award', 'rat', 'buy', 'steal', 'build', 'donate', 'collect', 'drink', 'take', 'best'])
      expect(deeds).toContain(deed);
  });
});

describe('what follows', () => {
  it('is asked for where it did not come with the choices', async () => {
    const told = fixtures['two-seats-middle']!.choices;
    const asked: string[] = [];
    const preview = (action: string) => {
      asked.push(action);
      return Promise.resolve(told.find((choice) => choice.action === action)!);
    };
    open('two-seats-middle', { choices: told.map(({ action }) => ({ action })), preview });
    await press(/^Rat c of Ann/);
    await press(/^Go to 18:/);
    expect(asked).toEqual(['move c18']);
    await vi.waitFor(() =>
      expect(named('[role="group"]', 'What follows')[0]?.textContent).toContain('space 18 yields 2 calculators'),
    );
  });
});

describe('taking back', () => {
  it('is offered when it is possible', async () => {
    const { undone } = open('two-seats-middle', { canUndo: true });
    await press('Take back');
    expect(undone.length).toBe(1);
  });

  it('is not offered when it is not possible', () => {
    open('two-seats-middle', { canUndo: false });
    expect(buttons('Take back')).toEqual([]);
  });
});

describe('news', () => {
  const bobsTurn = (after: number): Step => ({
    sequence: after + 1,
    events: [
      { kind: 'decided', seat: 2, action: 'move a20' },
      { kind: 'rat_moved', seat: 2, rat: 'a', from: 15, to: 20 },
    ],
  });

  it('of others are shown one after the other, and keep nobody who does not want to wait', async () => {
    const { container, rerender, props } = open('two-seats-middle', { motion: true });
    const last = props.steps[props.steps.length - 1]!.sequence;
    await rerender({ ...props, steps: [...props.steps, bobsTurn(last)] });
    expect(container.querySelector('.happening')?.textContent).toContain('rat a goes from 15 to 20');
    expect(container.querySelectorAll('[data-action]').length).toBe(0);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(container.querySelector('.happening')).toBeNull();
    expect(container.querySelectorAll('[data-action]').length).toBe(props.choices.length);
  });

  it('show the pictures of the host one after the other, and at the end how things are', async () => {
    const { container, rerender, props } = open('two-seats-middle', { motion: true });
    const last = props.steps[props.steps.length - 1]!.sequence;
    const inRound = (round: number) => ({ ...props.view, round });
    const shownRound = () => container.querySelector('.round b')?.textContent;
    vi.useFakeTimers();
    const steps = [
      ...props.steps,
      { ...bobsTurn(last), view: inRound(31) },
      { ...bobsTurn(last), view: inRound(32) },
      bobsTurn(last + 1),
    ];
    await rerender({ ...props, view: inRound(33), steps });
    const rounds = [shownRound()];
    for (let scene = 0; scene < 3; scene += 1) {
      vi.advanceTimersToNextTimer();
      await tick();
      rounds.push(shownRound());
    }
    vi.useRealTimers();
    expect(rounds).toEqual(['Round 31', 'Round 32', 'Round 33', 'Round 33']);
    expect(container.querySelector('.happening')).toBeNull();
  });

  it('are not acted out where nothing shall move, but heard', async () => {
    const heard: string[] = [];
    const onsound = (melody: string) => heard.push(melody);
    const { container, rerender, props } = open('two-seats-middle', { onsound });
    const last = props.steps[props.steps.length - 1]!.sequence;
    await rerender({ ...props, steps: [...props.steps, bobsTurn(last)] });
    expect(container.querySelector('.happening')).toBeNull();
    expect(heard).toEqual(['steps']);
  });

  it('make what was chosen before meaningless', async () => {
    const { rerender, props } = open('two-seats-middle');
    await press(/^Rat c of Ann/);
    await press(/^Go to 18:/);
    await rerender({ ...props, choices: [{ action: 'collect' }, { action: 'drink' }] });
    expect(buttons('Do it')).toEqual([]);
  });
});

describe('the end', () => {
  for (const name of ['two-seats-over', 'five-seats-over', 'solo-over'])
    it(`of ${name} shows every part of the points and who wins`, () => {
      const { container, props } = open(name);
      const result = props.view.result!;
      expect(container.querySelectorAll('.dock tbody tr').length).toBe(breakdownParts.length);
      const totals = [...container.querySelectorAll('tfoot td')];
      expect(totals.map((cell) => Number(cell.textContent))).toEqual(result.points);
      const winner = props.seatNames[result.winners[0]! - 1] ?? 'Greg';
      expect(named('h2', `${winner} wins!`).length).toBe(1);
    });

  it('is counted from the first row on when things may move', async () => {
    const ended: number[] = [];
    const { view } = fixtures['two-seats-over']!;
    const before = { ...view, result: null };
    const onended = () => ended.push(1);
    const { rerender, props } = open('two-seats-over', { view: before, motion: true, onended });
    await rerender({ ...props, view });
    expect(named('h2', 'The game is over.').length).toBe(1);
    expect(ended).toEqual([]);
    await press('Show the result');
    expect(named('h2', /wins!/).length).toBe(1);
    expect(ended).toEqual([1]);
  });

  it('is not counted again for somebody who looks at it later', () => {
    open('two-seats-over', { motion: true });
    expect(named('h2', /wins!/).length).toBe(1);
  });
});
