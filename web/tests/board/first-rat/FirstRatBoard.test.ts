// @vitest-environment jsdom
import { cleanup, fireEvent, waitFor } from '@testing-library/svelte';
import { readAction } from '../../../src/board/first-rat/action';
import { languages } from '../../../src/i18n/languages';
import { fixtures } from '../../fixtures/first_rat_fixtures';
import { buttons, named, open, press } from './opened_board';

describe('the board', () => {
  for (const name of Object.keys(fixtures))
    it(`draws every space of ${name} once`, () => {
      const { container, props } = open(name);
      const drawn = [...container.querySelectorAll('[data-space]')].map((space) =>
        Number(space.getAttribute('data-space')),
      );
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
    const ofTheCamera = ['Farther away', 'The whole board', 'Nearer'];
    expect(buttons(/.*/).map((button) => button.getAttribute('aria-label'))).toEqual(ofTheCamera);
  });

  it('calls one person "you", and nobody where several share a device', () => {
    open('two-seats-middle', { ownSeats: [1] });
    expect(document.querySelectorAll('.seats header small').length).toBe(1);
    cleanup();
    open('two-seats-middle', { ownSeats: [1, 2] });
    expect(document.querySelectorAll('.seats header small').length).toBe(0);
  });

  for (const language of languages)
    it(`can be read in ${language}`, () => {
      const { container } = open('five-seats-shop', { language });
      expect(container.textContent).not.toMatch(/undefined|NaN|\[object/);
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
    ['five-seats-burrow', /^in the burrow towards Library/, 'up'],
    ['five-seats-library', /^Thrift/, 'comic thrift'],
    ['five-seats-reward', /^a rat from the Nursery/, 'rat'],
    ['five-seats-shop', /^buy the white backpack/, 'buy white'],
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
    const deeds = new Set(
      Object.values(fixtures).flatMap(({ choices }) => choices.map(({ action }) => readAction(action)!.deed)),
    );
    for (const deed of [
      'move',
      'up',
      'left',
      'comic',
      'award',
      'rat',
      'buy',
      'steal',
      'build',
      'donate',
      'collect',
      'drink',
      'take',
      'best',
    ])
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
    await waitFor(() =>
      expect(named('[role="group"]', 'What follows')[0]?.textContent).toContain(
        'space 18 yields 2 calculators',
      ),
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
