import type { BoardPicture } from '../board/board_props';
import type { Replay } from '../protocol/described';
import type { Moment } from './moment';

// The moment as a table of somebody who only watches: what a board can show.
export function pictureOf(replay: Replay, { game, frame }: Moment): BoardPicture | null {
  const played = replay.games[game - 1];
  const view = played?.frames[frame]?.view;
  if (!played || !view) return null;
  const steps = played.frames
    .slice(0, frame + 1)
    .map(({ events, view: seen }, index) => ({ sequence: index, events, view: seen }));
  return {
    seat: null,
    state: { games: game, crowns: null, seats: [] },
    board: played.board,
    view,
    steps,
    choices: [],
    canUndo: false,
  };
}

// A link may be older than a rule, or made by hand: it leads somewhere all the same.
export function withinReplay(replay: Replay, { game, frame }: Moment): Moment {
  const within = Math.min(Math.max(game, 1), replay.games.length);
  const frames = replay.games[within - 1]?.frames.length ?? 1;
  return { game: within, frame: Math.min(Math.max(frame, 0), frames - 1) };
}
