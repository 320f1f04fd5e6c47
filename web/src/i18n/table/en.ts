import type { CompanyWords } from './words';

export const english: CompanyWords = {
  atTheTable: 'At the table',
  here: 'here',
  away: 'away',
  bot: 'bot',
  isAwaited: 'chooses',
  hasChosen: 'has chosen',
  watching: (count) => (count === 1 ? '1 is watching' : `${count} are watching`),
  yourTurnTitle: 'Your turn!',

  call: (name) => `Call ${name} back`,
  called: (name) => `${name} was called and can still come back.`,
  calledOver: (name) => `${name} has not come back. How shall it go on?`,
  winWithout: 'End the game: you win',
  botInstead: 'Let a bot play on',

  gaveUp: (name) => `${name} gave up.`,
  ranOut: (name) => `${name} ran out of time.`,
  didNotComeBack: (name) => `${name} did not come back.`,
  wantsRematch: 'The others want to play again. Are you in?',
  rematchTable: 'Invite somebody else',
  withHints: 'Played with hints.',

  newLines: (count) => (count === 1 ? '1 new message' : `${count} new messages`),
  spectatorsAreSilent: 'Only those who play can write, so that nobody whispers.',

  report: {
    open: 'Report somebody',
    heading: 'Tell those who run this server',
    whom: 'Whom?',
    reason: 'Why?',
    reasons: {
      insults: 'Insults or threatens',
      name: 'Has an offensive name',
      cheating: 'Cheats',
      stalling: 'Holds up the game on purpose',
      other: 'Something else',
    },
    text: 'What happened? (optional)',
    send: 'Report',
    sent: 'Thank you. Somebody will look at it.',
  },

  ready: 'ready',
  notReady: 'not ready yet',
  sayReady: 'I am ready',
  sayNotReady: 'Not yet',
  waitsForReady: (names) => `Not ready yet: ${names}`,
  inviteReady:
    'Send this link to your friends, or let them scan the code. The game begins when every seat is taken and all are ready.',
  yourName: 'This is what the others call you',
  match: (crowns) => `until somebody has ${crowns} crowns`,
  clockOf: {
    none: 'no clock',
    turn: (time) => `${time} for each turn`,
    game: (time, more) => `${time} each, and ${more} seconds a turn`,
  },
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),

  whoPlays: 'Who plays on this device?',
  nameOf: (seat) => `Name of player ${seat}`,
  playerOf: (seat) => `Player ${seat}`,
  somebody: 'a person',
  begin: 'Begin',
  addPlayer: 'Add a player',
  removePlayer: (seat) => `Remove player ${seat}`,

  presets: { first: 'As in your first game', full: 'The full game', own: 'Your own mix' },

  against: (names) => `with ${names}`,
  alone: 'alone against Greg',
  yourTurn: 'Your turn',
  turnOf: (name) => `${name} chooses`,
  results: { won: 'won', lost: 'lost', drawn: 'a draw', none: 'no result' },
  watchAgain: 'Watch again',
  finished: 'Finished games',

  challengesHint: 'Beat Greg and meet them. A game with hints is marked.',
  challengeMet: 'met before',
};
