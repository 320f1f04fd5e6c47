import { catalogue } from '../catalogue';
import type { ChallengesWords } from './words';

export const challengesWords = catalogue<ChallengesWords>({
  en: async () => (await import('./en')).english,
  de: async () => (await import('./de')).german,
  fr: async () => (await import('./fr')).french,
});
