import type { TablePicture } from '../host/table_picture';

// What the board of every game is given. A board is a function of these alone: it shows the view,
// offers the choices, and says which one was taken.
export interface BoardProps {
  picture: TablePicture;
  // By seat.
  names: string[];
  // Whether something was sent that has not been answered yet.
  busy: boolean;
  act: (action: string) => void;
  undo: () => void;
  // What follows from an action of First Rat, where it has not been told with the choices.
  preview: (action: string) => Promise<unknown>;
}
