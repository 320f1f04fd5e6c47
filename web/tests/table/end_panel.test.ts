// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import type { Language } from '../../src/i18n/languages';
import EndPanel from '../../src/table/EndPanel.svelte';
import type { End } from '../../src/table/end_of_game';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';
import { duelState } from '../tables';

afterEach(cleanup);

function headingFor(winners: number[], language: Language): string {
  const end: End = { outcome: 'seen', winners, places: [], kind: 'finished', goesOn: false };
  const inside = {
    end,
    state: duelState({ status: 'over' }),
    names: ['Mia', 'Jo', 'Ann'],
    person: null,
    busy: false,
    ask: () => Promise.resolve(),
    complain: () => undefined,
  };
  render(WithPage, { props: { page: pageAround({}, language), component: EndPanel, inside } });
  return screen.getByRole('heading').textContent!.trim();
}

describe('the end of a game that several look at', () => {
  it('names who has won', () => {
    expect(headingFor([2], 'en')).toBe('Jo wins!');
  });

  it.each<[Language, number[], string]>([
    ['en', [1, 2], 'Mia and Jo share the win.'],
    ['en', [1, 2, 3], 'Mia, Jo and Ann share the win.'],
    ['de', [1, 2], 'Mia und Jo teilen sich den Sieg.'],
    ['fr', [1, 2], 'Mia et Jo se partagent la victoire.'],
  ])('names in %s all who have won: %s', (language, winners, heading) => {
    expect(headingFor(winners, language)).toBe(heading);
  });
});
