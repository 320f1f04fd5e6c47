import type { Event, Good } from '../../protocol/first_rat';

/** Something that rises from a space when it is collected there or paid. */
export type Floater = { space: number; text: string; what: Good | 'moldy' | 'points'; order: number };

export function floatersIn(events: Event[]): Floater[] {
  const floaters: Floater[] = [];
  const lastSpaceOf = new Map<number, number>();
  let order = -1;
  for (const event of events) {
    if (event.kind === 'rat_moved') {
      order += 1;
      lastSpaceOf.set(event.seat, event.to);
    }
    const space = 'seat' in event ? lastSpaceOf.get(event.seat) : undefined;
    if (event.kind === 'space_yields') {
      const amount = event.base + event.light + event.strong;
      floaters.push({ space: event.space, text: `+${amount}`, what: event.good, order });
    } else if (event.kind === 'fee_paid' && space !== undefined)
      floaters.push({ space, text: `−${event.amount}`, what: 'cheese', order });
    else if (event.kind === 'scored' && space !== undefined)
      floaters.push({ space, text: `+${event.points}`, what: 'points', order });
  }
  return floaters;
}
