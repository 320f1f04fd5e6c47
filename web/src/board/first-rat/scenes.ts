import type { Event, Step, View } from '../../protocol/first_rat';

/** What one seat does in one go, as it is acted out on the board, and how that looks afterwards. */
export type Scene = {
  seat: number | null;
  events: Event[];
  view: View;
  /** The last step of which nothing is left to be shown. */
  upTo: number;
};

/** Whose doing it is. What happens to others meanwhile belongs to whoever begins. */
function seatOf(events: Event[]): number | null {
  const first = events.find((event) => 'seat' in event);
  return first && 'seat' in first ? first.seat : null;
}

/** Steps that arrive together: a scene ends where there is something to see, the last with `now`. */
export function scenesOf(steps: Step[], now: View): Scene[] {
  const scenes: Scene[] = [];
  let events: Event[] = [];
  steps.forEach((step, index) => {
    events = [...events, ...step.events];
    const isLast = index === steps.length - 1;
    const view = step.view ?? (isLast ? now : null);
    if (!view) return;
    // Where several seats act in one step, it comes in parts.
    const isWhole = steps[index + 1]?.sequence !== step.sequence;
    scenes.push({ seat: seatOf(events), events, view, upTo: step.sequence - (isWhole ? 0 : 1) });
    events = [];
  });
  return scenes;
}

/** Whether there is anything to see: who passes does not keep others waiting. */
export function isWorthSeeing(events: Event[]): boolean {
  return events.some(({ kind }) => kind !== 'decided' && kind !== 'deck_shuffled');
}

/** Milliseconds from one rat's setting off to the next one's. */
export const pace = 350;

/** How many milliseconds somebody needs to see and read what happens in a scene. */
export function lengthOf(events: Event[]): number {
  const walks = events.filter(({ kind }) => kind === 'rat_moved').length;
  const others = events.filter(({ kind }) =>
    ['scored', 'bought', 'stolen', 'comic_taken', 'end_announced', 'light_moved'].includes(kind),
  ).length;
  return Math.min(1100 + walks * pace + others * 450, 3600);
}
