import type { Person } from './host';

// Who somebody is on this device: a guest's token, kept by the browser.

export interface Guest {
  person: Person;
  token: string;
}

const key = 'cheesemoon.guest';

export function rememberedGuest(storage: Storage): Guest | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Guest | null;
    return typeof kept?.token === 'string' && typeof kept.person?.id === 'string' ? kept : null;
  } catch {
    return null;
  }
}

export function rememberGuest(storage: Storage, guest: Guest) {
  storage.setItem(key, JSON.stringify(guest));
}

export function forgetGuest(storage: Storage) {
  storage.removeItem(key);
}
