import { actionInWords, type Speaker } from '../board/first-rat/sentences';

// Among other decisions of a turn these only say that nothing more is wanted.
const sayNothing = ['end', 'pass', 'collect'];

// All decisions of a turn of First Rat, as whoever chooses reads them.
export function turnInWords(speaker: Speaker, actions: string[]): string {
  const telling = actions.filter((action) => !sayNothing.includes(action));
  const told = (telling.length > 0 ? telling : actions)
    .map((action) => actionInWords(speaker, { action }, null))
    .join('; ');
  return told.charAt(0).toLocaleUpperCase() + told.slice(1);
}
