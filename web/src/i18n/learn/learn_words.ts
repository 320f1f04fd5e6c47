import { catalogue } from '../catalogue';
import type { LearnWords } from './words';

export const learnWords = catalogue<LearnWords>({
  en: async () => (await import('./en')).english,
  de: async () => (await import('./de')).german,
  fr: async () => (await import('./fr')).french,
});
