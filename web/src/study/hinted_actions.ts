import type { HintedActions } from '../board/board_props';
import type { Hint } from '../protocol/described';

// What a board marks: of First Rat the next decision of the best turn, of BraveRats every card.
export function hintedBy(hint: Hint): HintedActions {
  if (hint.game === 'first-rat') {
    const next = hint.hints[0]?.actions[0];
    return new Map(next === undefined ? [] : [[next, 1]]);
  }
  if (hint.choice !== null) return new Map([[hint.choice, 1]]);
  return new Map(hint.mix.map(({ card, share }) => [`play ${card}`, share]));
}
