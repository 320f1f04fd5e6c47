import { kinds, listOf, number, object, oneOf, orNull, text, truth, type Check, type Checked } from './check';
import { checksOf, type GameBoard, type GameEvent, type GameView } from './games';
import { gameName, type GameName } from './table_state';

// Hints, replays and reviews: what docs/hints.md describes, and the same for BraveRats.

const gain = object({
  kind: oneOf(
    'goods',
    'lights',
    'burrow',
    'advance',
    'scored',
    'built',
    'donated',
    'rattronaut',
    'award',
    'rat',
    'comic',
    'bought',
    'stolen',
    'end',
    'greg-scored',
    'greg-prepared',
    'drink',
    'pipe',
    'moldy',
    'fee',
  ),
  what: orNull(text),
  amount: number,
});
export type Gain = Checked<typeof gain>;

const outlook = { win_share: listOf(number), points: listOf(number) };
const judgedTurn = object({ actions: listOf(text), ...outlook, gains: listOf(gain) });
export type JudgedTurn = Checked<typeof judgedTurn>;

// How often perfect play takes each card of a hand.
const mix = listOf(object({ card: text, share: number }));
export type Mix = Checked<typeof mix>;

export const hint = kinds('game', {
  'first-rat': { round: number, seat: number, hints: listOf(judgedTurn) },
  'brave-rats': { seat: number, win: orNull(number), mix, choice: orNull(text) },
});
export type Hint = Checked<typeof hint>;
export type FirstRatHint = Extract<Hint, { game: 'first-rat' }>;
export type BraveRatsHint = Extract<Hint, { game: 'brave-rats' }>;

export interface Frame {
  events: GameEvent[];
  view: GameView;
}
export interface ReplayedGame {
  board: GameBoard;
  // The first is what there was after the set-up.
  frames: Frame[];
}
export interface Replay {
  game: GameName;
  // By seat; none if a record does not tell.
  names: string[];
  // A match for crowns has several.
  games: ReplayedGame[];
}

const namedGame = object({ game: gameName });

export const replay: Check<Replay> = (value, where) => {
  const { board, view, event } = checksOf[namedGame(value, where).game];
  const frames = listOf(object({ events: listOf(event), view }));
  const games = listOf(object({ board, frames }));
  return object({ game: gameName, names: listOf(text), games })(value, where);
};

// `frame` is where the replay is when the turn, or the round, is done.
const reviewedTurn = object({
  round: number,
  seat: number,
  luck: truth,
  before: object(outlook),
  actions: listOf(text),
  ...outlook,
  gains: listOf(gain),
  cost: number,
  better: orNull(judgedTurn),
  frame: number,
});
export type ReviewedTurn = Checked<typeof reviewedTurn>;

const reviewedRound = object({
  round: number,
  frame: number,
  cards: listOf(text),
  win_before: number,
  win_after: number,
  gave_away: listOf(number),
  mix: listOf(mix),
});
export type ReviewedRound = Checked<typeof reviewedRound>;

export const review = kinds('game', {
  'first-rat': {
    games: listOf(object({ turns: listOf(reviewedTurn), costliest: listOf(number) })),
  },
  'brave-rats': {
    games: listOf(object({ rounds: listOf(reviewedRound), turning_point: orNull(number) })),
  },
});
export type Review = Checked<typeof review>;
export type FirstRatReview = Extract<Review, { game: 'first-rat' }>['games'][number];
export type BraveRatsReview = Extract<Review, { game: 'brave-rats' }>['games'][number];
