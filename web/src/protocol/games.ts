import type { Check } from './check';
import {
  braveRatsBoard,
  braveRatsChoice,
  braveRatsEvent,
  braveRatsView,
  type BraveRatsBoard,
  type BraveRatsChoice,
  type BraveRatsEvent,
  type BraveRatsView,
} from './brave_rats';
import {
  firstRatBoard,
  firstRatChoice,
  firstRatEvent,
  firstRatView,
  type Board as FirstRatBoard,
  type Choice as FirstRatChoice,
  type Event as FirstRatEvent,
  type View as FirstRatView,
} from './first_rat';
import type { GameName } from './table_state';

export type GameBoard = BraveRatsBoard | FirstRatBoard;
export type GameView = BraveRatsView | FirstRatView;
export type GameChoice = BraveRatsChoice | FirstRatChoice;
export type GameEvent = BraveRatsEvent | FirstRatEvent;

export interface GameChecks {
  board: Check<GameBoard>;
  view: Check<GameView>;
  choice: Check<GameChoice>;
  event: Check<GameEvent>;
}

// What arrives about a table is checked as what its game says it is.
export const checksOf: Record<GameName, GameChecks> = {
  'brave-rats': {
    board: braveRatsBoard,
    view: braveRatsView,
    choice: braveRatsChoice,
    event: braveRatsEvent,
  },
  'first-rat': {
    board: firstRatBoard,
    view: firstRatView,
    choice: firstRatChoice,
    event: firstRatEvent,
  },
};
