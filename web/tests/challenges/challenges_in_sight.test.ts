// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/svelte';
import ChallengesInSight from '../../src/challenges/ChallengesInSight.svelte';
import type { Host } from '../../src/host/host';
import { challenges } from '../../src/protocol/first_rat';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';
import { duelPicture, duelState } from '../tables';
import { challengeBoard } from './challenge_board';

function open(host: Partial<Host>, hinted = false) {
  const { made_with, seats } = duelState();
  const options = { variant: 'base' as const, solo: 'easy' as const };
  const state = duelState({
    made_with: { ...made_with, game: 'first-rat', options },
    seats: seats.map((seat) => ({ ...seat, hinted })),
  });
  const inside = { picture: duelPicture({ state }) };
  return render(WithPage, {
    props: { page: pageAround(host), component: ChallengesInSight, inside },
  });
}

describe('the challenges beside a game against Greg', () => {
  it('are all there, with what they ask for', async () => {
    open({ challenges: () => Promise.resolve(challengeBoard) });
    expect(screen.getAllByRole('listitem', { hidden: true }).length).toBe(challenges.length);
    const larder = await screen.findByText('Full larder');
    expect(larder.closest('li')?.textContent).toMatch(/Full larder\s+\S+/);
  });

  it('mark those that were met at this difficulty', async () => {
    open({ challenges: () => Promise.resolve(challengeBoard) });
    const met = await screen.findByText('(met before)');
    expect(within(met.closest('li')!).getByText('Full larder')).toBeTruthy();
    expect(screen.getAllByText('(met before)').length).toBe(1);
  });

  it('are there when nobody can say which were met', async () => {
    open({ challenges: () => Promise.reject(new Error('no network')) });
    expect(await screen.findByText('Full larder')).toBeTruthy();
    expect(screen.queryByText('(met before)')).toBeNull();
  });

  it('say that a game with hints is marked, and that this is one', () => {
    const { unmount } = open({ challenges: () => Promise.resolve(challengeBoard) });
    expect(screen.getByText('Beat Greg and meet them. A game with hints is marked.')).toBeTruthy();
    unmount();
    open({ challenges: () => Promise.resolve(challengeBoard) }, true);
    expect(screen.getByText('Played with hints.')).toBeTruthy();
  });
});
