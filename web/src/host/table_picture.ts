import { ProtocolError } from '../protocol/check';
import type {
  ChatLine,
  GameBoard,
  GameChoice,
  GameView,
  Presence,
  SeatClock,
  Step,
  TableState,
  Update,
} from '../protocol/described';

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
  // Who is here and who has chosen; not known of tables that nobody watches, as in replays.
  presence?: Presence;
}

// Steps that came together have views in between; the last one has led to the view that came with it.
function stepsOf({ steps = [], view }: Update): Step[] {
  const last = steps.at(-1);
  return last && view ? [...steps.slice(0, -1), { ...last, view }] : steps;
}

// A member that is missing is as it was.
export function withUpdate(before: TablePicture | undefined, update: Update, now: number): TablePicture {
  const state = update.state ?? before?.state;
  if (!state) throw new ProtocolError('update.state', 'the table', state);
  const kept = (before?.steps ?? []).filter((step) => step.sequence <= update.since);
  return {
    seat: update.seat,
    sequence: update.sequence,
    clockAhead: update.time - now,
    state,
    board: update.board ?? before?.board ?? null,
    view: update.view ?? before?.view ?? null,
    steps: [...kept, ...stepsOf(update)],
    choices: update.choices ?? before?.choices ?? [],
    canUndo: update.can_undo ?? before?.canUndo ?? false,
    clocks: update.clocks ?? before?.clocks ?? null,
    chat: [...(before?.chat ?? []), ...(update.chat ?? [])],
  };
}
