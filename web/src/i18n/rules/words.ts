import type { GameName } from '../../protocol/described';

// Drawings and tables that stand among the text; their numbers come from the content files.
export type Picture =
  | 'cards'
  | 'rounds'
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

// Numbers of the content files that the text names, as they are written there.
export interface PrintedNumbers {
  lights: number;
  constructionLights: string;
  tileGroups: string;
  spareTrack: string;
  gregStarts: string;
  caps: number;
  reconstructedCaps: number;
}

export type Text = string | ((printed: PrintedNumbers) => string);

// A paragraph, a list, a drawing, or a round of BraveRats with the two cards and what comes of it.
export type Block =
  Text | { list: readonly Text[] } | { picture: Picture } | { duel: readonly [number, number]; says: string };

export interface Section {
  heading: string;
  blocks: readonly Block[];
}

export type BraveRatsSection =
  'goal' | 'cards' | 'round' | 'results' | 'table' | 'examples' | 'end' | 'variants';
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
  | 'challenges'
  | 'sources';

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
  comics: string;
  unsure: string;
  rounds: { caption: string; wins: (side: string) => string; winsGame: (side: string) => string };
  sections: {
    'brave-rats': Record<BraveRatsSection, Section>;
    'first-rat': Record<FirstRatSection, Section>;
  };
}
