import type { Board } from '../../src/protocol/first_rat';
import { firstRatWords } from '../../src/i18n/first-rat/first_rat_words';
import { turnInWords } from '../../src/study/turn_in_words';
import { raceReplay } from './answers';

const board = raceReplay.games[0]?.board as unknown as Board;
const speaker = { words: firstRatWords('en'), board, seatNames: ['Ann', 'Bob'] };

describe('a turn in words', () => {
  it('has every decision that wants something', () => {
    expect(turnInWords(speaker, ['move a5 b2', 'collect', 'build cockpit', 'end'])).toBe(
      'Rat a to 5, rat b to 2; build Cockpit',
    );
  });

  it('says that nothing is wanted if that is all', () => {
    expect(turnInWords(speaker, ['end'])).toBe('End the turn');
  });
});
