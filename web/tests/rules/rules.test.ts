// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { languages, type Language } from '../../src/i18n/languages';
import { learnWords } from '../../src/i18n/learn/learn_words';
import { rulesWords } from '../../src/i18n/rules/rules_words';
import { printedBoard } from '../../src/rules/printed_board';
import RulesPage from '../../src/rules/RulesPage.svelte';
import WithPage from '../WithPage.svelte';
import { fixtures } from '../fixtures/first_rat_fixtures';
import { pageAround } from '../page_around';

const spoken = Object.keys(languages) as Language[];
const { board } = fixtures['two-seats-early']!;

afterEach(cleanup);

function open(about: string, language: Language) {
  const page = pageAround({}, language);
  return render(WithPage, { props: { page, component: RulesPage, inside: { about } } }).container;
}

// How many entries of each kind a section has: the same in every language.
const shape = (language: Language) =>
  Object.entries(rulesWords[language].sections).map(([game, sections]) => [
    game,
    Object.entries(sections).map(([name, { blocks }]) => [
      name,
      blocks.map((block) =>
        typeof block === 'string' ? 'text' : 'list' in block ? block.list.length : 'picture' in block ? block.picture : block.duel,
      ),
    ]),
  ]);

const texts = (of: unknown): string[] =>
  typeof of === 'string' ? [of] : typeof of === 'object' && of !== null ? Object.values(of).flatMap(texts) : [];

describe.each(spoken)('the rules in %s', (language) => {
  it('say as much as the English ones', () => {
    expect(shape(language)).toEqual(shape('en'));
  });

  it('are no copy of another language', () => {
    const english = new Set([...texts(rulesWords.en), ...texts(learnWords.en)]);
    const own = [...texts(rulesWords[language]), ...texts(learnWords[language])];
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
    const lessons = texts(learnWords[language].lessons);
    const long = lessons.filter((text) => text.split(/[.!?…](?:\s|$)/).filter(Boolean).length > 4);
    expect(long).toEqual([]);
  });
});

describe('the printed board', () => {
  it.each(['path', 'pipes', 'booths', 'burrow', 'tracks', 'backpack_adds', 'cap_points'] as const)(
    'has the same %s as one that a server tells of',
    (part) => {
      expect(JSON.parse(JSON.stringify(printedBoard[part]))).toMatchObject(board[part]);
    },
  );
});
