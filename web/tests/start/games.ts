import type { GameDescription } from '../../src/protocol/described';

// What a server says of its games.
const option = (name: string, values: (string | number)[], seats?: number) => ({
  option: name,
  values,
  default: name === 'seats' ? 2 : values[0]!,
  only_with: seats === undefined ? null : { seats },
});
const bots = Array.from({ length: 8 }, (_, index) => `level${index + 1}`);

export const braveRats: GameDescription = {
  game: 'brave-rats',
  title: 'BraveRats',
  least_seats: 2,
  most_seats: 2,
  options: [option('variant', ['base', 'traitor', 'draft', 'deal'])],
  crowns: { usual: 3, most: 100 },
  bots,
};

export const firstRat: GameDescription = {
  game: 'first-rat',
  title: 'First Rat',
  least_seats: 1,
  most_seats: 5,
  options: [
    option('seats', [1, 2, 3, 4, 5]),
    option('path', ['standard', 'variable']),
    option('tracks', ['standard', 'variable']),
    option('comics', ['basic', 'all']),
    option('solo', ['easy', 'medium', 'difficult', 'unfair'], 1),
    option('content', ['standard']),
  ],
  crowns: null,
  bots,
};

// Of which the page knows nothing.
export const crumbs: GameDescription = {
  game: 'crumbs',
  title: 'Crumbs',
  least_seats: 2,
  most_seats: 3,
  options: [option('seats', [2, 3]), option('last', ['wins', 'loses'])],
  crowns: null,
  bots: ['level1', 'level2'],
};
