import { Refusal } from '../host/host';

function isObject(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

// A text, unless it is a file with all games, which have one record a line.
export function oneRecord(text: string): string {
  const [first = '', ...more] = text.trim().split('\n');
  if (more.length > 0 && isObject(first)) throw new Refusal('several_games', 'a file with several games');
  return text;
}
