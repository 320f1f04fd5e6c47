import { catalogue } from './catalogue';
import type { Words } from './words';

export const pageWords = catalogue<Words>({
  en: async () => (await import('./en')).english,
  de: async () => (await import('./de')).german,
  fr: async () => (await import('./fr')).french,
});
