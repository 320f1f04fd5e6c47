import { pageWords } from '../../src/i18n/page_words';
import { tableFacts } from '../../src/table/table_facts';
import { duelState } from '../tables';

const { made_with } = duelState();

describe('what a table was made with', () => {
  it('is said before it begins: the variant, the length and the clock', () => {
    expect(tableFacts(made_with, pageWords('en'))).toEqual(['Variant: The base game', 'no clock']);
    expect(
      tableFacts(
        { ...made_with, crowns: 3, clock: { kind: 'game', seconds: 300, increment: 5 } },
        pageWords('en'),
      ),
    ).toEqual([
      'Variant: The base game',
      'until somebody has 3 crowns',
      '5 minutes each, and 5 seconds a turn',
    ]);
    expect(
      tableFacts({ ...made_with, clock: { kind: 'turn', seconds: 86_400 } }, pageWords('de')).at(-1),
    ).toBe('1 Tag für jeden Zug');
  });
});
