import type { GameName } from '../../protocol/described';

export type BraveRatsLesson =
  | 'welcome'
  | 'abilities'
  | 'answer'
  | 'show-first'
  | 'wizard'
  | 'musician'
  | 'assassin'
  | 'prince'
  | 'princess'
  | 'undecided'
  | 'takes-table'
  | 'ambassador'
  | 'won-round'
  | 'lost-round'
  | 'general'
  | 'other-hand'
  | 'nearly-over';

export type FirstRatLesson =
  | 'welcome'
  | 'move-one'
  | 'junction'
  | 'library'
  | 'drink'
  | 'take'
  | 'reward'
  | 'shop'
  | 'build'
  | 'donate'
  | 'end-is-near'
  | 'collected'
  | 'light'
  | 'burrow'
  | 'nursery'
  | 'moldy'
  | 'company'
  | 'scored'
  | 'group'
  | 'launchpad'
  | 'booth'
  | 'pipe'
  | 'opponent'
  | 'plan'
  | 'explain';

export type BraveRatsGoal = 'played' | 'effect' | 'decided' | 'held' | 'finished';
export type FirstRatGoal = 'one' | 'several' | 'goods' | 'light' | 'burrow' | 'booth' | 'scored';

// All that the coach says, in one language.
export interface LearnWords {
  heading: Record<GameName, string>;
  coach: string;
  preparing: string;
  gotIt: string;
  // Instead of a button, where something is to be done: on the board, perhaps like this.
  tryIt: string;
  tryLike: (example: string) => string;
  noMore: string;
  later: string;
  yourTurn: string;
  waiting: string;
  stop: string;
  rules: string;
  goals: string;
  goalsMet: (met: number, all: number) => string;
  met: string;
  open: string;
  wellDone: string;
  enough: Record<GameName, string>;
  over: Record<GameName, string>;
  playOn: string;
  realGame: string;
  again: string;
  lessons: {
    'brave-rats': Record<BraveRatsLesson, string>;
    'first-rat': Record<FirstRatLesson, string>;
  };
  goalNames: {
    'brave-rats': Record<BraveRatsGoal, string>;
    'first-rat': Record<FirstRatGoal, string>;
  };
}
