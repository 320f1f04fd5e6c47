import type { Language } from '../languages';
import { english } from './en';
import { french } from './fr';
import { german } from './de';
import type { RulesWords } from './words';

export const rulesWords: Record<Language, RulesWords> = { en: english, de: german, fr: french };
