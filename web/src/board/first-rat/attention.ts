import { bubblePoint, bubbleWidth } from './bubble_point';
import { burrowLayout } from './burrow_layout';
import { around, together, type Area, type Attention } from './camera';
import { boothPoint, placePoint } from './layout';
import type { PlacedChoices } from './places_of_choices';
import { launchpad, rats as letters, type Board, type Event, type View } from '../../protocol/first_rat';
import type { TurnPlan } from './turn_plan.svelte';
import type { Point, YardShape } from './yard_shape';

/** What is going on at a board. */
export type GoingOn = {
  board: Board;
  view: View;
  seat: number | null;
  plan: Pick<TurnPlan, 'active' | 'planned' | 'movable' | 'targets'>;
  placed: PlacedChoices;
  /** The turn of another that is being shown. */
  shown: Event[];
};

/** Where somebody has to look: where a turn happens, or where the things are that can be chosen. */
export function attentionOf(now: GoingOn, yard: YardShape): Attention | null {
  const areas = areasOf(now, yard);
  if (areas.length === 0) return null;
  const { left, top, right, bottom } = areas[0]!;
  return {
    area: together(areas),
    point: { x: (left + right) / 2, y: (top + bottom) / 2 },
    isFiddly: now.placed.wares.length + now.placed.comics.length > 0,
  };
}

/** The first one matters most. */
function areasOf({ board, view, seat, plan, placed, shown }: GoingOn, yard: YardShape): Area[] {
  const place = (number: number) => placeArea(number, yard);
  if (shown.length > 0)
    return shown.flatMap((event) => (event.kind === 'rat_moved' ? [place(event.to), place(event.from)] : []));

  const team = seat === null ? undefined : view.teams[seat - 1];
  const standsOn = (letter: (typeof letters)[number]) => team?.rats[letters.indexOf(letter)]?.place ?? 0;
  if (plan.targets.length > 0 && plan.active)
    return [place(standsOn(plan.active)), ...plan.targets.map((target) => place(target.place))];
  const going = plan.planned.map(({ target }) => place(target));
  const waiting = plan.movable.map((letter) => place(standsOn(letter)));
  if (going.length + waiting.length > 0) return [...going, ...waiting];

  const { points, room } = burrowLayout(board, yard);
  const inBurrow = (space: number) => around(points[space] ?? points[0]!, room.rx, room.ry);
  const ways = placed.burrowWays.map(({ space }) => inBurrow(space));
  if (ways.length > 0) return [inBurrow(team?.burrow ?? 0), ...ways];
  if (placed.comics.length > 0)
    return board.burrow.flatMap(({ kind }, space) => (kind === 'library' ? [inBurrow(space)] : []));
  const booth = board.booths.find(({ keeper }) => keeper === view.turn.shopper?.keeper);
  if (placed.wares.length > 0 && booth) return [boothArea(boothPoint(booth.space, yard), yard)];
  if (placed.parts.length > 0) return [around(yard.rocketBase, 100, 240, 30)];
  if (placed.bubbles.length > 0) {
    const count = placed.bubbles.length;
    const bubbles = bubblePoint(placed.bubblePlace, count, board, yard);
    return [around(bubbles, (count * bubbleWidth) / 2, 40), place(placed.bubblePlace)];
  }
  // Whoever only watches sees the rats of whose turn it is.
  const acting = view.to_act.find((other) => other !== seat);
  return acting === undefined ? [] : (view.teams[acting - 1]?.rats ?? []).map((rat) => place(rat.place));
}

/** A place with the rats on it. */
function placeArea(number: number, yard: YardShape): Area {
  return number === launchpad
    ? around(yard.launchpad, 90, 90, 60)
    : around(placePoint(number, yard), 60, 56, 62);
}
const boothArea = (point: Point, yard: YardShape): Area =>
  around(point, 82 * yard.booths.scale, 64 * yard.booths.scale);
