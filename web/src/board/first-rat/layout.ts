import { launchpad, start, type Board, type Pipe } from '../../protocol/first_rat';
import { wideYard, type Point, type YardShape } from './yard_shape';

export type { Point } from './yard_shape';

// Where everything lies in a yard of some shape.

/** The middle of a place of the path: Start, a space, or the Launchpad. */
export function placePoint(place: number, yard: YardShape = wideYard): Point {
  if (place <= start) return yard.start;
  if (place >= launchpad) return yard.launchpad;
  const row = yard.rows.find(({ last }) => place <= last)!;
  const steps = place - row.first;
  // A little up and down, so that it is a path and no shelf.
  return { x: row.from.x + steps * row.step, y: row.from.y + Math.sin(place * 1.9) * 13 };
}

/** A point between two places: the path is a smooth curve through the middles of all of them. */
export function pathPoint(position: number, yard: YardShape = wideYard): Point {
  const place = Math.min(Math.max(Math.floor(position), start), launchpad - 1);
  const part = Math.min(Math.max(position - place, 0), 1);
  const [before, from, to, after] = [-1, 0, 1, 2].map((offset) => placePoint(place + offset, yard));
  return {
    x: blend(before!.x, from!.x, to!.x, after!.x, part),
    y: blend(before!.y, from!.y, to!.y, after!.y, part),
  };
}

/** Catmull-Rom. */
function blend(before: number, from: number, to: number, after: number, part: number): number {
  const squared = part * part;
  return (
    from +
    0.5 *
      ((to - before) * part +
        (2 * before - 5 * from + 4 * to - after) * squared +
        (3 * from - before - 3 * to + after) * squared * part)
  );
}

export function polyline(points: Point[]): string {
  return points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join(' ');
}

/** The whole path as a line. */
export function pathLine(yard: YardShape = wideYard): string {
  const samples = (launchpad - start) * 8;
  return polyline(Array.from({ length: samples + 1 }, (_, index) => pathPoint(index / 8, yard)));
}

/** Beside the path, on the side that is up where it runs from left to right. */
function besidePath(position: number, distance: number, yard: YardShape): Point {
  const here = pathPoint(position, yard);
  const before = pathPoint(position - 0.05, yard);
  const after = pathPoint(position + 0.05, yard);
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  // On the row that runs from right to left "left of the path" is below it; the string of lights
  // stays above all rows.
  const side = after.x >= before.x ? 1 : -1;
  return {
    x: here.x + (side * distance * (after.y - before.y)) / length,
    y: here.y - (side * distance * (after.x - before.x)) / length,
  };
}

/** Where a light of the string hangs: at the space that it is the first light of, or after it. */
export function lightPoint(board: Board, light: number, yard: YardShape = wideYard): Point {
  if (light <= 0) return yard.firstLight;
  const firsts = board.path.map(({ first_light }) => first_light);
  const index = firsts.filter((first) => first <= light).length - 1;
  const space = board.path[index]?.space ?? 1;
  const first = firsts[index] ?? 1;
  const next = firsts[index + 1] ?? board.lights.count + 1;
  // Where the path turns the lights keep to their own row.
  const row = yard.rows[rowOf(space, yard)]!;
  const begin = space === row.first ? space : space - 0.28;
  const length = space === row.last && row !== yard.rows.at(-1) ? 0.3 : 0.95;
  return besidePath(begin + ((light - first) / Math.max(next - first, 1)) * length, 52, yard);
}

export function lightLine(board: Board, yard: YardShape = wideYard): string {
  const points = Array.from({ length: board.lights.count + 1 }, (_, light) => lightPoint(board, light, yard));
  return points
    .map(({ x, y }, index) => {
      if (index === 0) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
      const last = points[index - 1]!;
      // The wire sags between two lights.
      return `Q${((last.x + x) / 2).toFixed(1)} ${((last.y + y) / 2 + 8).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join(' ');
}

function rowOf(place: number, yard: YardShape): number {
  return yard.rows.findIndex(({ last }) => place <= last);
}

/** A pipe as a curve, and the point on it where its price is written. */
export function pipeCurve(pipe: Pipe, yard: YardShape = wideYard): { line: string; middle: Point } {
  const from = placePoint(pipe.entry, yard);
  const to = placePoint(pipe.exit, yard);
  const inOneRow = rowOf(pipe.entry, yard) === rowOf(pipe.exit, yard);
  const rise = rowOf(pipe.entry, yard) === yard.rows.length - 1 ? yard.upperPipe : yard.lowerPipe;
  const [first, second] = inOneRow
    ? [
        { x: from.x + (to.x - from.x) * 0.1, y: from.y - rise },
        { x: to.x - (to.x - from.x) * 0.1, y: to.y - rise },
      ]
    : [
        { x: from.x + (to.x - from.x) * 0.12, y: from.y - 125 },
        { x: to.x - (to.x - from.x) * 0.25, y: to.y + 95 },
      ];
  const at = (part: number, key: 'x' | 'y') => {
    const rest = 1 - part;
    return (
      rest ** 3 * from[key] +
      3 * rest * rest * part * first![key] +
      3 * rest * part * part * second![key] +
      part ** 3 * to[key]
    );
  };
  const part = yard.priceAt(rowOf(pipe.entry, yard), rowOf(pipe.exit, yard));
  return {
    line: `M${from.x} ${from.y} C${first!.x} ${first!.y} ${second!.x} ${second!.y} ${to.x} ${to.y}`,
    middle: { x: at(part, 'x'), y: at(part, 'y') },
  };
}

/** The middle of a booth. */
export function boothPoint(space: number, yard: YardShape = wideYard): Point {
  return yard.booths.place(rowOf(space, yard), placePoint(space, yard));
}
