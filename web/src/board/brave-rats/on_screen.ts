import { withWords } from '../../i18n/catalogue';
import type { BraveRatsEvent } from '../../protocol/described';
import type { GameOnScreen } from '../boards';
import BraveRatsBoard from './BraveRatsBoard.svelte';
import { tellEvents } from './story';

export const braveRatsOnScreen: GameOnScreen = {
  board: BraveRatsBoard,
  hasSecrets: true,
  rules: async () => (await withWords(import('../../rules/BraveRatsRules.svelte'))).default,
  // A round is one thing, however many sentences it takes.
  tell: (events, names, words) => {
    const sentences = tellEvents(events as BraveRatsEvent[], names, words);
    return sentences.length > 0 ? [sentences.join(' ')] : [];
  },
};
