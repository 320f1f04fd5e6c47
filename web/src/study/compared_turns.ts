import type { DrawnTurn } from '../board/board_props';
import type { FirstRatReview, Review } from '../protocol/described';
import type { Moment } from './moment';

type ReviewedGame = FirstRatReview['games'][number];

// The board as it was when a turn began.
export function frameBefore(review: ReviewedGame, place: number): number {
  return review.turns[place - 1]?.frame ?? 0;
}

// Where somebody looks at the board before a turn that cost much: that turn, and the better one.
export function comparedAt(review: Review | null, { game, frame }: Moment): DrawnTurn[] {
  const played = review?.game === 'first-rat' ? review.games[game - 1] : undefined;
  const place = played?.costliest.find((costly) => frameBefore(played, costly) === frame);
  const turn = place === undefined ? undefined : played?.turns[place];
  if (!turn?.better) return [];
  const { actions, events } = turn;
  return [
    { mark: 'better', actions: turn.better.actions, events: turn.better.events },
    { mark: 'played', actions, events },
  ];
}
