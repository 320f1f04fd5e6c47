import {
  byName,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  text,
  truth,
  anything,
  type Checked,
} from './check';

export const gameName = oneOf('brave-rats', 'first-rat');
export type GameName = Checked<typeof gameName>;

const clock = object({ kind: oneOf('turn', 'game'), seconds: number }, { increment: number });

export const madeWith = object({
  game: gameName,
  options: byName(anything),
  seats: listOf(text),
  public: truth,
  rated: truth,
  chat: truth,
  clock: orNull(clock),
  crowns: orNull(number),
});
export type MadeWith = Checked<typeof madeWith>;

export const seatState = object(
  {
    kind: oneOf('open', 'person', 'bot'),
    gone: orNull(oneOf('resigned', 'timed_out')),
    offers_end: truth,
  },
  { person: text, name: orNull(text), bot: text },
);
export type SeatState = Checked<typeof seatState>;

export const tableState = object({
  id: text,
  created: number,
  maker: text,
  status: oneOf('open', 'playing', 'over'),
  made_with: madeWith,
  seats: listOf(seatState),
  games: number,
  crowns: orNull(object({ to_win: number, won: listOf(number) })),
  ending: orNull(
    object({
      kind: oneOf('finished', 'resigned', 'timed_out', 'agreed', 'closed'),
      places: listOf(number),
    }),
  ),
  commitment: text,
  opening: orNull(object({ seed: text, salt: text })),
  before: orNull(text),
  next: orNull(text),
});
export type TableState = Checked<typeof tableState>;

const listedSeat = object({ kind: oneOf('open', 'person', 'bot') }, { person: text, bot: text });

export const openTable = object(
  { id: text, game: gameName, made_with: madeWith, maker: text, created: number, seats: listOf(listedSeat) },
  { maker_name: text },
);
export type OpenTable = Checked<typeof openTable>;

export const ownTable = object({
  id: text,
  game: gameName,
  status: oneOf('open', 'playing', 'over'),
  updated: number,
  table: object({ made_with: madeWith, seats: listOf(listedSeat) }),
});
export type OwnTable = Checked<typeof ownTable>;
