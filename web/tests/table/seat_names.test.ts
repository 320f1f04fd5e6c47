import { pageWords } from '../../src/i18n/page_words';
import { seatNames } from '../../src/table/seat_names';
import { duelState } from '../tables';

const words = pageWords('en');
const [person, bot] = duelState().seats;

describe('the names at a table', () => {
  it('are those of people and of the levels of bots', () => {
    expect(seatNames(duelState(), words)).toEqual(['Ann', 'Dabbler']);
  });

  it('have the number of the seat where two are called the same, and stay theirs', () => {
    expect(seatNames(duelState({ seats: [person!, person!] }), words)).toEqual(['Ann 1', 'Ann 2']);
    expect(seatNames(duelState({ seats: [person!, bot!, person!] }), words)).toEqual([
      'Ann 1',
      'Dabbler',
      'Ann 3',
    ]);
  });
});
