import { withWords } from '../../i18n/catalogue';
import { firstRatWords } from '../../i18n/first-rat/first_rat_words';
import type { GameOnScreen } from '../boards';
import FirstRatAtTable from './FirstRatAtTable.svelte';
import { joined, logOf } from './log';
import type { Board, Event } from '../../protocol/first_rat';
import { nameOf } from './sentences';

export const firstRatOnScreen: GameOnScreen = {
  board: FirstRatAtTable,
  hasSecrets: false,
  rules: async () => (await withWords(import('../../rules/FirstRatRules.svelte'))).default,
  tell(events, names, words, board) {
    if (!board) return [];
    // Boards of this game are checked as those of First Rat when they arrive.
    const speaker = {
      words: firstRatWords(words.language),
      board: board as Board,
      seatNames: names,
    };
    return logOf(speaker, events as Event[]).map(({ seat, sentences }) =>
      [seat === null ? '' : `${nameOf(speaker, seat)}: `, joined(sentences, speaker.words)].join(''),
    );
  },
};
