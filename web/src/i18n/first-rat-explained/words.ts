import type { BurrowKind, Good, Keeper, Track } from '../../protocol/first_rat';

/** A sentence for everything on the board of First Rat that means something, in one language. */
export type ExplainedWords = {
  space: (goods: string, light: number, more: string) => string;
  litSpace: (goods: string, more: string) => string;
  boothHere: (keeper: string) => string;
  pipeHere: (exit: number) => string;
  ownRat: string;
  otherRat: string;
  start: string;
  rocket: string;
  pipe: (entry: number, exit: number, cost: string) => string;
  booths: Record<Keeper, (space: number, price: number) => string>;
  lights: string;
  constructionLight: string;
  burrow: Record<BurrowKind, string>;
  tracks: Record<Track, string>;
  goods: Record<Good | 'moldy', string>;
  award: string;
  markers: (ending: number) => string;
  markersHeading: string;
  points: string;
  lightMarker: string;
  burrowMarker: string;
  crew: string;
  lightString: string;
};
