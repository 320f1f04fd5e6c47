// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { Refusal, type Host } from '../../src/host/host';
import type { TablePicture } from '../../src/host/table_picture';
import type { Hint } from '../../src/protocol/described';
import Coach from '../../src/study/Coach.svelte';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';
import { duelPicture, duelView, musicianAgainstGeneral, raisedSpyBeatsPrincess } from '../tables';
import { draftHint, duelHint, duelReview } from './answers';

function sit(host: Partial<Host>, picture: TablePicture = duelPicture()) {
  const inside = { picture, names: ['Ann', 'Bob'], seat: 1, hinted: new Map() };
  const props = { page: pageAround(host), component: Coach, inside };
  const shown = render(WithPage, { props });
  const goOn = (later: TablePicture) => shown.rerender({ ...props, inside: { ...inside, picture: later } });
  return { goOn, ...shown };
}

const askForHint = () => fireEvent.click(screen.getByRole('button', { name: 'Hint' }));

describe('the coach', () => {
  it('tells the chance to win and the perfect mix', async () => {
    const asked: unknown[] = [];
    sit({
      hint(...about) {
        asked.push(about);
        return Promise.resolve(duelHint);
      },
    });
    await askForHint();
    expect(await screen.findByText('Your chance to win is 50%.')).toBeTruthy();
    expect(
      screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' ').trim()),
    ).toContain('3 Assassin 27%');
    expect(asked).toEqual([['bcdfghjkmn', 1]]);
  });

  it('forgets a hint when the position changes', async () => {
    const { goOn } = sit({ hint: () => Promise.resolve(duelHint) });
    await askForHint();
    await screen.findByText('Your chance to win is 50%.');
    await goOn(duelPicture({ sequence: 2 }));
    expect(screen.queryByText('Your chance to win is 50%.')).toBeNull();
  });

  it('does not give a hint that comes too late', async () => {
    let answer: (hint: Hint) => void = () => undefined;
    const { goOn } = sit({ hint: () => new Promise((resolve) => (answer = resolve)) });
    await askForHint();
    await goOn(duelPicture({ sequence: 2 }));
    answer(duelHint);
    await Promise.resolve();
    expect(screen.queryByText('Your chance to win is 50%.')).toBeNull();
    expect(screen.queryByText('Thinking …')).toBeNull();
  });

  it('says which card of a draft to keep', async () => {
    sit({ hint: () => Promise.resolve(draftHint) });
    await askForHint();
    expect(await screen.findByText('The strongest player would keep the Wizard.')).toBeTruthy();
  });

  it('says why there is no hint', async () => {
    sit({ hint: () => Promise.reject(new Refusal('no_hints', '-')) });
    await askForHint();
    expect(await screen.findByText(/There are no hints at this table/)).toBeTruthy();
  });

  it('has nothing to say where nothing is to be chosen', () => {
    sit({}, duelPicture({ choices: [] }));
    expect(screen.getByRole('button', { name: 'Hint' })).toHaveProperty('disabled', true);
  });

  describe('in study mode', () => {
    const [red, blue] = duelView().players;
    const players = [
      { ...red!, hand: '0123457' },
      { ...blue!, hand: '1234567' },
    ];
    const afterOneRound = duelPicture({
      view: duelView({ players }),
      steps: [{ sequence: 1, events: musicianAgainstGeneral }],
    });
    const afterTwoRounds = duelPicture({
      sequence: 2,
      view: duelView({
        players: [
          { ...red!, hand: '013457' },
          { ...blue!, hand: '234567' },
        ],
      }),
      steps: [...afterOneRound.steps, { sequence: 2, events: raisedSpyBeatsPrincess }],
    });

    it('shows perfect play at once, and what the last card gave away', async () => {
      const records: string[] = [];
      const reviewOfRecord = (record: string) => (records.push(record), Promise.resolve(duelReview));
      sit({ hint: () => Promise.resolve(duelHint), reviewOfRecord }, afterOneRound);
      await fireEvent.click(screen.getByRole('button', { name: 'Study mode' }));
      expect(await screen.findByText('Your chance to win is 50%.')).toBeTruthy();
      expect(await screen.findByText('After Round 6')).toBeTruthy();
      expect(screen.getByText('Your Princess gave nothing away.')).toBeTruthy();
      expect(JSON.parse(records[0]!).actions).toEqual(['6:0']);
    });

    it('says nothing old about a round that could not be reviewed', async () => {
      let asked = 0;
      const reviewOfRecord = () => {
        asked += 1;
        return asked === 1 ? Promise.resolve(duelReview) : Promise.reject(new Refusal('too_many', '-'));
      };
      const { goOn } = sit({ hint: () => Promise.resolve(duelHint), reviewOfRecord }, afterOneRound);
      await fireEvent.click(screen.getByRole('button', { name: 'Study mode' }));
      await screen.findByText('After Round 6');
      await goOn(afterTwoRounds);
      await waitFor(() => expect(screen.queryByText('After Round 6')).toBeNull());
    });
  });
});
