import type { ReportReason } from '../../protocol/described';

// What is said among those at a table and before it, in one language.
export interface CompanyWords {
  // Who is here.
  atTheTable: string;
  here: string;
  away: string;
  bot: string;
  isAwaited: string;
  hasChosen: string;
  watching: (count: number) => string;
  yourTurnTitle: string;

  // Somebody who does not come back.
  call: (name: string) => string;
  called: (name: string) => string;
  calledOver: (name: string) => string;
  winWithout: string;
  botInstead: string;

  // The end.
  gaveUp: (name: string) => string;
  ranOut: (name: string) => string;
  didNotComeBack: (name: string) => string;
  wantsRematch: string;
  rematchTable: string;
  withHints: string;

  // Chat.
  newLines: (count: number) => string;
  spectatorsAreSilent: string;

  // Telling the administrator of somebody.
  report: {
    open: string;
    heading: string;
    whom: string;
    reason: string;
    reasons: Record<ReportReason, string>;
    text: string;
    send: string;
    sent: string;
  };

  // The lobby.
  ready: string;
  notReady: string;
  sayReady: string;
  sayNotReady: string;
  waitsForReady: (names: string) => string;
  inviteReady: string;
  yourName: string;
  match: (crowns: number) => string;
  clockOf: { none: string; turn: (time: string) => string; game: (time: string, more: number) => string };
  days: (count: number) => string;
  minutes: (count: number) => string;

  // On one device.
  whoPlays: string;
  nameOf: (seat: number) => string;
  playerOf: (seat: number) => string;
  somebody: string;
  begin: string;
  addPlayer: string;
  removePlayer: (seat: number) => string;

  // Rules to choose.
  presets: { first: string; full: string; own: string };

  // Own games.
  against: (names: string) => string;
  alone: string;
  yourTurn: string;
  turnOf: (name: string) => string;
  results: { won: string; lost: string; drawn: string; none: string };
  watchAgain: string;
  finished: string;

  challengesHint: string;
  challengeMet: string;
}
