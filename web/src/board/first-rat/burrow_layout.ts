import type { Board, BurrowSpace } from '../../protocol/first_rat';
import { wideYard, type Point, type YardShape } from './yard_shape';

// The burrow is a ring of tunnels with rooms in it. The ring runs clockwise around a grid of three
// rows: along the top from Start, down at the right, back along the bottom, up at the left. What `up`
// of a junction leads to lies within the ring.

type Cell = { column: number; row: number };

function ringOf(burrow: BurrowSpace[]): number[] {
  const ring: number[] = [];
  for (let at = 0; burrow[at] && !ring.includes(at);) {
    ring.push(at);
    const space = burrow[at]!;
    at = space.kind === 'junction' ? space.left : space.next;
  }
  return ring;
}

function cellsOfRing(columns: number): Cell[] {
  const along = Array.from({ length: columns }, (_, column) => column);
  return [
    ...along.slice(1).map((column) => ({ column, row: 0 })),
    { column: columns - 1, row: 1 },
    ...[...along].reverse().map((column) => ({ column, row: 2 })),
    { column: 0, row: 1 },
    { column: 0, row: 0 },
  ];
}

function gridOf(burrow: BurrowSpace[]): { cells: Map<number, Cell>; columns: number } {
  const ring = ringOf(burrow);
  const inside = burrow.flatMap((_, space) => (ring.includes(space) ? [] : [space]));
  const columns = Math.max(Math.ceil((ring.length - 2) / 2), inside.length + 2, 2);
  const places = cellsOfRing(columns);
  // Corners on the right are round where there are more cells than spaces: those are left out.
  const corner = places.findIndex(({ column, row }) => column === columns - 1 && row === 2);
  const spare = places.length - ring.length;
  const used = places.filter((_, index) => index < corner || index >= corner + spare);
  const cells = new Map(ring.map((space, index) => [space, used[index]!]));
  // Each space within comes as near above its junction as there is room.
  const free = Array.from({ length: columns - 2 }, (_, index) => index + 1);
  for (const space of inside) {
    const junction = burrow.findIndex((from) => from.kind === 'junction' && from.up === space);
    const wanted = cells.get(junction < 0 ? space - 1 : junction)?.column ?? 1;
    free.sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
    cells.set(space, { column: free.shift() ?? 1, row: 1 });
  }
  return { cells, columns };
}

export type BurrowLayout = { points: Point[]; room: { rx: number; ry: number } };

/** Where each space of the burrow lies, and how large its rooms may be. */
export function burrowLayout({ burrow }: Board, yard: YardShape = wideYard): BurrowLayout {
  const { left, right, rows, room } = yard.burrow;
  const { cells, columns } = gridOf(burrow);
  const gap = (right - left) / Math.max(columns - 1, 1);
  return {
    points: burrow.map((_, space) => {
      const { column, row } = cells.get(space) ?? { column: 0, row: 0 };
      return { x: left + column * gap, y: rows[row]! };
    }),
    room: { rx: Math.min(room.rx, gap * 0.48), ry: room.ry },
  };
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
export function tunnelLine(from: Point, to: Point): string {
  const corner = from.x === to.x || from.y === to.y ? '' : ` Q${from.x} ${to.y}`;
  return `M${from.x} ${from.y}${corner || ' L'} ${to.x} ${to.y}`;
}
