import type { Melody } from '../../page/melodies';
import type { Event } from '../../protocol/first_rat';

const melodies: [kinds: Event['kind'][], melody: Melody][] = [
  [['end_announced'], 'bell'],
  [['scored', 'built'], 'build'],
  [['light_moved'], 'light'],
  [['bought', 'stolen', 'comic_taken', 'award_taken', 'rat_raised'], 'item'],
  [['gained', 'cheese_from_greg'], 'goods'],
  [['rat_moved'], 'steps'],
];

/** What some events sound like: the most important of them is heard. */
export function melodyOf(events: Event[]): Melody | null {
  const found = melodies.find(([kinds]) => events.some(({ kind }) => kinds.includes(kind)));
  return found?.[1] ?? null;
}
