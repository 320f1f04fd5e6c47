import { roundsOf } from '../board/brave-rats/rounds';
import type { BraveRatsBoard, BraveRatsEvent, BraveRatsView } from '../protocol/described';

// The record of a duel that is still going on, out of what one side has seen of it; null while hands
// are not known or nothing was played. However the hands came about, they are written as dealt.
export function recordSoFar(
  board: BraveRatsBoard,
  view: BraveRatsView,
  events: BraveRatsEvent[],
): string | null {
  const rounds = roundsOf(events, false);
  if (view.phase !== 'play' || rounds.length === 0) return null;
  if (view.players.some((player) => player.hidden > 0)) return null;
  const hands = view.players.map((player, index) =>
    [...player.hand, ...rounds.map((round) => round.cards[index])].sort().join(''),
  );
  const variant = board.options.variant === 'base' ? 'base' : 'deal';
  const actions = rounds.map((round) => round.cards.join(':'));
  const played = { options: { variant }, setup: { hands }, actions };
  return JSON.stringify({ format: 'cheesemoon/1', game: 'brave-rats', ...played });
}
