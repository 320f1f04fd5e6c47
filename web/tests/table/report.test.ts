// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { Refusal, type NewReport } from '../../src/host/host';
import type { SeatState } from '../../src/protocol/described';
import GameMenu from '../../src/table/GameMenu.svelte';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';
import { ann, duelState } from '../tables';

const annSits: SeatState = { kind: 'person', person: ann.id, name: 'Ann', gone: null, offers_end: false };
const bobSits: SeatState = { kind: 'person', person: 'bob', name: 'Bob', gone: null, offers_end: false };
const botSits: SeatState = { kind: 'bot', bot: 'level1', gone: null, offers_end: false };

function show(other: SeatState, report: (report: NewReport) => Promise<void>) {
  const inside = {
    state: duelState({ seats: [annSits, other] }),
    ownSeats: [1],
    names: ['Ann', 'Bob'],
    ask: () => Promise.resolve(),
    openRules: () => undefined,
  };
  render(WithPage, { props: { page: pageAround({ report }), component: GameMenu, inside } });
}

// jsdom does not know how to open a dialog.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('a report', () => {
  afterEach(cleanup);

  it('tells those who run the server of somebody else', async () => {
    const sent: NewReport[] = [];
    show(bobSits, (report) => {
      sent.push(report);
      return Promise.resolve();
    });
    await fireEvent.click(screen.getByRole('button', { name: 'Report somebody' }));
    await fireEvent.change(screen.getByLabelText('Why?'), { target: { value: 'stalling' } });
    await fireEvent.click(screen.getByText('Report', { selector: 'button' }));
    expect(sent).toEqual([{ table: duelState().id, person: 'bob', reason: 'stalling' }]);
    expect(await screen.findByText('Thank you. Somebody will look at it.')).toBeTruthy();
  });

  it('says why it was not taken', async () => {
    show(bobSits, () => Promise.reject(new Refusal('too_many', '-')));
    await fireEvent.click(screen.getByRole('button', { name: 'Report somebody' }));
    await fireEvent.click(screen.getByText('Report', { selector: 'button' }));
    expect(await screen.findByText('That was a lot at once. Wait a moment.')).toBeTruthy();
  });

  it('is not made of bots', () => {
    show(botSits, () => Promise.resolve());
    expect(screen.queryByRole('button', { name: 'Report somebody' })).toBeNull();
  });
});
