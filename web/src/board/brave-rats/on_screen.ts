import type { BraveRatsEvent } from '../../protocol/brave_rats';
import type { GameOnScreen } from '../boards';
import BraveRatsBoard from './BraveRatsBoard.svelte';
import BraveRatsRules from './BraveRatsRules.svelte';
import { tellEvents } from './story';

export const braveRatsOnScreen: GameOnScreen = {
  board: BraveRatsBoard,
  hasSecrets: true,
  rules: BraveRatsRules,
  tell: (events, names, words) => tellEvents(events as BraveRatsEvent[], names, words),
};
