import { catalogue } from '../catalogue';
import type { FirstRatWords } from './words';

export const firstRatWords = catalogue<FirstRatWords>({
  en: async () => (await import('./en')).english,
  de: async () => (await import('./de')).german,
  fr: async () => (await import('./fr')).french,
});
