import { readAction } from './action';
import { pathPoint, placePoint, pipeCurve, type Point } from './layout';
import { launchpad, start, type Board, type Event, type RatLetter } from '../../protocol/first_rat';
import { wideYard, type YardShape } from './yard_shape';

/** The way of one rat to a place; `order` says how many set off before it. */
export type Journey = { seat: number; rat: RatLetter; to: number; points: Point[]; order: number };

/** The points that a rat comes by on its way, through the pipes that begin at `entries`. */
export function pointsOnTheWay(
  board: Board,
  from: number,
  to: number,
  entries: number[],
  yard: YardShape = wideYard,
): Point[] {
  if (from < start || from > launchpad || to < from) return [placePoint(from, yard), placePoint(to, yard)];
  const points: Point[] = [];
  let place = from;
  while (place < to) {
    const pipe = entries.includes(place) && board.pipes.find(({ entry }) => entry === place);
    if (pipe) {
      points.push(placePoint(place, yard), pipeCurve(pipe, yard).middle);
      place = pipe.exit;
    } else {
      points.push(pathPoint(place, yard), pathPoint(place + 0.5, yard));
      place += 1;
    }
  }
  points.push(placePoint(to, yard));
  return points;
}

/** The ways of all rats that some events tell of. */
export function journeysIn(board: Board, events: Event[], yard: YardShape = wideYard): Journey[] {
  const journeys: Journey[] = [];
  let pipesOf = new Map<string, number[]>();
  for (const event of events) {
    if (event.kind === 'decided') {
      const action = readAction(event.action);
      const routes = action?.deed === 'move' ? action.routes : [];
      pipesOf = new Map(routes.map((route) => [route.rat, route.pipes]));
    }
    if (event.kind === 'rat_moved')
      journeys.push({
        seat: event.seat,
        rat: event.rat,
        to: event.to,
        points: pointsOnTheWay(board, event.from, event.to, pipesOf.get(event.rat) ?? [], yard),
        order: journeys.length,
      });
    if (event.kind === 'stolen') {
      // A thief is sent back from where it came to.
      const journey = journeyOf(journeys, event.seat, event.rat);
      journey?.points.push(placePoint(start, yard));
      if (journey) journey.to = start;
    }
  }
  return journeys;
}

/** The latest way of a rat. */
export function journeyOf(journeys: Journey[], seat: number, rat: RatLetter): Journey | undefined {
  return journeys.filter((journey) => journey.seat === seat && journey.rat === rat).at(-1);
}
