import type { Language } from '../languages';
import { german } from './de';
import { english } from './en';
import { french } from './fr';
import type { StudyWords } from './words';

export const studyWordsByLanguage: Record<Language, StudyWords> = {
  en: english,
  de: german,
  fr: french,
};

export const studyWords = (language: Language) => studyWordsByLanguage[language];
