import { Refusal } from '../host/host';
import type { Words } from '../i18n/words';

// Refusals that we expect have words in every language; the others have the server's English.
export function refusalInWords(problem: unknown, words: Words): string {
  if (problem instanceof Refusal) {
    return words.refusals[problem.reason] ?? words.refused(problem.message);
  }
  return words.refused(problem instanceof Error ? problem.message : String(problem));
}
