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

describe('the language of the page', () => {
  it('is the first of the browser that we speak', () => {
    expect(languageOf(['it-IT', 'fr-CH', 'de'])).toBe('fr');
  });

  it('is English if we speak none of them', () => {
    expect(languageOf(['it', 'ja'])).toBe('en');
  });
});
