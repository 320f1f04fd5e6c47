import { analysisWords } from '../../src/i18n/analysis/analysis_words';
import { challengesWords } from '../../src/i18n/challenges/challenges_words';
import { firstRatWords } from '../../src/i18n/first-rat/first_rat_words';
import { explainedWords } from '../../src/i18n/first-rat-explained/explained_words';
import type { Language } from '../../src/i18n/languages';
import { learnWords } from '../../src/i18n/learn/learn_words';
import { pageWords } from '../../src/i18n/page_words';
import { puzzlesWords } from '../../src/i18n/puzzles/puzzles_words';
import { rulesWords } from '../../src/i18n/rules/rules_words';
import { studyWords } from '../../src/i18n/study/study_words';
import { companyWords } from '../../src/i18n/table/company_words';

// Everything that the page can say, by the part of it that says so.
export const catalogues: Record<string, (language: Language) => unknown> = {
  page: pageWords,
  'board of First Rat': firstRatWords,
  explanations: explainedWords,
  rules: rulesWords,
  lessons: learnWords,
  challenges: challengesWords,
  study: studyWords,
  analysis: analysisWords,
  puzzles: puzzlesWords,
  table: companyWords,
};

// What a catalogue says, by where it is said; functions are said with letters instead of names.
export function said(words: unknown, path = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[path, words]]);
  if (typeof words === 'number') return new Map();
  if (typeof words === 'function') {
    const sayings = words as (...values: unknown[]) => string;
    return new Map([[path, sayings(...['A', 'B', 'C', 'D'].slice(0, sayings.length))]]);
  }
  return new Map(
    Object.entries(words as object).flatMap(([name, each]) => [...said(each, `${path}.${name}`)]),
  );
}
