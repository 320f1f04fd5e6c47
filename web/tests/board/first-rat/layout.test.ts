import {
  boothPoint,
  burrowPoint,
  lightPoint,
  placePoint,
  scene,
  type Point,
} from '../../../src/board/first-rat/layout';
import { fixtures } from '../../fixtures/first-rat-fixtures';

const { board } = fixtures['two-seats-early']!;

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

describe('the layout', () => {
  it('leaves room for a finger at every space, also on a phone', () => {
    // A phone shows the scene 800 pixels wide; a finger needs 44.
    const needed = 44 * (scene.width / 800);
    const places = Array.from({ length: 28 }, (_, place) => placePoint(place));
    for (const [index, place] of places.entries())
      for (const other of places.slice(index + 1))
        expect(distance(place, other)).toBeGreaterThanOrEqual(needed);
  });

  it('keeps everything within the scene', () => {
    const points = [
      ...Array.from({ length: 28 }, (_, place) => placePoint(place)),
      ...Array.from({ length: board.lights.count + 1 }, (_, light) => lightPoint(board, light)),
      ...board.booths.map(({ space }) => boothPoint(space)),
      ...board.burrow.map((_, space) => burrowPoint(space)),
    ];
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(scene.width - 10);
      expect(y).toBeGreaterThan(10);
      expect(y).toBeLessThan(scene.height - 10);
    }
  });

  it('gives every light and every space of the burrow a place of its own', () => {
    const lights = Array.from({ length: board.lights.count }, (_, light) => lightPoint(board, light + 1));
    const spaces = board.burrow.map((_, space) => burrowPoint(space));
    for (const points of [lights, spaces])
      expect(new Set(points.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(points.length);
  });

  it('hangs the first light of a space nearer to it than to any other', () => {
    for (const { space, first_light } of board.path) {
      const light = lightPoint(board, first_light);
      const nearest = board.path
        .map((other) => ({ space: other.space, far: distance(placePoint(other.space), light) }))
        .sort((one, other) => one.far - other.far)[0]!;
      expect(nearest.space).toBe(space);
    }
  });
});
