import type { Board, Event } from '../../src/protocol/first_rat';
import { firstRatWords } from '../../src/i18n/first-rat/first_rat_words';
import { turnInWords } from '../../src/study/turn_in_words';
import { raceReplay } from './answers';

const board = raceReplay.games[0]?.board as unknown as Board;
const speaker = { words: firstRatWords('en'), board, seatNames: ['Ann', 'Bob'] };

describe('a turn in words', () => {
  it('has every decision that wants something', () => {
    expect(
      turnInWords(speaker, { actions: ['move a5 b2', 'collect', 'build cockpit', 'end'], events: [] }),
    ).toBe('Rat a to 5, rat b to 2; build Cockpit');
  });

  it('names the price of each thing that is bought', () => {
    const events: Event[] = [
      { kind: 'bought', seat: 1, item: 'yellow', cheese: 6 },
      { kind: 'bought', seat: 1, item: 'drink', cheese: 4 },
    ];
    const told = turnInWords(speaker, { actions: ['buy yellow', 'buy drink'], events });
    expect(told).toBe('Buy the yellow backpack for 6 cheese; buy the energy drink for 4 cheese');
  });

  it('names the ways through the burrow by the rooms that they lead to', () => {
    const events: Event[] = [6, 7].map((space) => ({ kind: 'burrow_entered', seat: 1, space }));
    const told = turnInWords(speaker, { actions: ['left', 'up'], events });
    expect(told).toBe('In the burrow towards Stored food; in the burrow towards Nursery');
  });

  it('says that nothing is wanted if that is all', () => {
    expect(turnInWords(speaker, { actions: ['end'], events: [] })).toBe('End the turn');
  });
});
