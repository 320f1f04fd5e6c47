import type { Language } from './languages';

// A share of one as people write it: 0.256 is 26 %, in English 26%.
export function percent(share: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share);
}
