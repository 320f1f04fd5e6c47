import type { TableState } from '../protocol/described';
import { keptList } from '../settings/kept_list';

// What people are called who share this device. Their names stay on it: to the server they are one person.

const key = 'cheesemoon.device-names';
// Of the newest tables.
const mostTables = 1000;

type NamesByTable = [table: string, names: string[]][];

const readAll = (storage: Storage): NamesByTable =>
  (keptList(storage, key) as NamesByTable).filter((each) => Array.isArray(each?.[1]));

export function keepDeviceNames(storage: Storage, table: string, names: string[]) {
  const others = readAll(storage).filter(([each]) => each !== table);
  try {
    storage.setItem(key, JSON.stringify([[table, names], ...others].slice(0, mostTables)));
  } catch {
    // The table is there all the same, and the device full.
  }
}

export const allDeviceNames = (storage: Storage): Record<string, string[]> =>
  Object.fromEntries(readAll(storage));

export const deviceNames = (storage: Storage, table: string): string[] | undefined =>
  readAll(storage).find(([each]) => each === table)?.[1];

// The seats of a rematch have moved on by one.
export function keepNamesOfRematch(storage: Storage, table: string, next: string) {
  const names = deviceNames(storage, table);
  if (names && !deviceNames(storage, next)) {
    keepDeviceNames(storage, next, [...names.slice(1), ...names.slice(0, 1)]);
  }
}

// A table with the names that its people have on this device.
export function withDeviceNames(storage: Storage, state: TableState): TableState {
  const names = deviceNames(storage, state.id);
  if (!names) return state;
  const seats = state.seats.map((seat, index) =>
    seat.kind === 'person' && seat.person === state.maker ? { ...seat, name: names[index] ?? null } : seat,
  );
  return { ...state, seats };
}
