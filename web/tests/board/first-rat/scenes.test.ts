import { isWorthSeeing, lengthOf, scenesOf } from '../../../src/board/first-rat/scenes';
import type { Event } from '../../../src/protocol/first_rat';
import { fixtures } from '../../fixtures/first_rat_fixtures';

const move = (seat: number, action: string): Event => ({ kind: 'decided', seat, action });
const walk = (seat: number): Event => ({ kind: 'rat_moved', seat, rat: 'a', from: 0, to: 4 });
const fee: Event = { kind: 'fee_paid', seat: 2, to: 1, amount: 1 };
const { view: now } = fixtures['two-seats-middle']!;
const earlier = { ...now, round: now.round - 1 };

describe('the turns that arrive together', () => {
  it('end where the host says what was to be seen', () => {
    const scenes = scenesOf(
      [
        { sequence: 1, events: [move(2, 'move a4'), walk(2), fee] },
        { sequence: 2, events: [move(2, 'pass')], view: earlier },
        { sequence: 3, events: [move(3, 'move a4'), walk(3)] },
      ],
      now,
    );
    expect(scenes.map(({ seat, events }) => [seat, events.length])).toEqual([
      [2, 4],
      [3, 2],
    ]);
    expect(scenes.map(({ view }) => view)).toEqual([earlier, now]);
    expect(scenes.map(({ upTo }) => upTo)).toEqual([2, 3]);
  });

  it("have Greg's apart, which begins with his card", () => {
    const card: Event = { kind: 'card_drawn', seat: 2, card: 'A1' };
    const gift: Event = { kind: 'cheese_from_greg', seat: 1, amount: 1 };
    const scenes = scenesOf(
      [
        { sequence: 1, events: [move(1, 'move a4'), walk(1)], view: earlier },
        { sequence: 1, events: [card, walk(2), gift], view: now },
      ],
      now,
    );
    expect(scenes.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(scenes[1]!.events).toContain(gift);
    expect(scenes.map(({ upTo }) => upTo)).toEqual([0, 1]);
  });

  it('are not shown where nothing happens', () => {
    expect(isWorthSeeing([move(2, 'pass')])).toBe(false);
    expect(isWorthSeeing([move(2, 'move a4'), walk(2)])).toBe(true);
  });

  it('take longer with more rats, but never very long', () => {
    const one = lengthOf([walk(2)]);
    expect(lengthOf([walk(2), walk(2)])).toBeGreaterThan(one);
    expect(lengthOf(Array<Event>(40).fill(walk(2)))).toBeLessThan(4000);
  });
});
