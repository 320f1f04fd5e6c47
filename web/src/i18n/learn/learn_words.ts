import type { Language } from '../languages';
import { english } from './en';
import { french } from './fr';
import { german } from './de';
import type { LearnWords } from './words';

export const learnWords: Record<Language, LearnWords> = { en: english, de: german, fr: french };
