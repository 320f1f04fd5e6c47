import { catalogue } from '../catalogue';
import type { StudyWords } from './words';

export const studyWords = catalogue<StudyWords>({
  en: async () => (await import('./en')).english,
  de: async () => (await import('./de')).german,
  fr: async () => (await import('./fr')).french,
});
