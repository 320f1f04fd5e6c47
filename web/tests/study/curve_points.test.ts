import { curvePoints, markedPlaces } from '../../src/study/curve_points';

describe('a curve', () => {
  it('goes from left to right, and up with the chances', () => {
    const frame = { left: 10, right: 110, top: 0, bottom: 50 };
    expect(curvePoints([0, 0.5, 1], frame)).toEqual([
      { x: 10, y: 50 },
      { x: 60, y: 25 },
      { x: 110, y: 0 },
    ]);
  });

  it('has a mark at its end and few others, not where another curve has them', () => {
    expect(markedPlaces(37, 0)).toEqual([0, 7, 14, 21, 28, 35, 36]);
    expect(markedPlaces(37, 1)).toEqual([1, 8, 15, 22, 29, 36]);
  });
});
