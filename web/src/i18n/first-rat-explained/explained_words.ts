import type { Language } from '../first-rat/words';
import { english } from './en';
import { french } from './fr';
import { german } from './de';
import type { ExplainedWords } from './words';

export const explainedWords: Record<Language, ExplainedWords> = { en: english, de: german, fr: french };
