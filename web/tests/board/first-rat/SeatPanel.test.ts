// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import SeatPanel from '../../../src/board/first-rat/SeatPanel.svelte';
import { firstRatWords } from '../../../src/i18n/first-rat/first_rat_words';
import { fixtures } from '../../fixtures/first_rat_fixtures';

const { board, view, seatNames } = fixtures['two-seats-late']!;

afterEach(cleanup);

describe('the panel of a seat', () => {
  it('marks the marker that brings on the end, which is the one that the board names', () => {
    const speaker = { words: firstRatWords('en'), board: { ...board, ending_marker: 6 }, seatNames };
    const team = view.teams[0]!;
    const { container } = render(SeatPanel, {
      props: { speaker, seat: 1, team, own: true, isShared: false, acting: false },
    });
    const markers = [...container.querySelectorAll('.markers i')];
    expect(markers.map((marker) => marker.classList.contains('ending')).indexOf(true)).toBe(5);
    expect(container.querySelector('.markers')?.textContent).toContain('number 6 brings on the end');
  });
});
