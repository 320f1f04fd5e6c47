import { burrowLayout } from '../../../src/board/first-rat/burrow_layout';
import { boothPoint, lightPoint, placePoint, type Point } from '../../../src/board/first-rat/layout';
import { tallYard, wideYard } from '../../../src/board/first-rat/yard_shape';
import { fixtures } from '../../fixtures/first_rat_fixtures';

const { board } = fixtures['two-seats-early']!;

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
const apart = (points: Point[]) => new Set(points.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size;

// The narrowest screens on which each is shown.
const yards = [
  { name: 'wide', yard: wideYard, pixels: 640 },
  { name: 'tall', yard: tallYard, pixels: 352 },
];

describe.each(yards)('the $name yard', ({ yard, pixels }) => {
  const { width, height } = yard.scene;

  it('leaves room for a finger at every space', () => {
    const needed = 44 * (width / pixels);
    const places = Array.from({ length: 28 }, (_, place) => placePoint(place, yard));
    for (const [index, place] of places.entries())
      for (const other of places.slice(index + 1))
        expect(distance(place, other)).toBeGreaterThanOrEqual(needed);
  });

  it('keeps everything within the scene', () => {
    const points = [
      ...Array.from({ length: 28 }, (_, place) => placePoint(place, yard)),
      ...Array.from({ length: board.lights.count + 1 }, (_, light) => lightPoint(board, light, yard)),
      ...board.booths.map(({ space }) => boothPoint(space, yard)),
      ...burrowLayout(board, yard).points,
    ];
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(width - 10);
      expect(y).toBeGreaterThan(10);
      expect(y).toBeLessThan(height - 10);
    }
  });

  it('gives every light and every space of the burrow a place of its own', () => {
    const lights = Array.from({ length: board.lights.count }, (_, light) =>
      lightPoint(board, light + 1, yard),
    );
    expect(apart(lights)).toBe(lights.length);
    expect(apart(burrowLayout(board, yard).points)).toBe(board.burrow.length);
  });

  it('hangs the first light of a space nearer to it than to any other', () => {
    for (const { space, first_light } of board.path) {
      const light = lightPoint(board, first_light, yard);
      const nearest = board.path
        .map((other) => ({ space: other.space, far: distance(placePoint(other.space, yard), light) }))
        .sort((one, other) => one.far - other.far)[0]!;
      expect(nearest.space).toBe(space);
    }
  });
});
