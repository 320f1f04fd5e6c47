import type { NewTable } from '../host/host';
import type { GameDescription, GameName, GameOption } from '../protocol/described';

// What the buttons of the start page ask for.

// What was chosen of a game, by the names of its options; crowns are 0 for a single game.
export interface Wishes {
  seats: number;
  options: Record<string, string>;
  crowns: number;
}

// Who sits on all seats but the first, which is the maker's.
export type Others = 'person' | 'open' | `level${number}`;

// How many play is chosen apart from all else.
export const optionsOf = (game: GameDescription) =>
  game.options.filter(({ option, values }) => option !== 'seats' && values.length > 1);

// The option that only somebody who plays alone has.
export const optionAlone = (game: GameDescription): GameOption | undefined =>
  game.options.find(({ only_with }) => only_with?.seats === 1);

export const hasOption = (game: GameDescription, name: string, seats: number) => {
  const found = game.options.find(({ option }) => option === name);
  return found !== undefined && (found.only_with === null || found.only_with.seats === seats);
};

export function usualWishes(game: GameDescription): Wishes {
  const seats = game.options.find(({ option }) => option === 'seats')?.default;
  return {
    seats: Number(seats ?? game.most_seats),
    options: Object.fromEntries(optionsOf(game).map((option) => [option.option, String(option.default)])),
    crowns: 0,
  };
}

// What was chosen, as far as a game of so many has it.
export const chosenOptions = (game: GameDescription, { options, seats }: Wishes): Record<string, string> =>
  Object.fromEntries(Object.entries(options).filter(([name]) => hasOption(game, name, seats)));

export function newTable(game: GameDescription, wishes: Wishes, others: Others): NewTable {
  return {
    game: game.game as GameName,
    options: chosenOptions(game, wishes),
    seats: ['person', ...Array.from({ length: wishes.seats - 1 }, () => others)],
    ...(wishes.crowns > 0 ? { crowns: wishes.crowns } : {}),
  };
}

// A game as usual between two.
export const usualTable = (game: GameName, other: Others): NewTable => ({
  game,
  options: {},
  seats: ['person', other],
});

export const soloTable = (solo: string, options: Record<string, string> = {}): NewTable => ({
  game: 'first-rat',
  options: { ...options, solo },
  seats: ['person'],
});
