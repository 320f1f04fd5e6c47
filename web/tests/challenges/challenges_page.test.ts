// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import ChallengesPage from '../../src/challenges/ChallengesPage.svelte';
import { Refusal, type Host, type NewTable } from '../../src/host/host';
import { challenges } from '../../src/protocol/first_rat';
import { languages } from '../../src/i18n/languages';
import { challengesWords } from '../../src/i18n/challenges/challenges_words';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';
import { duelState } from '../tables';
import { challengeBoard } from './challenge_board';

function open(host: Partial<Host>) {
  const page = pageAround(host);
  return render(WithPage, { props: { page, component: ChallengesPage, inside: {} } });
}

describe('the challenge board', () => {
  it('marks what was met, with the game in which it was', async () => {
    open({ challenges: () => Promise.resolve(challengeBoard) });
    const row = (await screen.findByText('Full larder')).closest('tr')!;
    const mark = within(row).getByRole('link', { name: /^Easy, met on/ });
    expect(mark.getAttribute('href')).toBe('#/replay/bcdfghjkmn');
    expect(within(row).getAllByText('still open').length).toBe(3);
  });

  it('counts what is met of each difficulty, and knows the best win', async () => {
    open({ challenges: () => Promise.resolve(challengeBoard) });
    expect(await screen.findByText('1 of 10')).toBeTruthy();
    expect(screen.getAllByText('0 of 10').length).toBe(3);
    const best = screen.getByText('97 points');
    expect(best.getAttribute('href')).toBe('#/replay/nmkjhgfdcb');
    expect(best.closest('p')?.textContent).toContain('Best win: 97 points');
    expect(screen.getAllByText('No win yet').map(({ textContent }) => textContent?.trim())).toEqual(
      Array(3).fill('No win yet'),
    );
  });

  it('begins a game alone on the difficulty that was chosen', async () => {
    const made: NewTable[] = [];
    const makeTable = (table: NewTable) => {
      made.push(table);
      return Promise.resolve(duelState());
    };
    open({ challenges: () => Promise.resolve(challengeBoard), makeTable });
    await fireEvent.click(await screen.findByRole('button', { name: 'Play: Unfair' }));
    expect(made.map(({ options, seats }) => [options['solo'], seats])).toEqual([['unfair', ['person']]]);
    await waitFor(() => expect(location.hash).toBe('#/table/bcdfghjkmn'));
  });

  it('says why it has nothing to show', async () => {
    open({ challenges: () => Promise.reject(new Refusal('unreachable', '-')) });
    expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.');
  });

  it.each(languages)('has a name of its own for each challenge in %s', (language) => {
    const words = challengesWords(language);
    const names = challenges.map((challenge) => words.challenges[challenge].name);
    expect(new Set(names).size).toBe(challenges.length);
  });
});
