import { english } from './en';
import { french } from './fr';
import { german } from './de';
import type { FirstRatWords, Language } from './words';

const byLanguage: Record<Language, FirstRatWords> = { en: english, de: german, fr: french };

export const firstRatLanguages = Object.keys(byLanguage) as Language[];

export function firstRatWords(language: Language): FirstRatWords {
  return byLanguage[language];
}
