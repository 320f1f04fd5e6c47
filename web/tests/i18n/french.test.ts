import { joined } from '../../src/board/first-rat/log';
import { firstRatWords } from '../../src/i18n/first-rat/first_rat_words';
import { learnWords } from '../../src/i18n/learn/learn_words';

const board = firstRatWords('fr');
// Narrow, and nothing is torn apart at it.
const space = '\u202f';

describe('French', () => {
  it('has 0 and 1 in the singular', () => {
    expect(board.markersOf(0, 10, 8)).toMatch(/^0 marqueur de Score posé sur 10/);
    expect(board.markersOf(1, 10, 8)).toMatch(/^1 marqueur de Score posé sur 10/);
    expect(board.markersOf(2, 10, 8)).toMatch(/^2 marqueurs de Score posés sur 10/);
  });

  it('has a space before what the page puts between words', () => {
    expect(joined(['un', 'deux', 'Trois.'], board)).toBe(`un${space}; deux. Trois.`);
    expect(learnWords('fr').goals).toBe(`Ce que tu as vu${space}:`);
  });
});
