import { burrowLayout } from '../../../src/board/first-rat/burrow_layout';
import type { Board, BurrowSpace } from '../../../src/protocol/first_rat';
import { tallYard, wideYard } from '../../../src/board/first-rat/yard_shape';
import { fixtures } from '../../fixtures/first_rat_fixtures';

const { board: printed } = fixtures['two-seats-early']!;

// A longer way around, and one more room within, than in the printed burrow.
const plain = (next: number): BurrowSpace => ({ kind: 'plain', next });
const longer: Board = {
  ...printed,
  burrow: [
    { kind: 'start', next: 1 },
    ...[2, 3, 4, 5, 6].map(plain),
    { kind: 'junction', up: 7, left: 8 },
    { kind: 'library', next: 1 },
    { kind: 'junction', up: 9, left: 10 },
    { kind: 'nursery', next: 0 },
    { kind: 'junction', up: 11, left: 12 },
    { kind: 'food', next: 0 },
    ...[13, 14].map(plain),
    { kind: 'food', next: 0 },
  ],
};

describe.each([
  { name: 'printed', board: printed },
  { name: 'longer', board: longer },
])('the $name burrow', ({ board }) => {
  it.each([wideYard, tallYard])('has a place within the ground for each space', (yard) => {
    const { points } = burrowLayout(board, yard);
    expect(new Set(points.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(board.burrow.length);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(yard.scene.width);
      expect(y).toBeGreaterThan(yard.ground);
      expect(y).toBeLessThan(yard.scene.height);
    }
  });

  it('has its rooms right above their junctions', () => {
    const { points } = burrowLayout(board);
    for (const [from, space] of board.burrow.entries()) {
      if (space.kind !== 'junction') continue;
      expect(points[space.up]!.x).toBe(points[from]!.x);
      expect(points[space.up]!.y).toBeLessThan(points[from]!.y);
    }
  });
});

describe('a burrow without rooms', () => {
  const ringOf = (length: number): BurrowSpace[] =>
    Array.from({ length }, (_, index) => ({ kind: 'plain', next: (index + 1) % length }));

  it.each([4, 6, 7, 11, 12, 15, 20])('of %i spaces in a ring has a place for each of them', (length) => {
    const { points } = burrowLayout({ ...printed, burrow: ringOf(length) });
    expect(new Set(points.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(length);
  });
});
