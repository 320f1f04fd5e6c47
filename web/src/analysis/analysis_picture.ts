import type { BoardPicture } from '../board/board_props';
import type { Analysis, BraveRatsChoice, GameChoice, Presence, SeatState } from '../protocol/described';
import type { Chosen } from './analysis_session.svelte';
import { stepsTo, type MoveTree } from './move_tree';

export interface Analysed {
  tree: MoveTree;
  here: number;
  seen: Analysis;
  chosen: readonly Chosen[];
  // Whoever sits in front where two choose at once.
  front: number;
}

export const choicesOf = (seen: Analysis, seat: number): GameChoice[] =>
  seen.choices.find((each) => each.seat === seat)?.choices ?? [];

// Whose choices the board offers: rounds of BraveRats are seen from in front, all else by whoever has to act.
function seatAtBoard({ seen, front }: Analysed): number {
  const isDuel = 'phase' in seen.view && seen.view.phase !== 'draft';
  return isDuel ? front : (seen.choices[0]?.seat ?? front);
}

// One person plays for all seats.
const everybody = 'everybody';
const seatState: SeatState = { kind: 'person', person: everybody, gone: null, offers_end: false };

// The place where somebody is as a table at which he sits everywhere: what a board can show.
export function analysisPicture(analysed: Analysed): BoardPicture {
  const { tree, here, seen, chosen } = analysed;
  const seat = seatAtBoard(analysed);
  const own = chosen.find((each) => each.seat === seat);
  const seats = Array.from({ length: seen.board.seats }, (_, index) => index + 1);
  // Greg's, too: nobody waits for his turns to be acted out.
  const teams = 'teams' in seen.view ? seen.view.teams : seats;
  const presence: Presence = {
    type: 'presence',
    table: '',
    seats: seats.map((each) => ({
      here: true,
      awaited: false,
      chosen: chosen.some((move) => move.seat === each),
    })),
    watching: 0,
  };
  return {
    seat,
    state: { games: 1, crowns: null, seats: teams.map(() => seatState) },
    board: seen.board,
    view:
      own && 'chosen' in seen.view && seen.view.shown === null
        ? { ...seen.view, chosen: cardOf(own) }
        : seen.view,
    steps: stepsTo(tree, here).map(({ events }, index) => ({ sequence: index + 1, events })),
    choices: choicesOf(seen, seat),
    canUndo: own !== undefined,
    presence,
  };

  // What was chosen is not among the choices any more.
  function cardOf({ action }: Chosen): BraveRatsChoice['card'] {
    return Number(action.split(' ')[1]);
  }
}
