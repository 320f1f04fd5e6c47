import type { TablePicture } from '../host/table_picture';

// Whether somebody holds up the game who does not seem to be there, and nobody has called him. Where a
// clock runs it decides.
export function mayBeCalled({ state, presence }: TablePicture, ownSeats: number[], seat: number): boolean {
  const occupant = state.seats[seat - 1];
  const around = presence?.seats[seat - 1];
  return (
    state.status === 'playing' &&
    state.made_with.clock === null &&
    occupant?.kind === 'person' &&
    occupant.gone === null &&
    occupant.called_until === undefined &&
    !ownSeats.includes(seat) &&
    around !== undefined &&
    around.awaited &&
    around.here !== true
  );
}
