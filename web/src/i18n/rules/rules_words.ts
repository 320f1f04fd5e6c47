import { catalogue } from '../catalogue';
import type { RulesWords } from './words';

export const rulesWords = catalogue<RulesWords>({
  en: async () => (await import('./en')).english,
  de: async () => (await import('./de')).german,
  fr: async () => (await import('./fr')).french,
});
