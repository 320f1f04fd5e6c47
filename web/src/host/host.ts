import type {
  ChallengeBoard,
  GameDescription,
  GameName,
  Hint,
  OpenTable,
  Replay,
  ReportReason,
  Review,
  Table as OwnTable,
  TableState,
} from '../protocol/described';
import type { Request } from '../protocol/messages';
import type { Choice as FirstRatChoice } from '../protocol/first_rat';
import type { TablePicture } from './table_picture';

// Where games are played. The page knows nothing else of it: a server far away today, the engine in
// this very page tomorrow.

export interface Person {
  id: string;
  name: string;
}

// Options that are not said are as usual.
export interface NewTable {
  game: GameName;
  options: Record<string, unknown>;
  seats?: string[];
  public?: boolean;
  // Begins when everybody is ready, and not as soon as the seats are taken.
  ready_check?: boolean;
  crowns?: number;
  clock?: { kind: 'turn' | 'game'; seconds: number; increment?: number };
}

export interface NewReport {
  table: string;
  person: string;
  reason: ReportReason;
  text?: string;
}

// `lost` is a connection that is being made again; `refused` one that needs somebody to do something.
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused';

// Why something was not done: the reason for programs, the sentence in English for want of better.
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    sentence: string,
  ) {
    super(sentence);
    this.name = 'Refusal';
  }
}

export type Stop = () => void;

export interface Host {
  person(): Promise<Person>;
  rename(name: string): Promise<Person>;

  // What can be played here, and what can be chosen before a game begins.
  games(): Promise<GameDescription[]>;
  // Where others find this page, if that is elsewhere than where it was opened.
  publicAddress(): Promise<string | null>;
  openTables(): Promise<OpenTable[]>;
  ownTables(): Promise<OwnTable[]>;
  showTable(table: string): Promise<TableState>;
  // The names, by seat, are those of people who share this device; they stay on it.
  makeTable(table: NewTable, names?: string[]): Promise<TableState>;

  // Tells at once what is known, and again whenever that has changed.
  watch(
    table: string,
    seat: number | null,
    tell: (picture: TablePicture) => void,
    refuse: (refusal: Refusal) => void,
  ): Stop;
  watchConnection(tell: (state: ConnectionState) => void): Stop;

  // Resolved when it is done and durable; rejected with a Refusal.
  ask(request: Request): Promise<void>;
  // What would follow from a choice of First Rat; BraveRats has nothing to tell in advance.
  preview(table: string, seat: number, action: string): Promise<FirstRatChoice>;
  rematch(table: string): Promise<string>;
  // Tells those who run the server of somebody at a table.
  report(report: NewReport): Promise<void>;

  // What the strongest player of the house would do with a choice that this seat has now.
  hint(table: string, seat: number): Promise<Hint>;
  // Of games that are over, and of records as docs/records.md describes them.
  replayOfTable(table: string): Promise<Replay>;
  replayOfRecord(record: string): Promise<Replay>;
  reviewOfTable(table: string): Promise<Review>;
  reviewOfRecord(record: string): Promise<Review>;
  recordOfTable(table: string): Promise<string>;
  challenges(): Promise<ChallengeBoard>;

  close(): void;
}
