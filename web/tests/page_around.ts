import type { Host } from '../src/host/host';
import { languages, type Language } from '../src/i18n/languages';
import type { Page } from '../src/page/context';
import { readSettings } from '../src/settings/settings';

// What components expect around them.
export function pageAround(host: Partial<Host> = {}, language: Language = 'en'): Page {
  const settings = { ...readSettings(localStorage, [language]), sound: false };
  return { host: host as Host, words: languages[language], settings };
}
