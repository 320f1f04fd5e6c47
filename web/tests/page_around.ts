import type { Host } from '../src/host/host';
import type { Language } from '../src/i18n/languages';
import { pageWords } from '../src/i18n/page_words';
import type { Page } from '../src/page/context';
import { readSettings } from '../src/settings/settings';

// What components expect around them.
export function pageAround(host: Partial<Host> = {}, language: Language = 'en'): Page {
  const settings = { ...readSettings(localStorage, [language]), sound: false };
  return { host: host as Host, words: pageWords(language), settings };
}
