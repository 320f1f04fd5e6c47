import { roundsOf, type Round } from '../board/brave-rats/rounds';
import type { TablePicture } from '../host/table_picture';
import type { BraveRatsGoal, BraveRatsLesson } from '../i18n/learn/words';
import type { BraveRatsEvent, BraveRatsView } from '../protocol/described';
import type { Goal, Lesson } from './lesson';

// A duel as the coach sees it.
export interface Duel {
  view: BraveRatsView;
  own: number;
  mayChoose: boolean;
  rounds: Round[];
  last: Round | undefined;
}

export function duelOf(picture: TablePicture): Duel {
  const view = picture.view as BraveRatsView;
  const events = picture.steps.flatMap((step) => step.events as BraveRatsEvent[]);
  const rounds = roundsOf(events, view.phase === 'over');
  return {
    view,
    own: picture.seat ?? 1,
    mayChoose: picture.choices.length > 0,
    rounds,
    last: rounds.at(-1),
  };
}

const ambassador = 4;
const wizard = 5;

const other = ({ own }: Duel) => 3 - own;
const playerOf = ({ view }: Duel, seat: number) => view.players[seat - 1];
const lastHas = (duel: Duel, card: number) => duel.last?.cards.includes(card) === true;
// A Wizard against another one takes nothing away.
const annuls = (round: Round) => round.cards.filter((card) => card === wizard).length === 1;

const isSpecial = (round: Round) =>
  !['higher_value', 'equal_values'].includes(round.reason) ||
  annuls(round) ||
  round.events.some((event) => event.kind === 'advantage');

const arena = '.arena .words';
const ownBar = '.player.own';
const otherBar = '.player:not(.own)';

export const braveRatsLessons: readonly Lesson<BraveRatsLesson, Duel>[] = [
  {
    name: 'welcome',
    fits: ({ rounds, mayChoose }) => rounds.length === 0 && mayChoose,
    pointsAt: '.hand',
  },
  {
    name: 'abilities',
    fits: ({ rounds, mayChoose }) => rounds.length === 0 && mayChoose,
    isToTry: true,
    // Its words are where the arrow would be, once one is chosen.
    pointsAt: '.hand:not(:has([aria-pressed="true"])) .card-button',
  },
  // What is asked now.
  {
    name: 'answer',
    fits: (duel) => duel.mayChoose && duel.view.shown !== null,
    isToTry: true,
    pointsAt: '.arena .slot',
  },
  {
    name: 'show-first',
    fits: (duel) => duel.mayChoose && playerOf(duel, other(duel))?.sees_first === true,
    isToTry: true,
    pointsAt: '.hand',
  },
  // What the last round has shown.
  { name: 'wizard', fits: ({ last }) => last !== undefined && annuls(last), pointsAt: arena },
  { name: 'musician', fits: ({ last }) => last?.reason === 'musician', pointsAt: arena },
  { name: 'assassin', fits: ({ last }) => last?.reason === 'lower_value', pointsAt: arena },
  { name: 'prince', fits: ({ last }) => last?.reason === 'prince', pointsAt: arena },
  {
    name: 'princess',
    fits: ({ last }) => last?.reason === 'princess_meets_prince',
    pointsAt: arena,
  },
  {
    name: 'undecided',
    fits: ({ last, view }) => last?.winner === 0 && view.phase === 'play',
    pointsAt: '.arena .on-table',
  },
  { name: 'takes-table', fits: ({ last }) => last?.takesTable === true, pointsAt: arena },
  {
    name: 'ambassador',
    fits: (duel) => duel.last !== undefined && duel.last.winner > 0 && lastHas(duel, ambassador),
    pointsAt: arena,
  },
  {
    name: 'won-round',
    fits: (duel) => duel.last?.winner === duel.own,
    pointsAt: `${ownBar} .won`,
  },
  {
    name: 'lost-round',
    fits: (duel) => duel.last?.winner === other(duel),
    pointsAt: `${otherBar} .won`,
  },
  // What this round begins with.
  {
    name: 'general',
    fits: ({ view }) => view.phase === 'play' && view.players.some(({ bonus }) => bonus),
    pointsAt: '.player .badge',
  },
  {
    name: 'other-hand',
    fits: ({ rounds, view }) => rounds.length >= 1 && view.phase === 'play',
    pointsAt: otherBar,
  },
  {
    name: 'nearly-over',
    fits: ({ view }) =>
      view.phase === 'play' && view.shown === null && view.players.some(({ won }) => won >= 2),
    pointsAt: `${ownBar} .won`,
  },
];

export const braveRatsGoals: readonly Goal<BraveRatsGoal, Duel>[] = [
  { name: 'played', isMet: ({ rounds }) => rounds.length > 0 },
  { name: 'effect', isMet: ({ rounds }) => rounds.some(isSpecial) },
  { name: 'decided', isMet: ({ rounds }) => rounds.some(({ winner }) => winner > 0) },
  {
    name: 'held',
    isMet: ({ rounds }) => rounds.some(({ events }) => events.some(({ kind }) => kind === 'round_undecided')),
  },
  { name: 'finished', isMet: ({ view }) => view.phase === 'over' },
];

// A duel is short: it is played to its end.
export const isDuelLearnt = ({ view }: Duel) => view.phase === 'over';
