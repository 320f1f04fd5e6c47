import { replayLink } from '../page/route';

// Where in a replay: which of its games, from 1, and which frame of that, from 0.
export interface Moment {
  game: number;
  frame: number;
}

export const beginning: Moment = { game: 1, frame: 0 };

// A link may end with a moment: bcdfghjkmn-1-13.
export function readMoment(about: string): { table: string; moment: Moment } {
  const [, table, game, frame] = /^([a-z]*)(?:-(\d+)-(\d+))?$/.exec(about) ?? [];
  const moment = { game: Number(game ?? beginning.game), frame: Number(frame ?? beginning.frame) };
  return { table: table ?? '', moment };
}

// What a link says of a table and a moment of its game.
export function aboutMoment(table: string, { game, frame }: Moment): string {
  return game === beginning.game && frame === beginning.frame ? table : `${table}-${game}-${frame}`;
}

export const momentLink = (table: string, moment: Moment) => replayLink(aboutMoment(table, moment));
