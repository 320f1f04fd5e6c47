import { statisticsOf } from '../../../src/board/first-rat/statistics';
import type { Event } from '../../../src/protocol/first_rat';
import { fixtures } from '../../fixtures/first_rat_fixtures';

const { view } = fixtures['two-seats-over']!;

describe('the statistics of a game', () => {
  it('count what each seat did', () => {
    const events: Event[] = [
      { kind: 'decided', seat: 1, action: 'move a9 b27' },
      { kind: 'rat_moved', seat: 1, rat: 'a', from: 5, to: 9 },
      { kind: 'rat_moved', seat: 1, rat: 'b', from: 25, to: 27 },
      { kind: 'fee_paid', seat: 1, to: 2, amount: 1 },
      { kind: 'gained', seat: 1, good: 'core', amount: 3 },
      { kind: 'award_taken', seat: 1 },
      { kind: 'decided', seat: 1, action: 'buy green' },
      { kind: 'bought', seat: 1, item: 'green', cheese: 6 },
      { kind: 'decided', seat: 2, action: 'donate' },
      { kind: 'donated', seat: 2, cheese: 10 },
      { kind: 'game_over' },
    ];
    const [ann, bob] = statisticsOf(events, view);
    expect(ann).toMatchObject({
      turns: 1,
      steps: 6,
      collected: 3,
      cheesePaid: 7,
      items: 1,
      awards: 1,
      rattronauts: 1,
    });
    expect(bob).toMatchObject({ turns: 0, cheesePaid: 10, donated: 1, awards: 0 });
  });

  it("count Greg's turns by his cards", () => {
    const solo = fixtures['solo-over']!.view;
    const [, greg] = statisticsOf([{ kind: 'card_drawn', seat: 2, card: 'A1' }], solo);
    expect(greg!.turns).toBe(1);
  });
});
