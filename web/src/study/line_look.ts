import { seatLook, shapeOutlines } from '../board/first-rat/seat_look';
import type { GameName } from '../protocol/described';

// How the line of a seat looks in a curve: told apart by colour, by dashes and by marks.
export interface LineLook {
  colour: string;
  dashes: string;
  outline: string;
}

const dashes = ['', '9 5', '3 5', '14 5 3 5', '1 6'];
const sides = [
  { colour: '#ff9d8d', outline: shapeOutlines.circle },
  { colour: '#9cc9ff', outline: shapeOutlines.square },
];

export function lineLook(game: GameName, seat: number): LineLook {
  const { colour, shape } = seatLook(seat);
  const look =
    game === 'brave-rats' ? sides[(seat - 1) % sides.length]! : { colour, outline: shapeOutlines[shape] };
  return { ...look, dashes: dashes[(seat - 1) % dashes.length]! };
}
