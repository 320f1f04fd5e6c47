// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import FirstRatBoard from '../../../src/board/first-rat/FirstRatBoard.svelte';
import { explain } from '../../../src/board/first-rat/explanations';
import { explainedWords } from '../../../src/i18n/first-rat-explained/explained_words';
import { firstRatWords } from '../../../src/i18n/first-rat/first_rat_words';
import { languages, type Language } from '../../../src/i18n/languages';
import { fixtures } from '../../fixtures/first_rat_fixtures';

const early = fixtures['two-seats-early']!;

function explained(about: string, fixture = early, language: Language = 'en') {
  const speaker = { words: firstRatWords(language), board: fixture.board, seatNames: fixture.seatNames };
  return explain(speaker, explainedWords(language), fixture.view, fixture.ownSeat, about);
}

function open(name: string) {
  const props = { ...fixtures[name]!, language: 'en' as const, motion: false, onact() {}, onundo() {} };
  return render(FirstRatBoard, { props }).container;
}

afterEach(cleanup);

describe('an explanation', () => {
  it('says what a space brings, its booth and its pipe', () => {
    expect(explained('space 9')?.sentence).toBe(
      'A rat that moves here collects 2 apple cores. Once your light marker reaches light 9, it is 3 apple cores. The Hamster has a booth here.',
    );
    expect(explained('space 3')?.sentence).toContain('A pipe leads to 12.');
  });

  it('says that a space is lit', () => {
    const team = { ...early.view.teams[0]!, light: 40 };
    const lit = { ...early, view: { ...early.view, teams: [team, early.view.teams[1]!] } };
    expect(explained('space 9', lit)?.sentence).toContain('Lit for you');
  });

  it('says what a rat can do, and what meeting one of others costs', () => {
    expect(explained('rat 1 a')?.sentence).toBe(
      'Goes 1 to 5 spaces alone, or 1 to 3 in a group that ends on one colour.',
    );
    expect(explained('rat 2 a')?.sentence).toBe('If you move to its space, you pay this family 1 cheese.');
  });

  it('says what the token of a rat does', () => {
    const [own, other] = early.view.teams;
    const strong = { ...own!, rats: [{ place: 3, tokens: ['strong' as const] }, ...own!.rats.slice(1)] };
    const view = { ...early.view, teams: [strong, other!] };
    expect(explained('rat 1 a', { ...early, view })?.sentence).toContain(
      "Strong Rat: one rat's space yields 1 more.",
    );
  });

  it('says that Rattronauts take no score marker, in each language', () => {
    const rattronauts = {
      en: 'except Rattronauts',
      de: 'nur Rattonauten nicht',
      fr: 'sauf celle des Ratonautes',
    };
    for (const language of languages)
      expect(explained('markers', early, language)?.sentence).toContain(rattronauts[language]);
  });

  it.each(['space 99', 'rat 1 z', 'item nothing', 'track moon', 'nonsense'])('is none for %s', (about) => {
    expect(explained(about)).toBeNull();
  });

  for (const language of languages)
    for (const name of ['five-seats-late', 'solo-middle'])
      it(`in ${language} is there for everything on the board of ${name}`, () => {
        const things = [...open(name).querySelectorAll('[data-about]')].map((thing) =>
          thing.getAttribute('data-about')!,
        );
        expect(things.length).toBeGreaterThan(60);
        const unexplained = things.filter((about) => !explained(about, fixtures[name]!, language)?.sentence);
        expect(unexplained).toEqual([]);
      });
});

describe('the explanations of a board', () => {
  const bubble = () => document.querySelector('[role="tooltip"]');

  it('appear below a mouse and go with it', async () => {
    const tile = open('two-seats-early').querySelector('[data-space="9"]')!;
    await fireEvent.pointerOver(tile);
    expect(bubble()?.textContent).toContain('Hamster');
    expect(tile.getAttribute('aria-describedby')).toBe(bubble()?.id);
    await fireEvent.pointerLeave(document.querySelector('.area')!);
    expect(bubble()).toBeNull();
  });

  it('are one stop for the tab key, from which arrows lead on', async () => {
    const board = open('two-seats-early');
    const stops = [...board.querySelectorAll<SVGElement>('[data-about][tabindex="0"]')];
    expect(stops.length).toBe(1);
    await fireEvent.keyDown(stops[0]!, { key: 'ArrowRight' });
    const moved = board.querySelector('[data-about][tabindex="0"]');
    expect(moved).not.toBe(stops[0]);
    expect(document.activeElement).toBe(moved);
  });
});
