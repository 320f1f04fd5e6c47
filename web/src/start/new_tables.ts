import type { NewTable } from '../host/host';
import type { SoloLevel, Variant } from '../i18n/words';

// What the buttons of the start page ask for.

export interface BraveRatsWishes {
  variant: Variant;
  // 0 for a single game.
  crowns: number;
}

export interface FirstRatWishes {
  seats: number;
  board: 'standard' | 'variable';
}

// Who sits on all seats but the first, which is the maker's.
export type Others = 'person' | 'open' | `level${number}`;

const seatsFor = (count: number, others: Others) => [
  'person',
  ...Array.from({ length: count - 1 }, () => others),
];

export function braveRatsTable(wishes: BraveRatsWishes, others: Others): NewTable {
  return {
    game: 'brave-rats',
    options: { variant: wishes.variant },
    seats: seatsFor(2, others),
    ...(wishes.crowns > 0 ? { crowns: wishes.crowns } : {}),
  };
}

function firstRatOptions(seats: number, board: FirstRatWishes['board'], solo: SoloLevel | null) {
  return {
    seats,
    path: board,
    tracks: board,
    comics: board === 'variable' ? 'all' : 'basic',
    solo,
    content: 'standard',
  };
}

export function firstRatTable({ seats, board }: FirstRatWishes, others: Others): NewTable {
  return {
    game: 'first-rat',
    options: firstRatOptions(seats, board, null),
    seats: seatsFor(seats, others),
  };
}

export function soloTable(board: FirstRatWishes['board'], level: SoloLevel): NewTable {
  return { game: 'first-rat', options: firstRatOptions(1, board, level), seats: ['person'] };
}
