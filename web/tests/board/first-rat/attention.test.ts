import { attentionOf, type GoingOn } from '../../../src/board/first-rat/attention';
import { burrowLayout } from '../../../src/board/first-rat/burrow_layout';
import type { Area } from '../../../src/board/first-rat/camera';
import { boothPoint, placePoint } from '../../../src/board/first-rat/layout';
import { placeChoices } from '../../../src/board/first-rat/places_of_choices';
import { tallYard, wideYard, type Point } from '../../../src/board/first-rat/yard_shape';
import { firstRatWords } from '../../../src/i18n/first-rat/first_rat_words';
import { fixtures } from '../../fixtures/first_rat_fixtures';

const nothing = { active: null, planned: [], movable: [], targets: [] };

function goingOn(name: string, changes: Partial<GoingOn> = {}): GoingOn {
  const { board, view, choices, ownSeat, seatNames } = fixtures[name]!;
  const speaker = { words: firstRatWords('en'), board, seatNames };
  return {
    board,
    view,
    seat: ownSeat,
    plan: nothing,
    placed: placeChoices(speaker, choices, view),
    shown: [],
    ...changes,
  };
}
const holds = ({ left, top, right, bottom }: Area, { x, y }: Point) =>
  x >= left && x <= right && y >= top && y <= bottom;

describe.each([
  { name: 'wide', yard: wideYard },
  { name: 'tall', yard: tallYard },
])('in the $name yard somebody looks', ({ yard }) => {
  it('at the rat that was chosen and at all places it can go to', () => {
    const targets = [3, 4, 5].map((place) => ({ place, label: '', chips: [], complete: true }));
    const now = goingOn('two-seats-early', { plan: { ...nothing, active: 'a', targets } });
    const stands = now.view.teams[0]!.rats[0]!.place;
    const { area, point } = attentionOf(now, yard)!;
    for (const place of [stands, 3, 4, 5]) expect(holds(area, placePoint(place, yard))).toBe(true);
    expect(Math.abs(point.x - placePoint(stands, yard).x)).toBeLessThan(1);
  });

  it('at rats that may come along, and where those go that shall', () => {
    const planned = [{ rat: 'c' as const, target: 18, pipes: [] }];
    const now = goingOn('two-seats-middle', { plan: { ...nothing, planned, movable: ['a'] } });
    const { area } = attentionOf(now, yard)!;
    expect(holds(area, placePoint(18, yard))).toBe(true);
    expect(holds(area, placePoint(now.view.teams[0]!.rats[0]!.place, yard))).toBe(true);
  });

  it('at the burrow when it is asked which way to go there', () => {
    const now = goingOn('five-seats-burrow');
    const { points } = burrowLayout(now.board, yard);
    const { area } = attentionOf(now, yard)!;
    for (const { space } of now.placed.burrowWays) expect(holds(area, points[space]!)).toBe(true);
  });

  it('at the booth where somebody shops', () => {
    const now = goingOn('five-seats-shop');
    const booth = now.board.booths.find(({ keeper }) => keeper === now.view.turn.shopper?.keeper)!;
    expect(holds(attentionOf(now, yard)!.area, boothPoint(booth.space, yard))).toBe(true);
  });

  it('at the turn of another while it is shown', () => {
    const moved = { kind: 'rat_moved' as const, seat: 2, rat: 'b' as const, from: 4, to: 9, pipes: [] };
    const { area } = attentionOf(goingOn('two-seats-middle', { shown: [moved] }), yard)!;
    expect(holds(area, placePoint(9, yard))).toBe(true);
  });
});
