import { wordsOf } from './check';
import type {
  BurrowSpace,
  CapRule,
  FirstRatEvent,
  FirstRatResult,
  FirstRatTurn,
  FirstRatView,
} from './described';

// First Rat, where it is clear that no other game is meant. What everything is says docs/views.md.

export type {
  Booth,
  BurrowSpace,
  Cap,
  Challenge,
  Colour,
  Comic,
  Difficulty,
  FirstRatBoard as Board,
  FirstRatChoice as Choice,
  FirstRatEvent as Event,
  FirstRatResult as Result,
  FirstRatTeam as Team,
  FirstRatView as View,
  Good,
  Greg,
  GregCard,
  Items,
  Keeper,
  Material,
  Part,
  PathSpace,
  Pipe,
  Rat,
  RatLetter,
  Track,
} from './described';
export type BreakdownPart = keyof FirstRatResult['breakdown'][number];
export type BurrowKind = BurrowSpace['kind'];
export type Countable = CapRule['counts'][number];
// As events and actions call it: a backpack by its colour, `drink`, a cap or a comic.
export type ItemName = string;
export type Phase = FirstRatTurn['phase'];
export type Step = { sequence: number; events: FirstRatEvent[]; view?: FirstRatView };

export const colours = wordsOf('Colour');
export const materials = wordsOf('Material');
export const goods = wordsOf('Good');
export const tracks = wordsOf('Track');
export const parts = wordsOf('Part');
export const keepers = wordsOf('Keeper');
export const comics = wordsOf('Comic');
export const caps = wordsOf('Cap');
export const rats = wordsOf('RatLetter');
export const difficulties = wordsOf('Difficulty');
export const challenges = wordsOf('Challenge');
export const breakdownParts: BreakdownPart[] = [...tracks, 'caps', 'awards', 'moldy', 'leftovers'];

/** Places of rats that are no spaces of the path. */
export const start = 0;
export const launchpad = 27;
export const nursery = 28;
