import { withWords } from '../i18n/catalogue';
import type { Component } from 'svelte';
import type { GameBoard, GameEvent, GameName } from '../protocol/described';
import type { Words } from '../i18n/words';
import type { BoardProps } from './board_props';

export interface GameOnScreen {
  board: Component<BoardProps>;
  // People who share a device must not see each other's hands.
  hasSecrets: boolean;
  // The rules, loaded when somebody asks for them.
  rules: () => Promise<Component>;
  // What happened, for the log and for those who listen instead of looking: a text for each thing.
  tell: (events: GameEvent[], names: string[], words: Words, board: GameBoard | null) => string[];
}

// Each game is loaded when it is played for the first time.
export const boards: Record<GameName, () => Promise<GameOnScreen>> = {
  'brave-rats': async () => (await withWords(import('./brave-rats/on_screen'))).braveRatsOnScreen,
  'first-rat': async () => (await withWords(import('./first-rat/on_screen'))).firstRatOnScreen,
};
