import { journeysIn, pointsOnTheWay } from '../../../src/board/first-rat/journey';
import { pipeCurve, placePoint } from '../../../src/board/first-rat/layout';
import { fixtures } from '../../fixtures/first_rat_fixtures';

const { board } = fixtures['two-seats-early']!;

describe('the way of a rat', () => {
  it('leads over every space between', () => {
    const points = pointsOnTheWay(board, 1, 4, []);
    for (const space of [1, 2, 3, 4]) expect(points).toContainEqual(placePoint(space));
  });

  it('leads through the pipe that the decision names', () => {
    const [journey] = journeysIn(board, [
      { kind: 'decided', seat: 2, action: 'move b20~11' },
      { kind: 'rat_moved', seat: 2, rat: 'b', from: 10, to: 20 },
    ]);
    const pipe = board.pipes.find(({ entry }) => entry === 11)!;
    expect(journey!.points).toContainEqual(pipeCurve(pipe).middle);
    expect(journey!.points).not.toContainEqual(placePoint(15));
    expect(journey!.points.at(-1)).toEqual(placePoint(20));
  });

  it('ends on Start for a thief', () => {
    const [journey] = journeysIn(board, [
      { kind: 'decided', seat: 1, action: 'move a9' },
      { kind: 'rat_moved', seat: 1, rat: 'a', from: 6, to: 9 },
      { kind: 'stolen', seat: 1, item: 'green', rat: 'a' },
    ]);
    expect(journey!.to).toBe(0);
    expect(journey!.points.slice(-2)).toEqual([placePoint(9), placePoint(0)]);
  });

  it('leads straight back to Start', () => {
    expect(pointsOnTheWay(board, 9, 0, [])).toEqual([placePoint(9), placePoint(0)]);
  });
});
