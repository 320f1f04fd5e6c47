import { catalogue } from '../catalogue';
import type { PuzzlesWords } from './words';

export const puzzlesWords = catalogue<PuzzlesWords>({
  en: async () => (await import('./en')).english,
  de: async () => (await import('./de')).german,
  fr: async () => (await import('./fr')).french,
});
