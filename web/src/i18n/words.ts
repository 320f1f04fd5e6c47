import type { DeviceFailure, HostNotice, ServerProblem } from '../host/host';
import type { GameName } from '../protocol/described';
import type { ClockName } from '../start/clocks';
import type { Language } from './languages';

type Eight = readonly [string, string, string, string, string, string, string, string];
type Ten = readonly [...Eight, string, string];

export type Variant = 'base' | 'traitor' | 'draft' | 'deal';
export type SoloLevel = 'easy' | 'medium' | 'difficult' | 'unfair';

interface OptionWords {
  label: string;
  values: Record<string, string>;
}

// Everything the page says, in one language. A catalogue that misses something does not compile.
export interface Words {
  language: Language;
  guestNames: readonly string[];

  title: string;
  tagline: string;
  skipToContent: string;
  home: string;
  fanProject: string;
  notEncrypted: string;
  close: string;
  cancel: string;
  partMissing: string;
  tryAgain: string;

  games: Record<GameName, { name: string; pitch: string; facts: string; picture: string }>;

  start: {
    play: string;
    opponent: string;
    opponents: string;
    level: (name: string, level: number) => string;
    players: string;
    playersCount: (count: number) => string;
    withFriends: string;
    withFriendsHint: string;
    oneDevice: string;
    oneDeviceHint: string;
    alone: string;
    moreChoices: string;
    match: string;
    singleGame: string;
    crownsToWin: (count: number) => string;
    listed: string;
    clock: string;
    clocks: Record<ClockName, string>;
    challenges: string;
    yourGames: string;
    noGames: string;
    openTables: string;
    noOpenTables: string;
    join: string;
    goOn: string;
    waitsForPlayers: string;
    running: string;
    madeBy: (name: string) => string;
    callMe: string;
    save: string;
    making: string;
    learn: string;
    openRecord: string;
    analysis: string;
    puzzles: string;
    saveGames: string;
    bringGames: string;
    gamesAreBack: (count: number, known: number) => string;
    fileIsEmpty: string;
    lineCannotBeRead: (line: number) => string;
    gamesWentOnOtherwise: (count: number) => string;
    gamesCannotBeRead: (count: number) => string;
    mayBeForgotten: string;
    elsewhere: (titles: string) => string;
  };
  // For the page that came without a server.
  server: {
    heading: string;
    why: string;
    address: string;
    choose: string;
    looking: string;
    at: (address: string) => string;
    leave: string;
    // `page` is what a server has to let in.
    problems: Record<ServerProblem, (page: string) => string>;
  };
  levels: Ten;
  // What can be chosen of games, by the names of options and of their values.
  options: Record<string, OptionWords> & {
    variant: OptionWords & { values: Record<Variant, string> };
    solo: OptionWords & { values: Record<SoloLevel, string> };
  };

  settings: {
    heading: string;
    language: string;
    theme: string;
    themes: Record<'system' | 'night' | 'day', string>;
    groups: Record<'look' | 'sound' | 'play', string>;
    sound: string;
    volume: string;
    playback: string;
    playbacks: Record<'slow' | 'normal' | 'fast' | 'at_once', string>;
    confirmsTurns: string;
    confirmsTurnsHint: string;
    explains: string;
    motion: string;
    motions: Record<'system' | 'full' | 'calm', string>;
    textSize: string;
    textSizes: Record<'normal' | 'large' | 'huge', string>;
  };

  connection: Record<'lost' | 'refused' | DeviceFailure, string>;
  notices: Record<HostNotice, string>;
  refusals: Record<string, string>;
  refused: (sentence: string) => string;

  lobby: {
    heading: string;
    invite: string;
    link: string;
    copy: string;
    copied: string;
    share: string;
    code: string;
    seat: (number: number) => string;
    free: string;
    you: string;
    bot: (level: string) => string;
    sit: string;
    addBot: (level: string) => string;
    standUp: string;
    sendAway: string;
    giveUp: string;
    waiting: string;
  };

  table: {
    loading: string;
    notFound: string;
    backHome: string;
    watching: string;
    menu: string;
    rules: string;
    resign: string;
    resignSure: string;
    resignYes: string;
    offerEnd: string;
    takeOfferBack: string;
    offersEnd: (name: string) => string;
    gone: Record<'resigned' | 'timed_out' | 'left' | 'replaced', string>;
    rematch: string;
    goToRematch: string;
    nextGame: string;
    newGame: string;
    replay: string;
    review: string;
    analyse: string;
    chat: string;
    noChat: string;
    say: string;
    send: string;
    log: string;
    undo: string;
    passDevice: (name: string) => string;
    passDeviceReady: (name: string) => string;
    timeLeft: (name: string, time: string) => string;
    youWin: string;
    youLose: string;
    draw: string;
    wins: (name: string) => string;
    andLast: string;
    sharedWin: (names: string) => string;
    endings: Record<'finished' | 'resigned' | 'timed_out' | 'left' | 'agreed' | 'closed', string>;
    place: (place: number, name: string) => string;
  };

  cards: Eight;
  abilities: Eight;
  sides: readonly [string, string];

  rats: {
    yourTurn: string;
    chooseHint: string;
    showFirst: string;
    answer: (card: string) => string;
    play: (card: string) => string;
    show: (card: string) => string;
    chosen: (card: string) => string;
    waitingFor: (name: string) => string;
    cardLabel: (number: number, name: string, ability: string) => string;
    yourHand: string;
    perfectShare: (share: string) => string;
    leftInHand: (names: string) => string;
    hidden: (count: number) => string;
    roundsWon: (name: string, won: number, needed: number) => string;
    crowns: (name: string, won: number, needed: number) => string;
    bonus: string;
    spy: string;
    onTableOf: (name: string, rounds: number, other: string, others: number) => string;
    round: (number: number) => string;
    rounds: string;
    undecided: string;
    versus: string;
    emptyPlace: string;
    faceDown: string;
    draftHeading: string;
    draftExplained: string;
    draftWaits: (name: string) => string;
    draftKeep: (card: string) => string;
    keptSoFar: string;
    batchOf: (name: string) => string;
    ruleLines: readonly string[];

    bothPlay: (name: string, card: string, other: string, otherCard: string) => string;
    plusTwo: string;
    wizardAnnuls: (card: string) => string;
    musician: string;
    princess: (name: string) => string;
    prince: (name: string) => string;
    lower: (value: number, against: number, name: string) => string;
    higher: (value: number, against: number, name: string) => string;
    equal: (value: number, against: number) => string;
    takesTable: (name: string) => string;
    roundsNow: (name: string, rounds: number) => string;
    winsGame: (name: string) => string;
    drawnGame: string;
    winsMatch: (name: string) => string;
    skip: string;
    shows: (name: string, card: string) => string;
    hasBonus: (name: string) => string;
    seesFirst: (name: string, other: string) => string;
    keeps: (name: string, card: string) => string;
    keepsSecretly: (name: string) => string;
    handsKnown: (name: string, cards: string) => string;
  };
}
