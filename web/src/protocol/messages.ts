import { anything, kinds, listOf, number, object, orNull, text, truth, type Checked } from './check';

export const protocolVersion = 1;

// What a client may ask for. The connection adds `request`, which is its own business.
export type Request =
  | { type: 'sit'; table: string; seat: number }
  | { type: 'seat_bot'; table: string; seat: number; bot: string }
  | { type: 'stand_up'; table: string; seat: number }
  | { type: 'act'; table: string; seat: number; action: string; at: number }
  | { type: 'undo'; table: string; seat: number; at: number }
  | { type: 'preview'; table: string; seat: number; action: string }
  | { type: 'say'; table: string; text: string }
  | { type: 'resign'; table: string; seat: number }
  | { type: 'offer_end'; table: string; seat: number; offers: boolean }
  | { type: 'next_game'; table: string }
  | { type: 'rematch'; table: string }
  | { type: 'close'; table: string };

export const chatLine = object({ time: number, person: text, name: text, text });
export type ChatLine = Checked<typeof chatLine>;

const seatClock = object({ left: number, since: orNull(number) });
export type SeatClock = Checked<typeof seatClock>;

export const clockList = listOf(orNull(seatClock));

// Views, choices and events depend on the game; they are checked when the game is known.
export const update = object(
  { table: text, seat: orNull(number), sequence: number, since: number, time: number },
  {
    state: anything,
    board: anything,
    view: anything,
    steps: listOf(object({ sequence: number, events: listOf(anything) })),
    choices: listOf(anything),
    can_undo: truth,
    clocks: orNull(clockList),
    chat: listOf(chatLine),
  },
);
export type Update = Checked<typeof update>;

const answers = kinds('type', {
  welcome: { protocol: number, person: object({ id: text, name: text }), time: number },
  done: { request: text, table: text, sequence: number },
  refused: { request: orNull(text), reason: text, sentence: text },
  preview: { request: text, choice: anything },
  rematched: { request: text, table: text, next: text },
  pong: { time: number },
});
export type Answer = Checked<typeof answers>;

export type ServerMessage = Answer | ({ type: 'update' } & Update);

export function readServerMessage(line: string): ServerMessage {
  const value: unknown = JSON.parse(line);
  const { type } = object({ type: text })(value, 'message');
  if (type === 'update') return { type, ...update(value, 'update') };
  return answers(value, 'message');
}
