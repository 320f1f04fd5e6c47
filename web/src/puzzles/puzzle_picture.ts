import { choicesOf } from '../analysis/analysis_picture';
import type { BoardPicture } from '../board/board_props';
import type { SeatState } from '../protocol/described';
import type { PuzzleSession } from './puzzle_session.svelte';

const seatState = (seat: number): SeatState => ({
  kind: 'person',
  person: `seat ${seat}`,
  gone: null,
  offers_end: false,
});

// A puzzle as a table at which somebody sits where something has to be found: what a board can show.
export function puzzlePicture({ seen, steps, seat, taken, answer }: PuzzleSession): BoardPicture | null {
  if (!seen) return null;
  const seats = Array.from({ length: seen.board.seats }, (_, index) => index + 1);
  return {
    seat,
    state: { games: 1, crowns: null, seats: seats.map(seatState) },
    board: seen.board,
    view: seen.view,
    steps: steps.map(({ events }, index) => ({ sequence: index + 1, events })),
    // Cards stay where they are, with what perfect play makes of them.
    choices: answer && 'teams' in seen.view ? [] : choicesOf(seen, seat),
    canUndo: taken.length > 0,
  };
}
