import type {
  BurrowKind,
  Cap,
  Challenge,
  Colour,
  Comic,
  Countable,
  Difficulty,
  Good,
  Keeper,
  Phase,
  Track,
} from '../../protocol/first_rat';
import type { StatisticsRow } from '../../board/first-rat/statistics';

/** A thing that is counted: one of it, and several. */
export type Counted = { one: string; many: string };

/** Phases in which somebody is asked something. */
export type AskingPhase = Exclude<Phase, 'setting_up' | 'greg_draw' | 'greg_lose' | 'greg_comic' | 'over'>;

/**
 * Everything a person reads at a board of First Rat, in one language. A language that leaves a text
 * out does not compile.
 */
export type FirstRatWords = {
  colours: Record<Colour, string>;
  goods: Record<Good, Counted>;
  tracks: Record<Track, string>;
  keepers: Record<Keeper, string>;
  wares: Record<Keeper, string>;
  burrowKinds: Record<BurrowKind, string>;
  comics: Record<Comic, string>;
  comicEffects: Record<Comic, (amount: number) => string>;
  caps: Record<Cap, string>;
  /** What bottle caps count. */
  countables: Record<Countable, Counted>;
  capEach: (points: number, things: Counted) => string;
  capOnce: (points: number, atLeast: number, things: string) => string;
  difficulties: Record<Difficulty, string>;
  challenges: Record<Challenge, string>;
  greg: string;
  points: Counted;
  andLast: string;
  // Between parts of a sentence that are told one after the other.
  andThen: string;
  orLast: string;
  backpack: (colour: string) => string;
  backpackEffect: (colour: string, amount: number) => string;
  drink: string;
  drinkEffect: string;
  cap: (name: string) => string;
  comic: (name: string) => string;
  start: string;
  launchpad: string;
  nursery: string;

  // Headings and labels
  boardLabel: string;
  zoomIn: string;
  zoomOut: string;
  wholeBoard: string;
  backToChoice: string;
  tracksHeading: string;
  seatsHeading: string;
  choicesHeading: string;
  hinted: string;
  allMoves: (count: number) => string;
  burrowHeading: string;
  pipe: (entry: number, exit: number, cost: string) => string;
  booth: (keeper: string, wares: string, price: number) => string;
  soldOut: string;
  blocked: string;
  preparedByGreg: string;
  round: (round: number) => string;
  lastRoundIs: (round: number) => string;
  thisRoundIsLast: string;
  endCalledBy: (name: string) => string;
  gregCard: string;
  gregDeck: string;
  gregMoves: (card: string, steps: string) => string;
  gregIcons: Record<'comic' | 'best', string>;
  gregPrepared: string;
  nothingYet: string;
  moldy: Counted;
  awards: Counted;
  markersOf: (placed: number, all: number, ending: number) => string;
  lightAt: (light: number) => string;
  inRocket: (count: number) => string;
  you: string;
  lit: string;
  constructionLight: string;
  rocketLabel: (built: string, rattronauts: number) => string;

  // Deciding
  ask: Record<AskingPhase, string>;
  askShopAt: (keeper: string) => string;
  waitingFor: (name: string) => string;
  yourTurn: string;
  skip: string;
  skipToTurn: string;
  beingWorkedOut: string;
  sending: string;
  watching: string;
  chooseTarget: (rat: string) => string;
  needsPartner: string;
  mayAddRats: string;
  howToGo: string;
  onFoot: string;
  throughPipe: (entry: number, exit: number, cost: string) => string;
  whatFollows: string;
  nothingFollows: string;
  confirm: string;
  cancel: string;
  undo: string;
  ratLabel: (rat: string, name: string, place: string) => string;
  ratCanMove: string;
  ratPlanned: (place: string) => string;
  removeRat: (rat: string) => string;
  spaceLabel: (space: number, colour: string, goods: string) => string;
  targetLabel: (place: string, brings: string) => string;

  // Actions
  doMoveRat: (rat: string, place: string) => string;
  doThroughPipe: (entry: number) => string;
  doCollect: string;
  doDrink: string;
  doTake: (good: string) => string;
  // A way from a junction by the room it leads to: boards lie and stand, so no way is up or left on all
  // screens. Null if that is not known any more.
  doBurrow: (room: string | null) => string;
  doComic: (comic: string, effect: string) => string;
  doComicToken: (comic: string, rat: string, effect: string) => string;
  doNoComic: string;
  doAward: string;
  doRaise: string;
  doBuy: (item: string, price: number) => string;
  doSteal: (item: string) => string;
  doPass: string;
  doBuild: (part: string) => string;
  doBuildSaving: (part: string, good: string) => string;
  doDonate: (cheese: number) => string;
  doEnd: string;
  doBest: (track: string) => string;

  // Events
  decided: (what: string) => string;
  moved: (rat: string, from: string, to: string) => string;
  pipePaid: (goods: string) => string;
  pipeFree: string;
  moldyTaken: (moldy: string) => string;
  feePaid: (cheese: string, name: string) => string;
  yields: (space: number, goods: string) => string;
  byLight: (amount: number) => string;
  byStrength: (amount: number) => string;
  backpackGives: (backpack: string, goods: string) => string;
  drinkUsed: string;
  gained: (goods: string) => string;
  lightMoved: (light: number) => string;
  enters: (place: string) => string;
  comicTaken: (comic: string) => string;
  comicTakenFor: (comic: string, rat: string) => string;
  raised: (rat: string) => string;
  awardTaken: string;
  bought: (item: string, cheese: string) => string;
  stolen: (item: string, rat: string) => string;
  built: (part: string) => string;
  donated: (cheese: string) => string;
  spent: (goods: string) => string;
  scored: (track: string, points: string) => string;
  lapsed: (track: string) => string;
  endNow: string;
  endNextRound: string;
  cardDrawn: (card: string) => string;
  cheeseFromGreg: (cheese: string) => string;
  itemLost: (item: string) => string;
  prepared: (track: string) => string;
  shuffled: string;
  gameOver: string;

  // The end
  capsRow: string;
  awardsRow: string;
  moldyRow: string;
  leftoversRow: string;
  totalRow: string;
  wins: (name: string) => string;
  sharedWin: (names: string) => string;
  challengeMet: (challenge: string) => string;
  skipCounting: string;
  statisticsHeading: string;
  statistics: Record<StatisticsRow, string>;
};
