import { getContext, setContext } from 'svelte';
import type { Host } from '../host/host';
import type { Words } from '../i18n/words';
import type { Settings } from '../settings/settings';

// What every part of the page may need. `words` is read anew each time, for the language may change.
export interface Page {
  readonly host: Host;
  readonly words: Words;
  readonly settings: Settings;
}

const key = Symbol('page');

export const providePage = (page: Page) => setContext(key, page);
export const thePage = () => getContext<Page>(key);
