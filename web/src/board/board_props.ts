import type { Snippet } from 'svelte';
import type { TablePicture } from '../host/table_picture';
import type { Melody } from '../page/sound';
import type { TableState } from '../protocol/described';

// What a board shows of a table: one that is played at, or one out of a record.
export type BoardPicture = Pick<
  TablePicture,
  'seat' | 'board' | 'view' | 'steps' | 'choices' | 'canUndo'
> & { state: Pick<TableState, 'games' | 'crowns' | 'seats'> };

// Actions that a hint names, with how often perfect play takes each of them.
export type HintedActions = ReadonlyMap<string, number>;

// What the board of every game is given. A board is a function of these alone: it shows the view,
// offers the choices, and says which one was taken.
export interface BoardProps {
  picture: BoardPicture;
  // By seat.
  names: string[];
  // Whether something was sent that has not been answered yet.
  busy: boolean;
  hinted?: HintedActions;
  act: (action: string) => void;
  undo: () => void;
  // What follows from an action of First Rat, where it has not been told with the choices.
  preview: (action: string) => Promise<unknown>;
  // Whether it is heard is the page's business.
  sound?: ((melody: Melody) => void) | undefined;
  // Called when how the game ended has been shown, by boards that take their time for it.
  ended?: (() => void) | undefined;
  // What the page has to show beside a board, for boards that place it themselves.
  beside?: Snippet | undefined;
}
