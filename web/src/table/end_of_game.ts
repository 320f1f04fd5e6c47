import type { TablePicture } from '../host/table_picture';

export interface End {
  // How it ended for whoever sits here; `seen` where that is nobody, or several.
  outcome: 'won' | 'lost' | 'drawn' | 'seen';
  // The seats that came first; none if the game has no result.
  winners: number[];
  // By seat.
  places: number[];
  kind: 'finished' | 'resigned' | 'timed_out' | 'left' | 'agreed' | 'closed';
  // A match for crowns goes on with its next game.
  goesOn: boolean;
}

function withOutcome(places: number[], ownSeats: number[]): Pick<End, 'outcome' | 'winners'> {
  const winners = places.flatMap((place, index) => (place === 1 ? [index + 1] : []));
  const [own] = ownSeats;
  if (places.length > 1 && winners.length === places.length) return { outcome: 'drawn', winners };
  if (ownSeats.length !== 1 || own === undefined) return { outcome: 'seen', winners };
  return { outcome: winners.includes(own) ? 'won' : 'lost', winners };
}

export function endOf({ state, view }: Pick<TablePicture, 'state' | 'view'>, ownSeats: number[]): End | null {
  if (state.ending) {
    const { kind, places } = state.ending;
    const hasResult = kind !== 'agreed' && kind !== 'closed';
    const result = hasResult ? withOutcome(places, ownSeats) : { outcome: 'seen' as const, winners: [] };
    return { ...result, kind, places, goesOn: false };
  }
  if (!state.crowns || !view || !('phase' in view) || view.phase !== 'over') return null;
  const winner = view.result?.winner ?? 0;
  const places = state.seats.map((_, index) => (winner === 0 || index + 1 === winner ? 1 : 2));
  return { ...withOutcome(places, ownSeats), kind: 'finished', places, goesOn: true };
}
