import { kinds, listOf, number, object, oneOf, orNull, text, truth, type Checked } from './check';

// BraveRats as docs/views.md describes it.

export const braveRatsBoard = object({
  game: oneOf('brave-rats'),
  options: object({ variant: oneOf('base', 'traitor', 'draft', 'deal') }),
  seats: number,
  rounds_to_win: number,
  cards: listOf(text),
});
export type BraveRatsBoard = Checked<typeof braveRatsBoard>;

const player = object({
  hand: text,
  hidden: number,
  won: number,
  on_table: number,
  bonus: truth,
  sees_first: truth,
});
export type BraveRatsPlayer = Checked<typeof player>;

export const braveRatsView = object({
  phase: oneOf('setting_up', 'draft', 'play', 'over'),
  to_act: listOf(number),
  players: listOf(player),
  chosen: orNull(number),
  shown: orNull(number),
  draft: orNull(object({ drawer: number, kept: number, batch: orNull(text) })),
  result: orNull(object({ winner: number })),
});
export type BraveRatsView = Checked<typeof braveRatsView>;

export const braveRatsChoice = object({ action: text, card: number });
export type BraveRatsChoice = Checked<typeof braveRatsChoice>;

export const braveRatsEvent = kinds('kind', {
  draft_begins: { seat: number },
  batch_drawn: { seat: number, batch: orNull(text) },
  card_kept: { seat: number, card: orNull(number) },
  hands_known: { hands: listOf(text) },
  card_chosen: { seat: number, card: number },
  card_shown: { seat: number, card: number },
  round_played: {
    cards: listOf(number),
    values: listOf(number),
    reason: oneOf(
      'musician',
      'princess_meets_prince',
      'prince',
      'lower_value',
      'higher_value',
      'equal_values',
    ),
  },
  round_undecided: { on_table: listOf(number) },
  round_won: { seat: number, rounds: number },
  advantage: { seat: number, bonus: truth, sees_first: truth },
  game_over: { winner: number },
});
export type BraveRatsEvent = Checked<typeof braveRatsEvent>;
