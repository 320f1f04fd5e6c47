import type { GameOnScreen } from '../boards';
import FirstRatAtTable from './FirstRatAtTable.svelte';

export const firstRatOnScreen: GameOnScreen = {
  board: FirstRatAtTable,
  hasSecrets: false,
  rules: async () => (await import('../../rules/FirstRatRules.svelte')).default,
  // The board has a log of its own, and announces what happens.
  tell: () => [],
};
