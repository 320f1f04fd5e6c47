import { bubblePoint, bubbleWidth, keptFree } from '../../../src/board/first-rat/bubble_point';
import { around, type Area } from '../../../src/board/first-rat/camera';
import { tallYard, wideYard } from '../../../src/board/first-rat/yard_shape';
import { fixtures } from '../../fixtures/first_rat_fixtures';

const { board } = fixtures['two-seats-early']!;
const overlap = (one: Area, other: Area) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

describe.each([
  { name: 'wide', yard: wideYard },
  { name: 'tall', yard: tallYard },
])('bubbles in the $name yard', ({ yard }) => {
  const places = Array.from({ length: 26 }, (_, index) => index + 1);

  it.each(places)('of space %i cover neither a booth nor what is written on a pipe', (place) => {
    const bubbles = around(bubblePoint(place, 2, board, yard), bubbleWidth, 34);
    for (const kept of keptFree(board, yard)) expect(overlap(kept, bubbles)).toBe(false);
  });
});
