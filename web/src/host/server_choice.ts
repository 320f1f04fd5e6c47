import type { ServerChoice } from './host';
import { serverApi } from './server_api';
import { serverTransport } from './server_transport';

// Which server the page without one of its own meets others at. It stands in the address of the page, so that
// whoever follows a link from there gets to the same one, and is kept for the next visit. What a link says holds
// for this visit, for anybody can write one.

const key = 'cheesemoon.server';
const parameter = 'server';

// As in https://play.example.org, with nothing behind it; null if that is no address. What does not say how
// it is reached is reached like the page.
export function serverAddress(written: string, protocol: string): string | null {
  const named = written.trim();
  if (named === '') return null;
  try {
    const address = new URL(named.includes('://') ? named : `${protocol}//${named}`);
    return ['http:', 'https:'].includes(address.protocol) ? address.origin : null;
  } catch {
    return null;
  }
}

// Whoever has come by a link and plays there finds the server again, unless he has chosen another one.
export function keepWherePlayed(storage: Storage, address: string) {
  if (storage.getItem(key) === null) storage.setItem(key, address);
}

interface Surroundings {
  storage: Storage;
  location: Pick<Location, 'href' | 'protocol'>;
  // Opens this page anew.
  open(address: string): void;
  // Writes another address over that of this page.
  rename(address: string): void;
}

export function serverChoice({ storage, location, open, rename }: Surroundings): ServerChoice {
  const at = (address: string | null) => {
    const here = new URL(location.href);
    if (address === null) here.searchParams.delete(parameter);
    else here.searchParams.set(parameter, address);
    return here.href;
  };
  // Browsers forbid it, and do not say so.
  const isForbidden = (address: string) => location.protocol === 'https:' && address.startsWith('http:');
  const usable = (written: string | null) => {
    const read = serverAddress(written ?? '', location.protocol);
    return read !== null && isForbidden(read) ? null : read;
  };
  const kept = usable(storage.getItem(key));
  const linked = usable(new URL(location.href).searchParams.get(parameter));
  const address = linked ?? kept;
  if (at(address) !== location.href) rename(at(address));

  return {
    address,
    async choose(written) {
      const chosen = serverAddress(written, location.protocol);
      if (chosen === null) return 'no_address';
      if (isForbidden(chosen)) return 'not_encrypted';
      try {
        await serverApi(serverTransport(chosen)).publicAddress();
      } catch {
        return 'no_answer';
      }
      storage.setItem(key, chosen);
      open(at(chosen));
      return 'chosen';
    },
    leave() {
      storage.removeItem(key);
      open(at(null));
    },
  };
}
