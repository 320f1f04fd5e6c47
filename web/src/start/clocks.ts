import type { NewTable } from '../host/host';

// The clocks that are offered to friends.
export const clocks = {
  none: null,
  quick: { kind: 'game', seconds: 300, increment: 5 },
  calm: { kind: 'game', seconds: 900, increment: 10 },
  letter: { kind: 'turn', seconds: 86_400 },
} as const satisfies Record<string, NewTable['clock'] | null>;

export type ClockName = keyof typeof clocks;

export function withClock(table: NewTable, name: ClockName): NewTable {
  const clock = clocks[name];
  return clock === null ? table : { ...table, clock };
}
