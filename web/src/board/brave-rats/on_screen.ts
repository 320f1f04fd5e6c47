import type { BraveRatsEvent } from '../../protocol/brave_rats';
import type { GameOnScreen } from '../boards';
import BraveRatsBoard from './BraveRatsBoard.svelte';
import { tellEvents } from './story';

export const braveRatsOnScreen: GameOnScreen = {
  board: BraveRatsBoard,
  hasSecrets: true,
  rules: async () => (await import('../../rules/BraveRatsRules.svelte')).default,
  tell: (events, names, words) => tellEvents(events as BraveRatsEvent[], names, words),
};
