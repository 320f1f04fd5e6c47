import type { ExplainedWords } from '../../i18n/first-rat-explained/words';
import { goods, keepers, rats, tracks, type Good, type View } from '../../protocol/first_rat';
import {
  comicEffect,
  goodsInWords,
  itemEffect,
  itemInWords,
  nameOf,
  placeInWords,
  type Speaker,
} from './sentences';

/** What a thing on the board is called, and what it is good for. */
export type Explanation = { heading: string; sentence: string };

/**
 * Explains what `data-about` of an element names: a word for the kind of thing, and which one. Null
 * for something that this client does not know.
 */
export function explain(
  speaker: Speaker,
  explained: ExplainedWords,
  view: View,
  ownSeat: number | null,
  about: string,
): Explanation | null {
  const [kind, which = '', letter = ''] = about.split(' ');
  const { words, board } = speaker;
  const number = Number(which);
  const own = ownSeat === null ? undefined : view.teams[ownSeat - 1];
  switch (kind) {
    case 'space': {
      const space = board.path.find((candidate) => candidate.space === number);
      if (!space) return null;
      const printed = goodsInWords(words, space.amount, space.good);
      const more = goodsInWords(words, space.amount + 1, space.good);
      const booth = board.booths.find((candidate) => candidate.space === number);
      const pipe = board.pipes.find((candidate) => candidate.entry === number);
      const sentences = [
        (own?.light ?? 0) >= space.first_light
          ? explained.litSpace(printed, more)
          : explained.space(printed, space.first_light, more),
        ...(booth ? [explained.boothHere(words.keepers[booth.keeper])] : []),
        ...(pipe ? [explained.pipeHere(pipe.exit)] : []),
      ];
      return {
        heading: `${placeInWords(words, number)} · ${words.colours[space.colour]}`,
        sentence: sentences.join(' '),
      };
    }
    case 'rat': {
      const rat = view.teams[number - 1]?.rats[rats.findIndex((name) => name === letter)];
      if (!rat) return null;
      const helps = (rat.tokens ?? []).map(
        (comic) => `${words.comics[comic]}: ${comicEffect(speaker, comic)}.`,
      );
      return {
        heading: words.ratLabel(letter, nameOf(speaker, number), placeInWords(words, rat.place)),
        sentence: [number === ownSeat ? explained.ownRat : explained.otherRat, ...helps].join(' '),
      };
    }
    case 'start':
      return { heading: words.start, sentence: explained.start };
    case 'rocket':
      return { heading: words.launchpad, sentence: explained.rocket };
    case 'pipe': {
      const pipe = board.pipes.find((candidate) => candidate.entry === number);
      if (!pipe) return null;
      const cost = words.goods[pipe.cost].one;
      return {
        heading: words.pipe(pipe.entry, pipe.exit, cost),
        sentence: explained.pipe(pipe.entry, pipe.exit, cost),
      };
    }
    case 'booth': {
      const keeper = keepers.find((name) => name === which);
      const booth = board.booths.find((candidate) => candidate.keeper === keeper);
      if (!keeper || !booth) return null;
      return {
        heading: words.booth(words.keepers[keeper], words.wares[keeper], booth.price),
        sentence: explained.booths[keeper](booth.space, booth.price),
      };
    }
    case 'item': {
      if (which === 'award') return { heading: words.awards.many, sentence: explained.award };
      const sentence = itemEffect(speaker, which);
      return sentence ? { heading: itemInWords(words, which), sentence } : null;
    }
    case 'lights':
      return { heading: explained.lightString, sentence: explained.lights };
    case 'light':
      return {
        heading: `${words.constructionLight} ${which}`,
        sentence: explained.constructionLight,
      };
    case 'burrow': {
      const room = board.burrow[number]?.kind;
      return room ? { heading: words.burrowKinds[room], sentence: explained.burrow[room] } : null;
    }
    case 'track': {
      const track = tracks.find((name) => name === which);
      return track ? { heading: words.tracks[track], sentence: explained.tracks[track] } : null;
    }
    case 'good': {
      if (which === 'moldy') return { heading: words.moldy.many, sentence: explained.goods.moldy };
      const good: Good | undefined = goods.find((name) => name === which);
      return good ? { heading: words.goods[good].many, sentence: explained.goods[good] } : null;
    }
    case 'markers':
      return { heading: explained.markersHeading, sentence: explained.markers(board.ending_marker) };
    case 'points':
      return { heading: words.points.many, sentence: explained.points };
    case 'light-marker':
      return { heading: words.lightAt(number), sentence: explained.lightMarker };
    case 'burrow-marker':
      return { heading: words.burrowHeading, sentence: explained.burrowMarker };
    case 'crew':
      return { heading: words.tracks.rattronaut, sentence: explained.crew };
    default:
      return null;
  }
}
