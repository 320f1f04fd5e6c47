import { untrack } from 'svelte';
import type { BoardPicture } from '../board_props';

// How long the two cards of a round take until they have turned, in milliseconds; Arena turns them.
export const revealTime = 1200;

export interface Reveal {
  // Names the round whose cards are turning now.
  readonly turning: string | null;
  // The table as it may be told of: as it was before, until the cards have turned.
  readonly picture: BoardPicture;
}

// A round is revealed once, while somebody looks on: not when the page is opened later, nor when a
// choice is taken back.
export function revealOf(
  latest: () => BoardPicture,
  lastRound: () => string | null,
  takesTime: () => boolean,
): Reveal {
  let revealed = $state(untrack(lastRound));
  let before = untrack(latest);
  const turning = $derived(takesTime() && lastRound() !== revealed ? lastRound() : null);

  $effect(() => {
    if (turning === null) {
      before = latest();
      revealed = lastRound();
      return;
    }
    const timer = setTimeout(() => (revealed = turning), revealTime);
    return () => clearTimeout(timer);
  });

  return {
    get turning() {
      return turning;
    },
    get picture() {
      return turning === null ? latest() : before;
    },
  };
}
