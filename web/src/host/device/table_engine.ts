import type { Person } from '../host';
import type { Call } from './engine_call';

// The engine for tables, which are those of one tab and of one person. Records that are looked at and games
// that are analysed are at no table, and need no more than an engine.

export interface Surroundings {
  // Resolved when no other tab plays on this device.
  becomeOnlyTab(): Promise<void>;
  // Who plays, as it is kept now.
  person(): Promise<Person>;
  engine(): Promise<Call>;
}

export interface TableEngine {
  // Rejected if it cannot be had now; the next time it is tried again.
  begin(): Promise<Call>;
  rename(name: string): void;
}

export function tableEngine({ becomeOnlyTab, person, engine }: Surroundings): TableEngine {
  let alone: Promise<void> | null = null;
  let begun: Call | null = null;
  return {
    async begin() {
      if (begun) return begun;
      await (alone ??= becomeOnlyTab());
      const call = await engine();
      // Last, for the tab that played before may have given him another name.
      call({ do: 'begin', person: await person() });
      return (begun = call);
    },
    rename: (name) => void begun?.({ do: 'rename', name }),
  };
}
