import itemsFile from '../../../content/first-rat/items.json';
import soloFile from '../../../content/first-rat/solo-cards.json';
import boardFile from '../../../content/first-rat/standard.json';
import { listed } from '../i18n/listed';
import type { FirstRatWords } from '../i18n/first-rat/words';
import type { PrintedNumbers } from '../i18n/rules/words';
import { tracks, type Board, type Colour, type View } from '../protocol/first_rat';

// The board as it is printed, made of the content files that the engine plays by, in the shape in
// which servers tell of boards.

const burrowNames = boardFile.burrow.spaces.map(({ name }) => name);
const spaceOf = (name: string | undefined) => burrowNames.indexOf(name ?? '');

export const printedBoard = {
  path: boardFile.path.map(({ space, colour, yields, amount }, index) => ({
    space,
    colour,
    good: yields,
    amount,
    first_light: boardFile.lights.first_of_space.values[index] ?? 0,
  })),
  pipes: boardFile.pipes,
  booths: boardFile.booths.map(({ keeper, space, price }) => ({
    keeper,
    space: space.value,
    price: price.value,
  })),
  burrow: boardFile.burrow.spaces.map((space) =>
    space.kind === 'junction'
      ? { kind: space.kind, up: spaceOf(space.up), left: spaceOf(space.left) }
      : { kind: space.kind, next: spaceOf(space.next) },
  ),
  tracks: Object.fromEntries(
    tracks.map((track) => [track, boardFile.tracks[track].map(({ points }) => points)]),
  ),
  backpack_adds: Object.fromEntries(itemsFile.backpacks.map(({ id, adds }) => [id, adds])),
  comic_amounts: Object.fromEntries(
    itemsFile.comics.flatMap(({ id, amount }) => (amount === undefined ? [] : [[id, amount]])),
  ),
  cap_rules: Object.fromEntries(
    itemsFile.caps.map(({ id, points, counts, at_least }) => [
      id,
      { points, counts, at_least: at_least ?? 0 },
    ]),
  ),
  greg: null,
} as unknown as Board;

// All that lies at booths and in the Library when everything is put out, and nobody there yet.
export const printedView = {
  teams: [],
  market: {
    backpacks: itemsFile.backpacks.map(({ id }) => id as Colour),
    drinks: itemsFile.drinks.value,
    caps: itemsFile.caps.slice(0, itemsFile.stock.caps.value).map(({ id }) => id),
    comics: itemsFile.comics.slice(0, itemsFile.stock.comics.value).map(({ id }) => id),
  },
} as unknown as View;

// How many of each are put out, by one or two players, three, four and five.
export const stock = {
  hamster: itemsFile.stock.backpacks.values,
  frog: itemsFile.stock.drinks.values,
  crow: Array<number>(4).fill(itemsFile.stock.caps.value),
  comics: Array<number>(4).fill(itemsFile.stock.comics.value),
};

export const gregCards = soloFile.cards.map(({ id, moves, ...rest }) => ({
  card: id,
  moves,
  icon: 'icon' in rest && typeof rest.icon === 'string' ? rest.icon : null,
}));
export const gregDecks = soloFile.decks;

// Numbers that the text of the rules names.
export function printedNumbers(words: FirstRatWords): PrintedNumbers {
  return {
    lights: boardFile.lights.count.value,
    constructionLights: listed(words, boardFile.lights.construction.values.map(String)),
    tileGroups: boardFile.tile_groups.values.map((ends) => ends.join('–')).join(', '),
    spareTrack: boardFile.spare_track.values.join(' '),
    gregStarts: soloFile.greg_starts_on.values.filter((space) => space > 0).join(', '),
    caps: itemsFile.caps.length,
    reconstructedCaps: itemsFile.caps.filter(({ from }) => from === 'reconstructed').length,
  };
}
