import type { FirstRatWords } from '../../i18n/first-rat/words';
import {
  breakdownParts,
  caps,
  type BreakdownPart,
  type Cap,
  type Result,
  type Team,
} from '../../protocol/first_rat';

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

/** The caps that somebody has, each once. */
export function capsOf(teams: Team[]): Cap[] {
  return caps.filter((cap) => teams.some((team) => team.cap_worth?.[cap] !== undefined));
}

/** What each team has when the first `rows` parts of the breakdown are counted. */
export function totalsAfter(result: Result, rows: number): number[] {
  return result.breakdown.map((team) =>
    breakdownParts.slice(0, rows).reduce((sum, part) => sum + team[part], 0),
  );
}
