import type { Person } from './host';

// Who somebody is at a server: a guest's token, kept by the browser.

export interface Guest {
  person: Person;
  token: string;
  // What he wants to be called, which the server could not be told yet.
  wish?: string;
}

export interface GuestKeeper {
  known(): Guest | null;
  keep(guest: Guest): void;
  forget(): void;
}

// At the server that has sent the page, or at another of that address, which is shown no token but its own.
export function guestIn(storage: Storage, chosen: string | null = null): GuestKeeper {
  const key = chosen === null ? 'cheesemoon.guest' : `cheesemoon.guest ${chosen}`;
  return {
    known() {
      try {
        const kept = JSON.parse(storage.getItem(key) ?? 'null') as Guest | null;
        return typeof kept?.token === 'string' && typeof kept.person?.id === 'string' ? kept : null;
      } catch {
        return null;
      }
    },
    keep: (guest) => storage.setItem(key, JSON.stringify(guest)),
    forget: () => storage.removeItem(key),
  };
}

// Where it is known anyway who somebody is.
export const noGuest: GuestKeeper = { known: () => null, keep() {}, forget() {} };
