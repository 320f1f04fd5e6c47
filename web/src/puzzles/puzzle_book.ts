import { recordOf } from '../analysis/analysis_link';
import type { Chosen } from '../analysis/analysis_session.svelte';
import type { GameName, GameRecord } from '../protocol/described';

// A position in which somebody has to find what is best.
interface Position {
  // Its number in the book of its game, from 1.
  number: number;
  // How the game began, and what was done in it so far.
  record: GameRecord;
  line: string[];
  // What anything else gives away: of First Rat a share of all games, of BraveRats value from -1 to 1.
  margin: number;
  // How difficult it was for others, as an Elo number.
  rating: number;
}
export interface RacePuzzle extends Position {
  game: 'first-rat';
  // All decisions of the best turn.
  best: string[];
}
export interface DuelPuzzle extends Position {
  game: 'brave-rats';
  seat: number;
  // What the other side has shown already.
  then: Chosen[];
  // Whether perfect play always plays the card, or never.
  ask: 'play' | 'avoid';
  card: string;
}
export type Puzzle = RacePuzzle | DuelPuzzle;

interface Written {
  record: number;
  actions: number;
  margin: number;
  rating: number;
}
interface WrittenRace extends Written {
  best: string[];
}
interface WrittenDuel extends Written {
  then?: string[];
  seat: number;
  ask: DuelPuzzle['ask'];
  cards: string[];
}
interface WrittenBook<Each> {
  records: (GameRecord & { actions: string[] })[];
  puzzles: Each[];
}

function positionsIn<Each extends Written>({ records, puzzles }: WrittenBook<Each>) {
  return puzzles.map((written, index) => {
    const record = records[written.record]!;
    const { margin, rating } = written;
    const line = record.actions.slice(0, written.actions);
    return { written, position: { number: index + 1, record: recordOf(record), line, margin, rating } };
  });
}

// As texts: hundreds of records are read faster so, and their types are of no use to anybody.
const books: Record<GameName, () => Promise<Puzzle[]>> = {
  'first-rat': async () => {
    const book = JSON.parse((await import('./first_rat.json?raw')).default) as WrittenBook<WrittenRace>;
    return positionsIn(book).map(({ written: { best }, position }) => ({
      ...position,
      game: 'first-rat',
      best,
    }));
  },
  'brave-rats': async () => {
    const book = JSON.parse((await import('./brave_rats.json?raw')).default) as WrittenBook<WrittenDuel>;
    return positionsIn(book).map(({ written: { then = [], seat, ask, cards }, position }) => ({
      ...position,
      game: 'brave-rats',
      seat,
      then: then.map((action) => ({ seat: 3 - seat, action })),
      ask,
      card: cards[0]!,
    }));
  },
};

// All puzzles of a game, in the order of their numbers.
export const puzzlesOf = (game: GameName): Promise<Puzzle[]> => books[game]();
