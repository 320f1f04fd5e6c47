import { launchpad, start, type Board, type Pipe } from './protocol';

// Where everything lies in the drawing: the path winds up in three rows from Start, bottom left, to
// the rocket, top right; the burrow lies below the ground.

export type Point = { x: number; y: number };

export const scene = { width: 1200, height: 900 };
export const ground = 700;

const rows = [
  { first: 1, last: 9, from: { x: 205, y: 612 }, step: 100 },
  { first: 10, last: 17, from: { x: 968, y: 436 }, step: -119 },
  { first: 18, last: 26, from: { x: 130, y: 262 }, step: 107 },
];

/** The middle of a place of the path: Start, a space, or the Launchpad. */
export function placePoint(place: number): Point {
  if (place <= start) return { x: 84, y: 628 };
  if (place >= launchpad) return { x: 1102, y: 378 };
  const row = rows.find(({ last }) => place <= last)!;
  const steps = place - row.first;
  // A little up and down, so that it is a path and no shelf.
  return { x: row.from.x + steps * row.step, y: row.from.y + Math.sin(place * 1.9) * 13 };
}

/** A point between two places: the path is a smooth curve through the middles of all of them. */
export function pathPoint(position: number): Point {
  const place = Math.min(Math.max(Math.floor(position), start), launchpad - 1);
  const part = Math.min(Math.max(position - place, 0), 1);
  const [before, from, to, after] = [-1, 0, 1, 2].map((offset) => placePoint(place + offset));
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

function polyline(points: Point[]): string {
  return points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join(' ');
}

/** The whole path as a line. */
export function pathLine(): string {
  const samples = (launchpad - start) * 8;
  return polyline(Array.from({ length: samples + 1 }, (_, index) => pathPoint(index / 8)));
}

/** Beside the path, on the side that is up where it runs from left to right. */
function besidePath(position: number, distance: number): Point {
  const here = pathPoint(position);
  const before = pathPoint(position - 0.05);
  const after = pathPoint(position + 0.05);
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
export function lightPoint(board: Board, light: number): Point {
  if (light <= 0) return { x: 136, y: 566 };
  const firsts = board.path.map(({ first_light }) => first_light);
  const index = firsts.filter((first) => first <= light).length - 1;
  const space = board.path[index]?.space ?? 1;
  const first = firsts[index] ?? 1;
  const next = firsts[index + 1] ?? board.lights.count + 1;
  // Where the path turns the lights keep to their own row.
  const row = rows[rowOf(space)]!;
  const begin = space === row.first ? space : space - 0.28;
  const length = space === row.last && row !== rows[2] ? 0.3 : 0.95;
  return besidePath(begin + ((light - first) / Math.max(next - first, 1)) * length, 52);
}

export function lightLine(board: Board): string {
  const points = Array.from({ length: board.lights.count + 1 }, (_, light) =>
    lightPoint(board, light),
  );
  return points
    .map(({ x, y }, index) => {
      if (index === 0) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
      const last = points[index - 1]!;
      // The wire sags between two lights.
      return `Q${((last.x + x) / 2).toFixed(1)} ${((last.y + y) / 2 + 8).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join(' ');
}

function rowOf(place: number): number {
  return rows.findIndex(({ last }) => place <= last);
}

/** A pipe as a curve, and the point on it where its price is written. */
export function pipeCurve(pipe: Pipe): { line: string; middle: Point } {
  const from = placePoint(pipe.entry);
  const to = placePoint(pipe.exit);
  const inOneRow = rowOf(pipe.entry) === rowOf(pipe.exit);
  // Within the upper row a pipe is an arch high enough for a booth to stand below it.
  const rise = rowOf(pipe.entry) === 2 ? 255 : 105;
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
  return {
    line: `M${from.x} ${from.y} C${first!.x} ${first!.y} ${second!.x} ${second!.y} ${to.x} ${to.y}`,
    middle: { x: at(0.5, 'x'), y: at(0.5, 'y') },
  };
}

/** The middle of a booth: above its space in the upper row, else where the path leaves room. */
export function boothPoint(space: number): Point {
  const { x, y } = placePoint(space);
  const row = rowOf(space);
  if (row === 0) return { x: Math.min(x + 104, 1118), y: y - 12 };
  return row === 1 ? { x: x - 34, y: y + 88 } : { x, y: y - 116 };
}

export const rocketBase: Point = { x: 1102, y: 372 };

// The burrow in the shape of the printed one: see docs/rules-first-rat.md.
const burrowColumns = [215, 490, 765, 1010];
const burrowRows = [738, 806, 872];
const burrowGrid: [column: number, row: number][] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [2, 2],
  [2, 1],
  [1, 2],
  [1, 1],
  [0, 2],
  [0, 1],
  [0, 0],
];

export function burrowPoint(space: number): Point {
  const [column, row] = burrowGrid[space] ?? [3, 2];
  return { x: burrowColumns[column]!, y: burrowRows[row]! };
}

/** Which burrow spaces lead where. */
export function burrowTunnels(board: Board): { from: number; to: number }[] {
  return board.burrow.flatMap((space, from) =>
    space.kind === 'junction'
      ? [
          { from, to: space.up },
          { from, to: space.left },
        ]
      : [{ from, to: space.next }],
  );
}

/** Tunnels run straight or around one corner. */
export function tunnelLine(from: number, to: number): string {
  const start = burrowPoint(from);
  const end = burrowPoint(to);
  const corner = start.x === end.x || start.y === end.y ? '' : ` Q${start.x} ${end.y}`;
  return `M${start.x} ${start.y}${corner || ' L'} ${end.x} ${end.y}`;
}
