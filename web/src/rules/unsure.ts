import itemsFile from '../../../content/first-rat/items.json';
import soloFile from '../../../content/first-rat/solo-cards.json';
import boardFile from '../../../content/first-rat/standard.json';
import { tracks } from '../protocol/first_rat';

// Which values of the content files nobody has read from the box, or not clearly.

interface Sourced {
  from: string;
  doubt?: string;
}

const isUnsure = ({ from, doubt }: Sourced) => from === 'reconstructed' || doubt !== undefined;
const unsureOf = <Value extends Sourced & { id: string }>(values: readonly Value[]) =>
  values.filter(isUnsure).map(({ id }) => id);

export const unsureItems: ReadonlySet<string> = new Set([
  ...unsureOf(itemsFile.backpacks),
  ...unsureOf(itemsFile.comics),
  ...unsureOf(itemsFile.caps),
]);
export const unsureCards: ReadonlySet<string> = new Set(unsureOf(soloFile.cards));
export const unsurePoints = Object.fromEntries(
  tracks.map((track) => [track, boardFile.tracks[track].map(isUnsure)]),
) as Record<(typeof tracks)[number], boolean[]>;
