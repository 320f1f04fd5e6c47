import type { Event, Step } from '../../protocol/first_rat';

/** What one seat does in one go: a turn, as it is acted out on the board. */
export type Scene = { seat: number | null; events: Event[] };

/** Turns one after the other. What happens to others meanwhile belongs to whoever's turn it is. */
export function scenesOf(steps: Step[]): Scene[] {
  const scenes: Scene[] = [];
  for (const event of steps.flatMap(({ events }) => events)) {
    const last = scenes[scenes.length - 1];
    // Somebody else begins where he decides, or where Greg draws his card.
    const begins = event.kind === 'decided' || event.kind === 'card_drawn';
    if (begins && last?.seat !== event.seat) scenes.push({ seat: event.seat, events: [event] });
    else if (last) last.events.push(event);
    else scenes.push({ seat: 'seat' in event ? event.seat : null, events: [event] });
  }
  return scenes;
}

/** Whether there is anything to see: who passes does not keep others waiting. */
export function isWorthSeeing({ events }: Scene): boolean {
  return events.some(({ kind }) => kind !== 'decided' && kind !== 'deck_shuffled');
}

/** Milliseconds from one rat's setting off to the next one's. */
export const pace = 350;

/** How many milliseconds somebody needs to see and read a scene. */
export function lengthOf({ events }: Scene): number {
  const walks = events.filter(({ kind }) => kind === 'rat_moved').length;
  const others = events.filter(({ kind }) =>
    ['scored', 'bought', 'stolen', 'comic_taken', 'end_announced', 'light_moved'].includes(kind),
  ).length;
  return Math.min(1100 + walks * pace + others * 450, 3600);
}
