import type { GameName } from '../protocol/described';

// Where somebody is: a page and what it is about, as in `table` and the table's name.
export interface Route {
  page: string;
  about: string;
}

// Routes live behind the #, so that any server can serve the page from one file. Whether there is
// such a page, the list of pages knows.
export function routeOf(hash: string): Route {
  const [, page, about] = /^#\/([a-z]+)(?:\/([A-Za-z0-9_.-]*(?:\/[a-z0-9]+)?))?$/.exec(hash) ?? [];
  return { page: page ?? 'start', about: about ?? '' };
}

export const startLink = '#/';
export const challengesLink = '#/challenges';
export const tableLink = (table: string) => `#/table/${table}`;
export const learnLink = (game: GameName) => `#/learn/${game}`;
export const rulesLink = (game: GameName) => `#/rules/${game}`;
export const reviewLink = (table: string) => `#/review/${table}`;
// Of a game, of one of its puzzles or that of the day; without a game to where one is chosen.
export const puzzlesLink = (game?: GameName, which?: number | 'today') =>
  ['#/puzzles', game, which].filter((part) => part !== undefined).join('/');
// Of a table, or, without one, to where a record can be opened.
export const replayLink = (table?: string) => (table ? `#/replay/${table}` : '#/replay');
// Of a game, a table or a link that holds a whole analysis; without one to where any of them is chosen.
export const analysisLink = (about?: string) => (about ? `#/analyse/${about}` : '#/analyse');
