import type { Language } from './languages';

// A share of one as people write it: 0.256 is 26 %, in English 26%.
export function percent(share: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share);
}

// Shares that are a whole together, in whole percents that are 100 together: whoever lost most by
// rounding down gets what is missing.
export function wholePercents(shares: readonly number[]): number[] {
  const whole = shares.map((share) => Math.floor(share * 100));
  const missing = 100 - whole.reduce((sum, each) => sum + each, 0);
  const lost = shares.map((share, place) => ({ place, by: share * 100 - (whole[place] ?? 0) }));
  for (const { place } of lost.sort((one, another) => another.by - one.by).slice(0, missing)) {
    whole[place] = (whole[place] ?? 0) + 1;
  }
  return whole;
}

export function percents(shares: readonly number[], language: Language): string[] {
  return wholePercents(shares).map((each) => percent(each / 100, language));
}
