import { listOf } from '../protocol/check';
import { checksOf, type GameBoard, type GameChoice, type GameEvent, type GameView } from '../protocol/games';
import type { ChatLine, SeatClock, Update } from '../protocol/messages';
import { tableState, type TableState } from '../protocol/table_state';

export interface Step {
  sequence: number;
  events: GameEvent[];
}

// All that one viewer knows of a table.
export interface TablePicture {
  seat: number | null;
  sequence: number;
  // How far the server's clock is ahead of ours, in milliseconds.
  clockAhead: number;
  state: TableState;
  board: GameBoard | null;
  view: GameView | null;
  steps: Step[];
  choices: GameChoice[];
  canUndo: boolean;
  clocks: (SeatClock | null)[] | null;
  chat: ChatLine[];
}

// A member that is missing is as it was.
export function withUpdate(
  before: TablePicture | undefined,
  update: Update,
  now: number,
): TablePicture {
  const state =
    update.state === undefined && before
      ? before.state
      : tableState(update.state, 'update.state');
  const checks = checksOf[state.made_with.game];
  const kept = (before?.steps ?? []).filter((step) => step.sequence <= update.since);
  const added = (update.steps ?? []).map((step) => ({
    sequence: step.sequence,
    events: listOf(checks.event)(step.events, 'update.steps.events'),
  }));
  const nullOr = <Value>(value: unknown, check: (value: unknown, where: string) => Value, where: string) =>
    value === null ? null : check(value, where);
  return {
    seat: update.seat,
    sequence: update.sequence,
    clockAhead: update.time - now,
    state,
    board:
      update.board === undefined
        ? (before?.board ?? null)
        : nullOr(update.board, checks.board, 'update.board'),
    view:
      update.view === undefined
        ? (before?.view ?? null)
        : nullOr(update.view, checks.view, 'update.view'),
    steps: [...kept, ...added],
    choices:
      update.choices === undefined
        ? (before?.choices ?? [])
        : listOf(checks.choice)(update.choices, 'update.choices'),
    canUndo: update.can_undo ?? before?.canUndo ?? false,
    clocks: update.clocks === undefined ? (before?.clocks ?? null) : update.clocks,
    chat: [...(before?.chat ?? []), ...(update.chat ?? [])],
  };
}
