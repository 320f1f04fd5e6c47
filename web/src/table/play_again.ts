import type { Host, Stop } from '../host/host';
import type { TableState } from '../protocol/described';

export interface Waiting {
  // The table of the next game, and whether it has begun.
  next: string;
  hasBegun: boolean;
  // The people of the game before who have not come yet.
  missing: string[];
}

const peopleAt = (table: TableState) =>
  table.seats.flatMap(({ person }) => (person === undefined ? [] : [person]));

// One click each: whoever is the first has the next table made, everybody else sits down there, and all
// wait where they are until it begins. Seats have moved on by one there, so that nobody competes for one.
export async function playAgain(
  host: Host,
  table: TableState,
  person: string,
  tell: (waiting: Waiting) => void,
): Promise<Stop> {
  const next = await host.rematch(table.id);
  const found = await host.showTable(next);
  const count = found.seats.length;
  for (const [index, { kind }] of found.seats.entries()) {
    const wasOwn = table.seats[(index + 1) % count]?.person === person;
    if (kind === 'open' && wasOwn) await host.ask({ type: 'sit', table: next, seat: index + 1 });
  }
  return host.watch(
    next,
    null,
    ({ state }) =>
      tell({
        next,
        hasBegun: state.status !== 'open',
        missing: [...new Set(peopleAt(table))].filter((each) => !peopleAt(state).includes(each)),
      }),
    () => tell({ next, hasBegun: true, missing: [] }),
  );
}
