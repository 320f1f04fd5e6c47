// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import itemsFile from '../../../content/first-rat/items.json';
import soloFile from '../../../content/first-rat/solo-cards.json';
import boardFile from '../../../content/first-rat/standard.json';
import { firstRatWords } from '../../src/i18n/first-rat/first_rat_words';
import { languages, type Language } from '../../src/i18n/languages';
import { learnWords } from '../../src/i18n/learn/learn_words';
import { rulesWords } from '../../src/i18n/rules/rules_words';
import { printedBoard, printedNumbers } from '../../src/rules/printed_board';
import RulesPage from '../../src/rules/RulesPage.svelte';
import WithPage from '../WithPage.svelte';
import { fixtures } from '../fixtures/first_rat_fixtures';
import { pageAround } from '../page_around';

const { board } = fixtures['two-seats-early']!;

afterEach(cleanup);

function open(about: string, language: Language) {
  const page = pageAround({}, language);
  return render(WithPage, { props: { page, component: RulesPage, inside: { about } } }).container;
}

// How many entries of each kind a section has: the same in every language.
const shape = (language: Language) =>
  Object.entries(rulesWords(language).sections).map(([game, sections]) => [
    game,
    Object.entries(sections).map(([name, { blocks }]) => [
      name,
      blocks.map((block) =>
        typeof block === 'string' || typeof block === 'function'
          ? 'text'
          : 'list' in block
            ? block.list.length
            : 'picture' in block
              ? block.picture
              : block.duel,
      ),
    ]),
  ]);

const texts = (of: unknown): string[] =>
  typeof of === 'string'
    ? [of]
    : typeof of === 'function'
      ? texts(of(printedNumbers(firstRatWords('en'))))
      : typeof of === 'object' && of !== null
        ? Object.values(of).flatMap(texts)
        : [];

describe.each(languages)('the rules in %s', (language) => {
  it('say as much as the English ones', () => {
    expect(shape(language)).toEqual(shape('en'));
  });

  it('are no copy of another language', () => {
    const english = new Set([...texts(rulesWords('en')), ...texts(learnWords('en'))]);
    const own = [...texts(rulesWords(language)), ...texts(learnWords(language))];
    const copied = own.filter((text) => text.length > 25 && english.has(text));
    expect(language === 'en' ? [] : copied).toEqual([]);
  });

  it.each(['brave-rats', 'first-rat'])('of %s can be read, each section from the contents', (game) => {
    const page = open(game, language);
    expect(page.textContent).not.toMatch(/undefined|NaN|\[object/);
    const headings = [...page.querySelectorAll('section h2')].map((heading) => heading.textContent);
    expect(headings.length).toBeGreaterThan(6);
    expect([...page.querySelectorAll('nav li')].map((entry) => entry.textContent?.trim())).toEqual(headings);
  });

  it('never let the coach say more than three sentences', () => {
    const lessons = texts(learnWords(language).lessons);
    const long = lessons.filter((text) => text.split(/[.!?…](?:\s|$)/).filter(Boolean).length > 4);
    expect(long).toEqual([]);
  });
});

describe('the table of results', () => {
  const cellOf = (red: number, blue: number) => {
    const row = open('brave-rats', 'en').querySelectorAll('tbody tr')[7 - red];
    return row?.querySelectorAll('td')[7 - blue]?.querySelector('.hidden-text')?.textContent;
  };

  it('has a cell for every pair of cards, with headings that name them', () => {
    const table = open('brave-rats', 'en').querySelector('table');
    expect(table?.querySelectorAll('tbody td')).toHaveLength(64);
    expect(table?.querySelectorAll('th[scope=col], th[scope=row]')).toHaveLength(16);
    expect(table?.querySelector('th[scope=row]')?.textContent).toBe('7 Prince');
  });

  it.each([
    [7, 5, 'Red wins the round'],
    [7, 1, 'Blue wins the game'],
    [1, 7, 'Red wins the game'],
    [3, 2, 'Blue wins the round'],
    [0, 6, 'undecided'],
    [0, 5, 'Blue wins the round'],
  ])('says how %i against %i ends: %s', (red, blue, ending) => {
    expect(cellOf(red, blue)).toBe(ending);
  });
});

describe('what nobody has read from the box', () => {
  const reconstructed = (values: { from: string }[]) =>
    values.filter(({ from }) => from === 'reconstructed').length;
  const marksIn = (element: Element | null | undefined) => element?.querySelectorAll('sup').length;

  it('has a mark: caps, comics, cards of Greg and points', () => {
    const page = open('first-rat', 'en');
    const markedItems = page.querySelectorAll('.items li:has(sup)').length;
    const { backpacks, comics, caps } = itemsFile;
    // The points of the Rocket cap are known, but not what they are for.
    expect(markedItems).toBe(reconstructed([...backpacks, ...comics, ...caps]) + 1);
    const tables = [...page.querySelectorAll('table')];
    expect(marksIn(tables.at(-1))).toBe(reconstructed(soloFile.cards));
    const unsure = Object.values(boardFile.tracks)
      .flat()
      .filter((points) => 'doubt' in points);
    expect(tables.map(marksIn)).toContain(unsure.length);
  });

  it('is explained in words', () => {
    const text = open('first-rat', 'en').textContent;
    expect(text).toContain('Reconstructed are 9 of the 10 bottle caps');
    expect(text).toContain('Lights 15, 28 and 40 are construction lights');
    expect(text).toContain('and 9 7 6 5 4) are shuffled');
  });
});

it('the comics of the set-up are called comics', () => {
  const headings = [...open('first-rat', 'de').querySelectorAll('table th[scope=row]')];
  expect(headings.map((heading) => heading.textContent?.trim())).toContain('Comics');
});

describe('the printed board', () => {
  it.each([
    'path',
    'pipes',
    'booths',
    'burrow',
    'tracks',
    'backpack_adds',
    'comic_amounts',
    'cap_rules',
  ] as const)('has the same %s as one that a server tells of', (part) => {
    expect(JSON.parse(JSON.stringify(printedBoard[part]))).toMatchObject(board[part]);
  });
});
