// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import GregPanel from '../../../src/board/first-rat/GregPanel.svelte';
import { firstRatWords } from '../../../src/i18n/first-rat/first_rat_words';
import { fixtures } from '../../fixtures/first_rat_fixtures';

const { board, view, seatNames } = fixtures['solo-middle']!;
const speaker = { words: firstRatWords('en'), board, seatNames };

afterEach(cleanup);

describe('Greg', () => {
  it('has a face, and his cards are pictures with a name for those who do not see them', () => {
    const greg = { ...view.greg!, card: null, revealed: ['A4', 'B10', 'B4'] };
    const { container } = render(GregPanel, { props: { speaker, greg } });
    expect(container.querySelector('.portrait')).not.toBeNull();
    const cards = [...container.querySelectorAll('[role="img"]')];
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
      'B4: his rats, from the front, go 0, 1, 1 and 2',
      'A4: his rats, from the front, go 1, 1, 2 and 1 (Cargo bay)',
      'B10: his rats, from the front, go 0, 2, 1 and 1 (a comic disappears)',
    ]);
    expect(cards[0]!.querySelectorAll('.rat svg')).toHaveLength(4);
  });
});
