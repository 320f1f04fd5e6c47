import { catalogue } from '../catalogue';
import type { CompanyWords } from './words';

export const companyWords = catalogue<CompanyWords>({
  en: async () => (await import('./en')).english,
  de: async () => (await import('./de')).german,
  fr: async () => (await import('./fr')).french,
});
