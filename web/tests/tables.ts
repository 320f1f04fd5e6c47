import type { TablePicture } from '../src/host/table_picture';
import type { BraveRatsEvent, BraveRatsView, TableState } from '../src/protocol/described';

// Tables as a server tells of them, for tests to begin with.

export const ann = { id: 'ann', name: 'Ann' };

export function duelState(changes: Partial<TableState> = {}): TableState {
  return {
    id: 'bcdfghjkmn',
    created: 1,
    maker: ann.id,
    status: 'playing',
    made_with: {
      game: 'brave-rats',
      options: { variant: 'base' },
      seats: ['person', 'level3'],
      public: false,
      rated: false,
      chat: true,
      clock: null,
      crowns: null,
    },
    seats: [
      { kind: 'person', person: ann.id, name: ann.name, gone: null, offers_end: false },
      { kind: 'bot', bot: 'level3', gone: null, offers_end: false },
    ],
    games: 1,
    crowns: null,
    ending: null,
    commitment: '00',
    opening: null,
    before: null,
    next: null,
    ...changes,
  };
}

const fullHand = {
  hand: '01234567',
  hidden: 0,
  won: 0,
  on_table: 0,
  bonus: false,
  sees_first: false,
};

export function duelView(changes: Partial<BraveRatsView> = {}): BraveRatsView {
  return {
    phase: 'play',
    to_act: [1, 2],
    players: [{ ...fullHand }, { ...fullHand }],
    chosen: null,
    shown: null,
    draft: null,
    result: null,
    ...changes,
  };
}

export const duelBoard = {
  game: 'brave-rats' as const,
  options: { variant: 'base' as const },
  seats: 2,
  rounds_to_win: 4,
  cards: ['Musician', 'Princess', 'Spy', 'Assassin', 'Ambassador', 'Wizard', 'General', 'Prince'],
};

export const allChoices = [0, 1, 2, 3, 4, 5, 6, 7].map((card) => ({ action: `play ${card}`, card }));

export function duelPicture(changes: Partial<TablePicture> = {}): TablePicture {
  return {
    seat: 1,
    sequence: 1,
    clockAhead: 0,
    state: duelState(),
    board: duelBoard,
    view: duelView(),
    steps: [],
    choices: allChoices,
    canUndo: false,
    clocks: null,
    chat: [],
    ...changes,
  };
}

export const musicianAgainstGeneral: BraveRatsEvent[] = [
  { kind: 'round_played', cards: [6, 0], values: [6, 0], reason: 'musician', worth: [1, 1] },
  { kind: 'round_undecided', on_table: [1, 1] },
  { kind: 'advantage', seat: 1, bonus: true, sees_first: false },
];

export const raisedSpyBeatsPrincess: BraveRatsEvent[] = [
  { kind: 'round_played', cards: [2, 1], values: [4, 1], reason: 'higher_value', worth: [1, 1] },
  { kind: 'round_won', seat: 1, rounds: 2, total: 3 },
  { kind: 'advantage', seat: 1, bonus: false, sees_first: true },
];
