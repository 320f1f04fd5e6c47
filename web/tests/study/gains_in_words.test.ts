import { firstRatWords } from '../../src/i18n/first-rat/first_rat_words';
import { studyWords } from '../../src/i18n/study/study_words';
import type { Language } from '../../src/i18n/languages';
import type { Gain } from '../../src/protocol/described';
import { reasonInWords } from '../../src/study/gains_in_words';

const reason = (gains: Gain[], language: Language = 'en') =>
  reasonInWords(gains, firstRatWords(language), studyWords(language));

describe('why a turn is good', () => {
  it('is said in one sentence', () => {
    const gains: Gain[] = [
      { kind: 'comic', what: 'stride', amount: 0 },
      { kind: 'rattronaut', what: null, amount: 10 },
      { kind: 'award', what: null, amount: 1 },
    ];
    expect(reason(gains)).toBe(
      'This turn takes the comic Stride, brings a rat into the rocket (10 points) and earns an award.',
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
      'Dieser Zug bringt 2 Backpulver + 1 Blechdose und verlängert die Lichterkette um 1, um den Preis von 1 Käse an andere.',
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
