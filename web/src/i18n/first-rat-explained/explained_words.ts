import { catalogue } from '../catalogue';
import type { ExplainedWords } from './words';

export const explainedWords = catalogue<ExplainedWords>({
  en: async () => (await import('./en')).english,
  de: async () => (await import('./de')).german,
  fr: async () => (await import('./fr')).french,
});
