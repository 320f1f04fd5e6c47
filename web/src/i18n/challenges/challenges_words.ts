import type { Language } from '../languages';
import { german } from './de';
import { english } from './en';
import { french } from './fr';
import type { ChallengesWords } from './words';

export const challengesWords: Record<Language, ChallengesWords> = {
  en: english,
  de: german,
  fr: french,
};
