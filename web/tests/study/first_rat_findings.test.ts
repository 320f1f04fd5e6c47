// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/svelte';
import FirstRatFindings from '../../src/study/FirstRatFindings.svelte';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';
import { raceReplay, raceReview } from './answers';

const review = raceReview.game === 'first-rat' ? raceReview.games[0]! : null;

function open(changes: object = {}) {
  const shown: number[] = [];
  const inside = {
    review: { ...review, ...changes },
    board: raceReplay.games[0]?.board,
    names: ['Ann', 'Bob'],
    show: (frame: number) => shown.push(frame),
  };
  render(WithPage, { props: { page: pageAround(), component: FirstRatFindings, inside } });
  return shown;
}

describe('what a review finds in a game of First Rat', () => {
  it('is what was played, what was better, and why', () => {
    open();
    const articles = screen.getAllByRole('article');
    expect(articles).toHaveLength(3);
    expect(articles[0]?.textContent).toMatch(
      /Played[^]*After this turn [^]*Better[^]*The next turn takes the comic [^]*After this turn [^]*Given away/,
    );
  });

  it('says of every turn what comes after that turn, and the difference', () => {
    open();
    for (const article of screen.getAllByRole('article')) {
      const [played, better] = [
        ...article.textContent!.matchAll(/After this turn .*? wins with (\d+)%/g),
      ].map(([, share]) => Number(share));
      expect(article.textContent).toContain(`Given away ${better! - played!}%`);
    }
  });

  it('leads to the board as it was when the turn began', async () => {
    const shown = open({ costliest: [2] });
    await fireEvent.click(screen.getByRole('button', { name: /^Show the board/ }));
    expect(shown).toEqual([review!.turns[1]!.frame]);
  });

  it('has every turn in a table', () => {
    open();
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(review!.turns.length + 1);
  });

  it('praises a game in which nothing was lost', () => {
    open({ costliest: [] });
    expect(screen.getByText('No turn cost much. Well played!')).toBeTruthy();
  });
});
