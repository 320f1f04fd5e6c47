import type { GameRecord } from '../protocol/described';
import { colours, tracks, type Cap, type Colour, type Comic, type Track } from '../protocol/first_rat';

// What is laid out for First Rat, as records have it.
interface WrittenSetUp {
  path: number[];
  tracks: Record<Track, number[]>;
  backpacks: Colour[];
  caps: Cap[];
  comics: Comic[];
  drinks: number;
  // Alone.
  deck?: string[];
}

// The same as somebody edits it: numbers of backpacks, and rows of numbers as texts. Whether it can be laid
// out so the engine says.
export interface RaceSetUp {
  path: string;
  tracks: Record<Track, string>;
  backpacks: Record<Colour, number>;
  caps: Cap[];
  comics: Comic[];
  drinks: number;
  deck: string[] | null;
}

// The set-up of a record that an engine has read.
export function setUpIn(record: GameRecord): RaceSetUp {
  const { path, tracks: rows, backpacks, caps, comics, drinks, deck } = record['setup'] as WrittenSetUp;
  return {
    path: path.join(' '),
    tracks: Object.fromEntries(tracks.map((track) => [track, rows[track].join(' ')])) as RaceSetUp['tracks'],
    backpacks: Object.fromEntries(
      colours.map((colour) => [colour, backpacks.filter((each) => each === colour).length]),
    ) as RaceSetUp['backpacks'],
    caps: [...caps],
    comics: [...comics],
    drinks,
    deck: deck ? [...deck] : null,
  };
}

const numbersIn = (text: string) => text.trim().split(/\s+/).map(Number);

export function writtenSetUp(setUp: RaceSetUp): WrittenSetUp {
  return {
    path: numbersIn(setUp.path),
    tracks: Object.fromEntries(
      tracks.map((track) => [track, numbersIn(setUp.tracks[track])]),
    ) as WrittenSetUp['tracks'],
    backpacks: colours.flatMap((colour) => Array<Colour>(setUp.backpacks[colour]).fill(colour)),
    caps: setUp.caps,
    comics: setUp.comics,
    drinks: setUp.drinks,
    ...(setUp.deck ? { deck: setUp.deck } : {}),
  };
}
