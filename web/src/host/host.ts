import type {
  Advice,
  Analysis,
  AnalysisAsked,
  ChallengeBoard,
  GameDescription,
  GameName,
  GameRecord,
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
import type { FaultyFile } from './device/game_files';
import type { TablePicture } from './table_picture';

// Where games are played. The page knows nothing else of it: the engine in this very page, and a server
// far away for tables with people at other devices, if there is one.

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

// Why this device could not go on. It tries again by itself.
export type DeviceFailure = 'not_stored' | 'not_readable' | 'engine_stopped' | 'not_loaded';

// `lost`, or why it was lost, is a connection that is being made again; `refused` one that needs somebody
// to do something.
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused' | DeviceFailure;

// What somebody should know of this device: another tab has to be closed first, games are gone when the
// page is, or they are gone.
export type HostNotice = 'open_elsewhere' | 'not_kept' | 'games_gone';

const passing = new Set(['unreachable', 'busy', 'stopping', 'not_stored', 'not_readable']);

// Why something was not done: the reason for programs, the sentence in English for want of better.
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    sentence: string,
  ) {
    super(sentence);
    this.name = 'Refusal';
  }

  // The same may be done when it is asked for again a little later.
  get passes(): boolean {
    return passing.has(this.reason);
  }
}

// How many games came back, and how many were there already.
export interface BroughtGames {
  brought: number;
  known: number;
  // How many were played on otherwise here, which stays so.
  other: number;
}

// One record a line, and how many games could not be read any more.
export interface SavedGames {
  records: string;
  unreadable: number;
}

export type Stop = () => void;

// Somebody's tables at one place: on this device, or at a server.
export interface TableHost {
  person(): Promise<Person>;
  rename(name: string): Promise<Person>;

  // What others have opened for everybody.
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
  // What the strongest player of the house would do with a choice that this seat has now.
  hint(table: string, seat: number): Promise<Hint>;
  // Of a game that is over, as docs/records.md describes it.
  recordOfTable(table: string): Promise<string>;
  challenges(): Promise<ChallengeBoard>;

  close(): void;
}

// What only a device has: the rules at hand for any record, and something to say of itself.
export interface DeviceHost extends TableHost {
  // All games as records, one a line, but those of some tables; and the same back.
  saveGames(without: ReadonlySet<string>): Promise<SavedGames>;
  bringGames(records: string): Promise<BroughtGames | FaultyFile>;
  // Whether the browser has promised to forget no game when it needs room.
  areGamesSafe(): Promise<boolean>;
  replayOfRecord(record: string): Promise<Replay>;
  reviewOfRecord(record: string): Promise<Review>;
  // Of games that are analysed, which are at no table.
  newRecord(game: GameName, options: Record<string, unknown>): Promise<GameRecord>;
  analyse(asked: AnalysisAsked): Promise<Analysis>;
  advise(asked: AnalysisAsked): Promise<Advice>;
  watchNotice(tell: (notice: HostNotice | null) => void): Stop;
}

// What only a server has: other people.
export interface ServerHost extends TableHost {
  // Whether it knows who plays here: not before somebody has sat down there.
  isKnown(): boolean;
  // What can be played there.
  games(): Promise<GameDescription[]>;
  // Where others find its page, if that is elsewhere than where this one was opened.
  publicAddress(): Promise<string | null>;
  // Tells those who run it of somebody at a table.
  report(report: NewReport): Promise<void>;
}

// Where a page that came without a server meets others.
export interface ServerChoice {
  // As in https://play.example.org; null as long as no server was chosen.
  readonly address: string | null;
  // Opens the page anew with it, if it is one that lets this page in.
  choose(written: string): Promise<'chosen' | ServerProblem>;
  leave(): void;
}

export type ServerProblem = 'no_address' | 'not_encrypted' | 'no_answer';

// What the page sees of both.
export interface Host extends Omit<
  DeviceHost & ServerHost,
  'isKnown' | 'games' | 'person' | 'watchConnection'
> {
  // Whether people at other devices can be met.
  readonly meetsOthers: boolean;
  // None if the page came from a server, which is then the one.
  readonly serverChoice: ServerChoice | null;
  // Whether a table is on this device, where nobody else can find it.
  isOnDevice(table: string): boolean;

  // Who somebody is at a table; without one, on this device.
  person(table?: string): Promise<Person>;
  // How well the host of a table can be reached.
  watchConnection(table: string, tell: (state: ConnectionState) => void): Stop;

  // What this page can play, and what can be chosen before a game begins.
  readonly games: GameDescription[];
  // What the server has besides.
  gamesElsewhere(): Promise<GameDescription[]>;

  replayOfTable(table: string): Promise<Replay>;
  reviewOfTable(table: string): Promise<Review>;
}
