import type { Component } from 'svelte';
import type { GameEvent } from '../protocol/games';
import type { GameName } from '../protocol/table_state';
import type { Words } from '../i18n/words';
import type { BoardProps } from './board_props';

export interface GameOnScreen {
  board: Component<BoardProps>;
  // People who share a device must not see each other's hands.
  hasSecrets: boolean;
  // The rules, loaded when somebody asks for them.
  rules: () => Promise<Component>;
  // What happened, in sentences, for the log and for those who listen instead of looking.
  tell: (events: GameEvent[], names: string[], words: Words) => string[];
}

// Each game is loaded when it is played for the first time.
export const boards: Record<GameName, () => Promise<GameOnScreen>> = {
  'brave-rats': async () => (await import('./brave-rats/on_screen')).braveRatsOnScreen,
  'first-rat': async () => (await import('./first-rat/on_screen')).firstRatOnScreen,
};
