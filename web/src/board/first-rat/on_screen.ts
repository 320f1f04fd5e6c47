import type { GameOnScreen } from '../boards';
import FirstRatAtTable from './FirstRatAtTable.svelte';

export const firstRatOnScreen: GameOnScreen = {
  board: FirstRatAtTable,
  hasSecrets: false,
  rules: null,
  // The board has a log of its own, and announces what happens.
  tell: () => [],
};
