import { catalogue } from '../catalogue';
import type { AnalysisWords } from './words';

export const analysisWords = catalogue<AnalysisWords>({
  en: async () => (await import('./en')).english,
  de: async () => (await import('./de')).german,
  fr: async () => (await import('./fr')).french,
});
