import { viewAfter } from '../../../src/board/first-rat/view_after';
import { fixtures } from '../../fixtures/first_rat_fixtures';

const { view } = fixtures['two-seats-middle']!;

describe('the view after some events', () => {
  it('has rats, goods and markers where the events say', () => {
    const after = viewAfter(view, [
      { kind: 'rat_moved', seat: 2, rat: 'a', from: 1, to: 9 },
      { kind: 'fee_paid', seat: 2, to: 1, amount: 1 },
      { kind: 'gained', seat: 2, good: 'can', amount: 2 },
      { kind: 'light_moved', seat: 2, from: 0, to: 7 },
      { kind: 'burrow_entered', seat: 2, space: 4 },
      { kind: 'scored', seat: 2, track: 'food', space: 5, points: 4 },
    ]);
    const [ann, bob] = [after.teams[0]!, after.teams[1]!];
    expect(bob.rats[0]!.place).toBe(9);
    expect(ann.cheese).toBe(view.teams[0]!.cheese! + 1);
    expect(bob.can).toBe(view.teams[1]!.can! + 2);
    expect([bob.light, bob.burrow]).toEqual([7, 4]);
    expect(after.tracks.food[4]).toEqual([...(view.tracks.food[4] ?? []), 2]);
  });

  it('has what was stolen with the thief, who is back on Start', () => {
    const market = { ...view.market, backpacks: ['green' as const, 'white' as const] };
    const item = 'white';
    const after = viewAfter({ ...view, market }, [{ kind: 'stolen', seat: 1, item, rat: 'a' }]);
    expect(after.teams[0]!.backpacks).toContain(item);
    expect(after.teams[0]!.rats[0]!.place).toBe(0);
    expect(after.market.backpacks).toEqual(['green']);
  });

  it('knows which round is the last one as soon as somebody has called the end', () => {
    const after = viewAfter({ ...view, round: 20 }, [{ kind: 'end_announced', seat: 1, rounds: 1 }]);
    expect(after.last_round).toBe(21);
  });

  it('leaves the view before as it was', () => {
    const before = JSON.stringify(view);
    viewAfter(view, [{ kind: 'gained', seat: 1, good: 'cheese', amount: 5 }]);
    expect(JSON.stringify(view)).toBe(before);
  });

  it('knows that lamps and apple cores are used up at once', () => {
    const after = viewAfter(view, [{ kind: 'gained', seat: 1, good: 'bulb', amount: 5 }]);
    expect(after).toEqual(view);
  });
});
