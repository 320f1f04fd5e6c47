// @vitest-environment jsdom
import { render } from '@testing-library/svelte';
import OwnGoods from '../../../src/board/first-rat/OwnGoods.svelte';
import { firstRatWords } from '../../../src/i18n/first-rat/first_rat_words';
import { fixtures } from '../../fixtures/first_rat_fixtures';

const { board, view, seatNames } = fixtures['two-seats-late']!;

describe('the goods of a seat in one line', () => {
  it('are named for who does not see them', () => {
    const speaker = { words: firstRatWords('en'), board, seatNames };
    const team = { ...view.teams[0]!, moldy: 2 };
    const { container } = render(OwnGoods, { props: { speaker, seat: 1, team } });
    const names = [...container.querySelectorAll('li[aria-label]')].map((it) =>
      it.getAttribute('aria-label'),
    );
    expect(names).toContain('2 moldy cheese');
    expect(names.join()).not.toContain('[object');
  });
});
