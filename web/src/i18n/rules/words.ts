import type { GameName } from '../../protocol/described';

// Drawings and tables that stand among the text; their numbers come from the content files.
export type Picture =
  | 'cards'
  | 'path'
  | 'pipes'
  | 'booths'
  | 'burrow'
  | 'tracks'
  | 'stock'
  | 'backpacks'
  | 'comics'
  | 'caps'
  | 'greg-decks'
  | 'greg-cards'
  | 'challenges';

// A paragraph, a list, a drawing, or a round of BraveRats with the two cards and what comes of it.
export type Block =
  | string
  | { list: readonly string[] }
  | { picture: Picture }
  | { duel: readonly [number, number]; says: string };

export interface Section {
  heading: string;
  blocks: readonly Block[];
}

export type BraveRatsSection = 'goal' | 'cards' | 'round' | 'table' | 'examples' | 'end' | 'variants';
export type FirstRatSection =
  | 'goal'
  | 'setUp'
  | 'options'
  | 'turn'
  | 'move'
  | 'company'
  | 'collect'
  | 'lights'
  | 'burrow'
  | 'launchpad'
  | 'shop'
  | 'items'
  | 'build'
  | 'tracks'
  | 'end'
  | 'details'
  | 'greg'
  | 'gregTurn'
  | 'challenges';

// The rules of both games, in one language and in our own words.
export interface RulesWords {
  heading: Record<GameName, string>;
  contents: string;
  print: string;
  learn: string;
  players: string;
  lightFrom: string;
  step: string;
  card: string;
  moves: string;
  icon: string;
  icons: Record<'best' | 'comic', string>;
  cardsOf: (kind: string) => string;
  sections: {
    'brave-rats': Record<BraveRatsSection, Section>;
    'first-rat': Record<FirstRatSection, Section>;
  };
}
