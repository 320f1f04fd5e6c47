import {
  anything,
  byName,
  kinds,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  text,
  truth,
  type Check,
  type Checked,
} from './check';

// First Rat as docs/views.md describes it.

const goods = byName(number);

export const firstRatBoard = object({
  game: oneOf('first-rat'),
  options: byName(anything),
  seats: number,
  path: listOf(
    object({ space: number, colour: text, good: text, amount: number, first_light: number }),
  ),
  pipes: listOf(object({ entry: number, exit: number, cost: text })),
  booths: listOf(object({ keeper: text, space: number, price: number })),
  burrow: listOf(
    object(
      { kind: oneOf('start', 'plain', 'junction', 'library', 'nursery', 'food') },
      { next: orNull(number), up: number, left: number },
    ),
  ),
  lights: object({ count: number, construction: listOf(number) }),
  tracks: byName(listOf(number)),
  parts: byName(goods),
  donation: number,
  markers: number,
  items: object({
    backpacks: listOf(text),
    drinks: number,
    caps: listOf(text),
    comics: listOf(text),
  }),
  backpack_adds: byName(number),
  cap_points: byName(number),
  greg: orNull(
    object({
      cards: listOf(object({ card: text, moves: listOf(number), icon: text })),
      in_deck: byName(number),
    }),
  ),
});
export type FirstRatBoard = Checked<typeof firstRatBoard>;

const rat = object({ place: number }, { tokens: anything });

// Alone the second team is Greg's, which has no goods.
const team = object(
  { rats: listOf(rat), markers: number, points: number },
  {
    cheese: number,
    soda: number,
    vinegar: number,
    can: number,
    calculator: number,
    moldy: number,
    light: number,
    burrow: number,
    awards: number,
    drinks: number,
    backpacks: listOf(text),
    caps: listOf(text),
    comics: listOf(text),
  },
);
export type FirstRatTeam = Checked<typeof team>;

export const firstRatView = object({
  round: number,
  last_round: orNull(number),
  to_act: listOf(number),
  turn: object({
    seat: number,
    phase: text,
    moved: listOf(text),
    doubled: truth,
    bulbs: number,
    cores: number,
    green_takes: number,
    orange_takes: number,
    shopper: orNull(object({ rat: text, keeper: text, price: number })),
  }),
  teams: listOf(team),
  tracks: byName(listOf(orNull(listOf(number)))),
  market: object({
    backpacks: listOf(text),
    drinks: number,
    caps: listOf(text),
    comics: listOf(text),
  }),
  greg: anything,
  result: anything,
});
export type FirstRatView = Checked<typeof firstRatView>;

const byRat = { seat: number, rat: text };

export const firstRatEvent = kinds('kind', {
  decided: { seat: number, action: text },
  rat_moved: { ...byRat, from: number, to: number },
  pipe_paid: { seat: number, good: text, amount: number },
  moldy_taken: { seat: number, amount: number },
  fee_paid: { seat: number, to: number, amount: number },
  space_yields: {
    ...byRat,
    good: text,
    space: number,
    base: number,
    light: number,
    strong: number,
  },
  backpack_yields: { seat: number, good: text, backpack: text, amount: number },
  drink_used: { seat: number },
  gained: { seat: number, good: text, amount: number },
  light_moved: { seat: number, from: number, to: number },
  burrow_entered: { seat: number, space: number },
  comic_taken: { seat: number, comic: text, rat: orNull(text) },
  rat_raised: byRat,
  award_taken: { seat: number },
  bought: { seat: number, item: text, cheese: number },
  stolen: { ...byRat, item: text },
  built: { seat: number, track: text },
  donated: { seat: number, cheese: number },
  goods_spent: { seat: number, good: text, amount: number },
  scored: { seat: number, track: text, space: number, points: number },
  scoring_lapsed: { seat: number, track: text },
  end_announced: { seat: number, rounds: number },
  card_drawn: { seat: number, card: text },
  cheese_from_greg: { seat: number, amount: number },
  item_lost: { seat: number, item: text },
  track_prepared: { seat: number, track: text },
  deck_shuffled: { seat: number },
  game_over: {},
});
export type FirstRatEvent = Checked<typeof firstRatEvent>;

export type FirstRatChoice = { action: string; events?: FirstRatEvent[] };
export const firstRatChoice: Check<FirstRatChoice> = object(
  { action: text },
  { events: listOf(firstRatEvent) },
);
