import type { Snippet } from 'svelte';
import type { Language } from '../../i18n/languages';
import type { Melody } from '../../page/melodies';
import type { Board, Choice, Step, View } from '../../protocol/first_rat';
import type { DrawnTurn } from '../board_props';

export interface FirstRatBoardProps {
  board: Board;
  view: View;
  choices: Choice[];
  canUndo: boolean;
  steps: Step[];
  seatNames: string[];
  ownSeat: number | null;
  /** The action that a hint names. */
  hinted?: string | null;
  /** Turns that are compared. */
  drawn?: DrawnTurn[] | undefined;
  language: Language;
  motion: boolean;
  /** How long the turns of others are shown, see playback. */
  tempo?: number;
  /** Whether a turn that leaves nothing open waits to be confirmed. */
  confirms?: boolean;
  /** Whether a decision was sent that has not been answered yet. */
  busy?: boolean;
  /** Whether the game has ended, perhaps without a result. */
  isEnded?: boolean | undefined;
  /** All seats of whoever looks, where several share a device. */
  ownSeats?: number[];
  onact: (action: string) => void;
  onundo: () => void;
  /** What follows from a choice, where that did not come with it. */
  preview?: (action: string) => Promise<Choice>;
  onsound?: ((melody: Melody) => void) | undefined;
  /** Called when the points have been counted. */
  onended?: (() => void) | undefined;
  /** Told what has been shown while turns of others are, and null when nothing is held back. */
  onreveal?: ((shown: Step[] | null) => void) | undefined;
  clocks?: Snippet | undefined;
  /** What is new to whoever looks. */
  explained?: Snippet | undefined;
  /** What else belongs beside the yard. */
  beside?: Snippet | undefined;
}
