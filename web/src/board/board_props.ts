import type { Snippet } from 'svelte';
import type { TablePicture } from '../host/table_picture';
import type { Melody } from '../page/melodies';
import type { FirstRatEvent, Step, TableState } from '../protocol/described';

// What a board shows of a table: one that is played at, or one out of a record.
export type BoardPicture = Pick<
  TablePicture,
  'seat' | 'board' | 'view' | 'steps' | 'choices' | 'canUndo' | 'presence'
> & {
  state: Pick<TableState, 'games' | 'crowns' | 'seats'>;
};

// Actions that a hint names, with how often perfect play takes each of them.
export type HintedActions = ReadonlyMap<string, number>;

// A turn of First Rat that a board draws beside another one, without anything being done.
export interface DrawnTurn {
  mark: 'better' | 'played';
  actions: string[];
  events: FirstRatEvent[];
}

// What the board of every game is given. A board is a function of these alone: it shows the view,
// offers the choices, and says which one was taken.
export interface BoardProps {
  picture: BoardPicture;
  // By seat.
  names: string[];
  // Whether something was sent that has not been answered yet.
  busy: boolean;
  // Whether the game has ended, perhaps without a result: then nobody has a turn.
  isEnded?: boolean;
  hinted?: HintedActions;
  // Turns that are compared, for boards that can draw them.
  drawn?: DrawnTurn[];
  // What is said to whoever has chosen a card of BraveRats and the other side has not, where that is not
  // another person.
  chooseNext?: (name: string) => string;
  // What is asked for instead of a card of BraveRats to be played, and what the button says that chooses it.
  asks?: { heading: string; confirm: (card: string) => string } | undefined;
  act: (action: string) => void;
  undo: () => void;
  // What follows from an action of First Rat, where it has not been told with the choices.
  preview: (action: string) => Promise<unknown>;
  // Whether it is heard is the page's business.
  sound?: ((melody: Melody) => void) | undefined;
  // Called when how the game ended has been shown; nobody else tells it before.
  ended?: (() => void) | undefined;
  // Called with the steps shown so far while a board takes its time to show what has happened: nobody
  // else tells more before. With null when all has been shown.
  reveals?: ((shown: Step[] | null) => void) | undefined;
  // Who gets the device next, for boards that have secrets: in the place of the hand.
  handOver?: Snippet | undefined;
  // The clocks of the seats: where they are always in sight.
  clocks?: Snippet | undefined;
  // What is new to somebody, explained: at the head of the column beside the board.
  explained?: Snippet | undefined;
  // What else there is to show, the end among it: beside the board, or below it.
  beside?: Snippet | undefined;
}
