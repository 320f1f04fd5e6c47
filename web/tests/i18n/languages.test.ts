import { languageOf, languages } from '../../src/i18n/languages';
import { pageWords } from '../../src/i18n/page_words';
import { studyWords } from '../../src/i18n/study/study_words';
import { companyWords } from '../../src/i18n/table/company_words';
import { said } from './catalogues';

// A game that simply ended needs no explanation.
const mayBeEmpty = new Set(['.table.endings.finished']);

const spoken = Object.entries({ page: pageWords, study: studyWords, company: companyWords }).flatMap(
  ([name, wordsIn]) =>
    languages.map((language) => ({ name, language, words: wordsIn(language), englishWords: wordsIn('en') })),
);

describe.each(spoken)('the catalogue of the $name in $language', ({ words, englishWords }) => {
  it('says everything that the English one says', () => {
    const keys = (of: unknown) => [...said(of).keys()].filter((key) => !key.startsWith('.guest'));
    expect(keys(words)).toEqual(keys(englishWords));
  });

  it('leaves nothing empty', () => {
    const empty = [...said(words)].filter(([key, text]) => text === '' && !mayBeEmpty.has(key));
    expect(empty).toEqual([]);
  });

  it('uses everything that it is told', () => {
    const forgetful = [...said(words)].filter(
      ([key]) => typeof at(words, key) === 'function' && !mentionsAll(at(words, key)),
    );
    expect(forgetful.map(([key]) => key)).toEqual([]);
  });

  it('is no copy of another one', () => {
    const english = said(englishWords);
    const same = [...said(words)].filter(([key, text]) => text.length > 25 && english.get(key) === text);
    expect(words === englishWords ? [] : same).toEqual([]);
  });
});

function at(words: unknown, key: string): unknown {
  return key
    .split('.')
    .slice(1)
    .reduce((inside, name) => (inside as Record<string, unknown>)[name], words);
}

function mentionsAll(saying: unknown): boolean {
  const say = saying as (...values: string[]) => string;
  const values = ['Ann', 'Bob', 'Cid', 'Dan'].slice(0, say.length);
  return values.every((value) => say(...values).includes(value));
}

describe('French', () => {
  it.each([
    [0, 'Ann a gagné 0 manche sur 4', 'Ann a 0 couronne sur 4', 'et 0 non vue'],
    [1, 'Ann a gagné 1 manche sur 4', 'Ann a 1 couronne sur 4', 'et 1 non vue'],
    [2, 'Ann a gagné 2 manches sur 4', 'Ann a 2 couronnes sur 4', 'et 2 non vues'],
  ])('counts %i as French does', (count, rounds, crowns, hidden) => {
    const { rats } = pageWords('fr');
    expect([rats.roundsWon('Ann', count, 4), rats.crowns('Ann', count, 4), rats.hidden(count)]).toEqual([
      rounds,
      crowns,
      hidden,
    ]);
  });
});

describe('the language of the page', () => {
  it('is the first of the browser that we speak', () => {
    expect(languageOf(['it-IT', 'fr-CH', 'de'])).toBe('fr');
  });

  it('is English if we speak none of them', () => {
    expect(languageOf(['it', 'ja'])).toBe('en');
  });
});
