import type { GameOnScreen } from '../boards';
import PlainBoard from './PlainBoard.svelte';

export const plainOnScreen: GameOnScreen = {
  board: PlainBoard,
  hasSecrets: false,
  rules: null,
  tell: () => [],
};
