import { around, type Area } from './camera';
import { boothPoint, pipeCurve, placePoint } from './layout';
import type { Board } from '../../protocol/first_rat';
import type { Point, YardShape } from './yard_shape';

/** How much room a bubble takes. */
export const bubbleWidth = 76;

/** What bubbles must not cover: the booths, and what is written on the pipes. */
export function keptFree(board: Board, yard: YardShape): Area[] {
  const { scale } = yard.booths;
  return [
    ...board.booths.map(({ space }) => around(boothPoint(space, yard), 76 * scale, 58 * scale, 44 * scale)),
    ...board.pipes.map((pipe) => around(pipeCurve(pipe, yard).middle, yard.text * 1.5 + 24, 16)),
  ];
}

/** The middle of a row of bubbles that belong to a place: as near as they cover nothing that matters. */
export function bubblePoint(place: number, count: number, board: Board, yard: YardShape): Point {
  const { x, y } = placePoint(place, yard);
  const { width, height } = yard.scene;
  const half = (count * bubbleWidth) / 2;
  const kept = keptFree(board, yard);
  const covered = (point: Point) => {
    const bubbles = around(point, half, 34);
    return kept.filter(
      ({ left, top, right, bottom }) =>
        left < bubbles.right && right > bubbles.left && top < bubbles.bottom && bottom > bubbles.top,
    ).length;
  };
  const [best] = [-92, 96, -78, -112, 80, 112]
    .flatMap((up) => [0, -1, 1, -2, 2, -3, 3, -4, 4].map((side) => ({ x: x + (side * half) / 2, y: y + up })))
    .map((point) => ({
      x: Math.min(Math.max(point.x, half), width - half),
      y: Math.min(Math.max(point.y, 50), height - 50),
    }))
    .sort((one, other) => covered(one) - covered(other));
  return best!;
}
