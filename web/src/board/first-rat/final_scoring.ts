import type { FirstRatWords } from '../../i18n/first-rat/words';
import { breakdownParts, type BreakdownPart, type Result } from '../../protocol/first_rat';

export function rowName(words: FirstRatWords, part: BreakdownPart): string {
  switch (part) {
    case 'caps':
      return words.capsRow;
    case 'awards':
      return words.awardsRow;
    case 'moldy':
      return words.moldyRow;
    case 'leftovers':
      return words.leftoversRow;
    default:
      return words.tracks[part];
  }
}

/** What each team has when the first `rows` parts of the breakdown are counted. */
export function totalsAfter(result: Result, rows: number): number[] {
  return result.breakdown.map((team) =>
    breakdownParts.slice(0, rows).reduce((sum, part) => sum + team[part], 0),
  );
}
