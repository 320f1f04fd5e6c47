import { placePoint } from './layout';
import { launchpad, rats as letters, start, type RatLetter, type View } from '../../protocol/first_rat';
import type { Point, YardShape } from './yard_shape';

/** A rat on the path, and where it stands. */
export type Piece = {
  key: string;
  seat: number;
  letter: RatLetter;
  place: number;
  token: boolean;
  own: boolean;
  point: Point;
};

/** All rats that stand on the path; the own ones come last, so that they lie on top. */
export function piecesOf(view: View, ownSeat: number | null, yard: YardShape): Piece[] {
  const standing = view.teams.flatMap((team, index) =>
    team.rats.flatMap((rat, place) =>
      rat.place < launchpad
        ? [
            {
              seat: index + 1,
              letter: letters[place]!,
              place: rat.place,
              token: (rat.tokens ?? []).length > 0,
            },
          ]
        : [],
    ),
  );
  const all = standing.map((rat): Piece => {
    const here = standing.filter(({ place }) => place === rat.place);
    const index = here.indexOf(rat);
    const middle = placePoint(rat.place, yard);
    const offset =
      rat.place === start
        ? startOffset(here, rat)
        : {
            x: (index - (here.length - 1) / 2) * Math.min(34, 104 / here.length),
            y: 50 - (index % 2 === 1 && here.length > 2 ? 9 : 0),
          };
    return {
      ...rat,
      key: `${rat.seat}${rat.letter}`,
      own: rat.seat === ownSeat,
      point: { x: middle.x + offset.x, y: middle.y + offset.y },
    };
  });
  return all.sort((one, other) => Number(one.own) - Number(other.own) || one.point.y - other.point.y);
}

/** On Start everybody has a column. */
function startOffset(here: { seat: number }[], rat: { seat: number }): Point {
  const seats = [...new Set(here.map(({ seat }) => seat))].sort();
  const column = seats.indexOf(rat.seat);
  const depth = here.filter(({ seat }) => seat === rat.seat).indexOf(rat);
  const width = Math.min(40, 128 / seats.length);
  return {
    x: (column - (seats.length - 1) / 2) * width,
    y: 38 - depth * 27 - (column % 2) * 5,
  };
}
