import { withWords } from '../../i18n/catalogue';
import type { BraveRatsEvent } from '../../protocol/described';
import type { GameOnScreen } from '../boards';
import BraveRatsBoard from './BraveRatsBoard.svelte';
import { tellEvents } from './story';

export const braveRatsOnScreen: GameOnScreen = {
  board: BraveRatsBoard,
  hasSecrets: true,
  rules: async () => (await withWords(import('../../rules/BraveRatsRules.svelte'))).default,
  tell: (events, names, words) =>
    tellEvents(events as BraveRatsEvent[], names, words).map((sentences) => sentences.join(' ')),
};
