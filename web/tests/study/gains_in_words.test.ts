import { firstRatWords } from '../../src/i18n/first-rat/first_rat_words';
import { studyWords } from '../../src/i18n/study/study_words';
import type { Language } from '../../src/i18n/languages';
import type { Gain } from '../../src/protocol/described';
import type { Board } from '../../src/protocol/first_rat';
import { reasonInWords } from '../../src/study/gains_in_words';
import { raceReplay } from './answers';

const board = raceReplay.games[0]?.board as Board;
const reason = (gains: Gain[], language: Language = 'en') =>
  reasonInWords(
    gains,
    { words: firstRatWords(language), board, seatNames: ['Ann', 'Bob'] },
    studyWords(language),
  );

describe('why a turn is good', () => {
  it('is said in one sentence', () => {
    const gains: Gain[] = [
      { kind: 'comic', what: 'stride', amount: 0 },
      { kind: 'rattronaut', what: null, amount: 10 },
      { kind: 'award', what: null, amount: 1 },
    ];
    expect(reason(gains)).toMatch(
      /^This turn takes the comic Stride \(.+\), brings a rat into the rocket \(10 points\) and earns an award\.$/,
    );
  });

  it('names all goods together, and what they cost last', () => {
    const gains: Gain[] = [
      { kind: 'goods', what: 'soda', amount: 2 },
      { kind: 'lights', what: null, amount: 1 },
      { kind: 'goods', what: 'can', amount: 1 },
      { kind: 'fee', what: null, amount: 1 },
    ];
    expect(reason(gains, 'de')).toBe(
      'Dieser Zug bringt 2 Backpulver + 1 Blechdose und rückt den Lichtmarker um 1 vor, um den Preis von 1 Käse an andere.',
    );
  });

  it('says what something costs and what it gives', () => {
    expect(reason([{ kind: 'bought', what: 'drink', amount: 7 }])).toBe(
      'This turn buys the energy drink for 7 cheese (doubles everything you collect in one turn).',
    );
  });

  it('is that nothing is spent, if the turn brings nothing', () => {
    expect(reason([], 'fr')).toBe('Tu gardes ainsi ce que tu as pour plus tard.');
  });

  it('says whether the end comes now or after the next round', () => {
    expect(reason([{ kind: 'end', what: null, amount: 0 }])).toContain('makes this round the last');
    expect(reason([{ kind: 'end', what: null, amount: 1 }])).toContain('makes the next round');
  });
});
