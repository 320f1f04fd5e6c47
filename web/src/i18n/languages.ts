import { english } from './en';
import { french } from './fr';
import { german } from './de';
import type { Words } from './words';

export const languages = { en: english, de: german, fr: french } as const satisfies Record<
  string,
  Words
>;
export type Language = keyof typeof languages;

// The first language of the browser's that we speak.
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language in languages) return language as Language;
  }
  return 'en';
}
