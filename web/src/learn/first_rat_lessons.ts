import { readAction, writeAction, type Action, type Route } from '../board/first-rat/action';
import { launchpad, type Board, type Event, type View } from '../protocol/first_rat';
import type { TablePicture } from '../host/table_picture';
import type { FirstRatGoal, FirstRatLesson } from '../i18n/learn/words';
import type { Goal, Lesson } from './lesson';

// A game of First Rat as the coach sees it.
export interface Expedition {
  board: Board;
  view: View;
  seat: number;
  // Everything that can be done now; nothing while others are at it.
  actions: Action[];
  // The ways of all moves that can be made now, rat by rat.
  moves: Route[][];
  events: Event[];
  own: Event[];
  // How many moves the learner has made.
  turns: number;
}

export function expeditionOf(picture: TablePicture): Expedition {
  // Tables of First Rat are checked as such when they arrive.
  const board = picture.board as Board;
  const view = picture.view as View;
  const seat = picture.seat ?? 1;
  const actions = picture.choices.flatMap(({ action }) => readAction(action) ?? []);
  const events = picture.steps.flatMap((step) => step.events as Event[]);
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const moves = own.filter((event) => event.kind === 'decided' && event.action.startsWith('move'));
  return {
    board,
    view,
    seat,
    actions,
    moves: actions.flatMap((action) => (action.deed === 'move' ? [action.routes] : [])),
    events,
    own,
    turns: moves.length,
  };
}

const has = (events: Event[], ...kinds: Event['kind'][]) => events.some(({ kind }) => kinds.includes(kind));
const isAsked = ({ view, actions }: Expedition, phase: View['turn']['phase']) =>
  actions.length > 0 && view.turn.phase === phase;
const canDo = ({ actions }: Expedition, deed: Action['deed']) =>
  actions.some((action) => action.deed === deed);
const is = (deed: Action['deed']) => (action: string) => readAction(action)?.deed === deed;
// How many rats an action moves.
function ratsIn(text: string): number {
  const action = readAction(text);
  return action?.deed === 'move' ? action.routes.length : 0;
}
const moveSizes = (own: Event[]) =>
  own.flatMap((event) => (event.kind === 'decided' ? [ratsIn(event.action)] : [])).filter((size) => size > 0);

// A move of so many rats, the plainest there is: on foot, and to no booth, which would ask at once.
function exampleOf(board: Board, moves: Route[][], size: number): string | null {
  const isPlain = ({ target, pipes }: Route) =>
    pipes.length === 0 && !board.booths.some(({ space }) => space === target);
  const fitting = moves.filter((routes) => routes.length === size);
  const routes = fitting.find((each) => each.every(isPlain)) ?? fitting[0];
  return routes ? writeAction({ deed: 'move', routes }) : null;
}

const boothsInReach = ({ board, moves }: Expedition) =>
  board.booths.filter(({ space }) => moves.some((routes) => routes.some(({ target }) => target === space)));
const pipesInReach = ({ moves }: Expedition) =>
  moves.flatMap((routes) => routes.flatMap(({ pipes }) => pipes));
const isBooth = ({ board }: Expedition, place: number) => board.booths.some(({ space }) => space === place);

const dock = '.dock';
// As long as nothing is chosen: then the button that confirms is next.
const ownRat = '.first-rat:not(:has(.confirm:not(:disabled))) .junkyard .own';
const about = (thing: string) => `[data-about='${thing}']`;
const room = ({ board }: Expedition, kind: string) =>
  about(`burrow ${board.burrow.findIndex((space) => space.kind === kind)}`);

export const firstRatLessons: readonly Lesson<FirstRatLesson, Expedition>[] = [
  {
    name: 'welcome',
    fits: (expedition) => expedition.turns === 0 && isAsked(expedition, 'move'),
    pointsAt: about('rocket'),
  },
  {
    name: 'move-one',
    fits: (expedition) => expedition.turns === 0 && isAsked(expedition, 'move'),
    isToTry: true,
    example: ({ board, moves }) => exampleOf(board, moves, 1),
    pointsAt: ownRat,
  },
  // What is asked now.
  {
    name: 'junction',
    fits: (expedition) => isAsked(expedition, 'burrow'),
    isToTry: true,
    pointsAt: (expedition) => room(expedition, 'junction'),
  },
  {
    name: 'library',
    fits: (expedition) => isAsked(expedition, 'library'),
    isToTry: true,
    pointsAt: (expedition) => room(expedition, 'library'),
  },
  {
    name: 'drink',
    fits: (expedition) => isAsked(expedition, 'drink'),
    isToTry: true,
    pointsAt: dock,
  },
  { name: 'take', fits: (expedition) => isAsked(expedition, 'take'), isToTry: true, pointsAt: dock },
  {
    name: 'reward',
    fits: (expedition) => isAsked(expedition, 'reward'),
    isToTry: true,
    pointsAt: dock,
  },
  {
    name: 'shop',
    fits: (expedition) => isAsked(expedition, 'shop'),
    isToTry: true,
    pointsAt: ({ view }) => about(`booth ${view.turn.shopper?.keeper ?? 'hamster'}`),
  },
  {
    name: 'build',
    fits: (expedition) => canDo(expedition, 'build'),
    isToTry: true,
    isFollowedBy: is('build'),
    mayWait: true,
    pointsAt: about('rocket'),
  },
  {
    name: 'donate',
    fits: (expedition) => canDo(expedition, 'donate'),
    isToTry: true,
    isFollowedBy: is('donate'),
    mayWait: true,
    pointsAt: about('track provisions'),
  },
  // What has happened.
  {
    name: 'end-is-near',
    fits: ({ view }) => view.last_round !== null && view.turn.phase !== 'over',
    pointsAt: '.round .end',
  },
  {
    name: 'collected',
    fits: ({ own }) => own.some((event) => event.kind === 'gained' && !['bulb', 'core'].includes(event.good)),
    pointsAt: '.seats .own',
  },
  { name: 'light', fits: ({ own }) => has(own, 'light_moved'), pointsAt: '.junkyard .pennant' },
  {
    name: 'burrow',
    fits: ({ own }) => has(own, 'burrow_entered'),
    pointsAt: (expedition) => room(expedition, 'nursery'),
  },
  { name: 'nursery', fits: ({ own }) => has(own, 'rat_raised'), pointsAt: about('start') },
  { name: 'moldy', fits: ({ own }) => has(own, 'moldy_taken'), pointsAt: '.seats .own' },
  { name: 'company', fits: ({ own }) => has(own, 'fee_paid'), pointsAt: '.seats .own' },
  {
    name: 'scored',
    fits: ({ own }) => has(own, 'scored'),
    pointsAt: ({ own }) => {
      const scored = own.find((event) => event.kind === 'scored');
      return about(`track ${scored?.track ?? 'cockpit'}`);
    },
  },
  // What can be done now.
  {
    name: 'group',
    fits: ({ moves }) => moves.some((routes) => routes.length > 1),
    isToTry: true,
    isFollowedBy: (action) => ratsIn(action) > 1,
    mayWait: true,
    example: ({ board, moves }) => exampleOf(board, moves, 2),
    pointsAt: ownRat,
  },
  {
    name: 'launchpad',
    fits: ({ moves }) => moves.some((routes) => routes.some(({ target }) => target === launchpad)),
    pointsAt: about('rocket'),
  },
  {
    name: 'booth',
    fits: (expedition) => expedition.turns >= 2 && boothsInReach(expedition).length > 0,
    pointsAt: (expedition) => about(`booth ${boothsInReach(expedition)[0]?.keeper ?? 'hamster'}`),
  },
  {
    name: 'pipe',
    fits: (expedition) => expedition.turns >= 3 && pipesInReach(expedition).length > 0,
    pointsAt: (expedition) => about(`pipe ${pipesInReach(expedition)[0] ?? 0}`),
  },
  // What is good to know, one at a time.
  {
    name: 'opponent',
    fits: ({ events, seat, turns }) =>
      turns >= 2 && events.some((event) => event.kind === 'rat_moved' && event.seat !== seat),
    pointsAt: '.seats .panel:not(.own)',
  },
  { name: 'plan', fits: ({ turns }) => turns >= 3, pointsAt: '.tracks' },
  { name: 'explain', fits: ({ turns }) => turns >= 4, pointsAt: about('lights') },
];

export const firstRatGoals: readonly Goal<FirstRatGoal, Expedition>[] = [
  { name: 'one', isMet: ({ own }) => moveSizes(own).includes(1) },
  { name: 'several', isMet: ({ own }) => moveSizes(own).some((size) => size > 1) },
  {
    name: 'goods',
    isMet: ({ own }) =>
      own.some((event) => event.kind === 'gained' && !['bulb', 'core'].includes(event.good)),
  },
  { name: 'light', isMet: ({ own }) => has(own, 'light_moved') },
  { name: 'burrow', isMet: ({ own }) => has(own, 'burrow_entered') },
  {
    name: 'booth',
    isMet: (expedition) =>
      expedition.own.some((event) => event.kind === 'rat_moved' && isBooth(expedition, event.to)),
  },
  { name: 'scored', isMet: ({ own }) => has(own, 'scored') },
];

const enoughTurns = 8;

// A whole game takes long: nobody is kept who has seen the important things.
export function isExpeditionLearnt(expedition: Expedition): boolean {
  if (expedition.view.turn.phase === 'over') return true;
  // Not in the middle of a turn.
  if (expedition.view.turn.seat === expedition.seat && expedition.view.turn.phase !== 'move') return false;
  return expedition.turns >= enoughTurns || firstRatGoals.every(({ isMet }) => isMet(expedition));
}
