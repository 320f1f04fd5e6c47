// @vitest-environment jsdom
import {
  deviceNames,
  keepDeviceNames,
  keepNamesOfRematch,
  withDeviceNames,
} from '../../src/host/device_names';
import { ann, duelState } from '../tables';

describe('names of people who share a device', () => {
  beforeEach(() => localStorage.clear());
  const sits = duelState().seats[0]!;

  it('are theirs wherever the table is shown, and nobody else gets them', () => {
    const state = duelState({ seats: [sits, { ...sits, person: 'bob', name: 'Bob' }, sits] });
    keepDeviceNames(localStorage, state.id, ['Mia', 'x', 'Jo']);
    expect(withDeviceNames(localStorage, state).seats.map(({ name }) => name)).toEqual(['Mia', 'Bob', 'Jo']);
    const other = duelState({ id: 'otherother' });
    expect(withDeviceNames(localStorage, other)).toBe(other);
    expect(state.maker).toBe(ann.id);
  });

  it('move with their seats to a rematch', () => {
    keepDeviceNames(localStorage, 'one', ['Mia', 'Jo', 'Ben']);
    keepNamesOfRematch(localStorage, 'one', 'two');
    keepNamesOfRematch(localStorage, 'one', 'two');
    expect(deviceNames(localStorage, 'two')).toEqual(['Jo', 'Ben', 'Mia']);
  });

  it('are left out where the device is full', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepDeviceNames(localStorage, 'one', ['Mia', 'Jo']);
    full.mockRestore();
    expect(deviceNames(localStorage, 'one')).toBeUndefined();
  });

  it('are none if what was kept cannot be read', () => {
    localStorage.setItem('cheesemoon.device-names', '{');
    expect(deviceNames(localStorage, 'one')).toBeUndefined();
  });
});
