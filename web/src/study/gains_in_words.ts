import { listed } from '../i18n/listed';
import { goods, tracks, type Good, type Track } from '../protocol/first_rat';
import {
  goodsInWords,
  itemEffect,
  itemInWords,
  pointsInWords,
  type Speaker,
} from '../board/first-rat/sentences';
import type { StudyWords } from '../i18n/study/words';
import type { Gain } from '../protocol/described';

const costs: Gain['kind'][] = ['drink', 'pipe', 'moldy', 'fee'];

const goodOf = (what: string | null): Good => goods.find((name) => name === what) ?? 'cheese';
const trackOf = (what: string | null): Track => tracks.find((name) => name === what) ?? 'rocket';

function gainInWords({ kind, what, amount }: Gain, speaker: Speaker, study: StudyWords): string {
  const { words } = speaker;
  const { gains } = study;
  const track = () => words.tracks[trackOf(what)];
  const points = () => pointsInWords(words, amount);
  switch (kind) {
    case 'goods':
      return goodsInWords(words, amount, goodOf(what));
    case 'pipe':
      return gains.pipe(goodsInWords(words, amount, goodOf(what)));
    case 'fee':
      return gains.fee(goodsInWords(words, amount, 'cheese'));
    case 'scored':
      return gains.scored(track(), points());
    case 'built':
      return gains.built(track(), points());
    case 'greg-scored':
      return gains.gregScored(track(), points());
    case 'greg-prepared':
      return gains.gregPrepared(track());
    case 'donated':
      return gains.donated(points());
    case 'rattronaut':
      return gains.rattronaut(points());
    case 'comic':
      return gains.comic(itemInWords(words, what ?? ''), itemEffect(speaker, what ?? ''));
    case 'bought':
      return gains.bought(itemInWords(words, what ?? ''), amount, itemEffect(speaker, what ?? ''));
    case 'stolen':
      return gains.stolen(itemInWords(words, what ?? ''), itemEffect(speaker, what ?? ''));
    case 'end':
      return amount === 0 ? gains.endNow : gains.end;
    case 'award':
    case 'drink':
      return gains[kind];
    case 'lights':
    case 'burrow':
    case 'advance':
    case 'rat':
    case 'moldy':
      return gains[kind](amount);
  }
}

// What a turn brings, without its costs: the rest of a sentence that begins with the turn.
export function broughtInWords(found: Gain[], speaker: Speaker, study: StudyWords): string {
  const inWords = (gain: Gain) => gainInWords(gain, speaker, study);
  const goodsBrought = found.filter(({ kind }) => kind === 'goods');
  const firstGoods = goodsBrought[0];
  const brings = found
    // All goods together, where the first of them stands.
    .filter((gain) => !costs.includes(gain.kind) && (gain.kind !== 'goods' || gain === firstGoods))
    .map((gain) =>
      gain.kind === 'goods' ? study.gains.goods(goodsBrought.map(inWords).join(' + ')) : inWords(gain),
    );
  return listed(speaker.words, brings);
}

// One sentence: what a turn brings, and what it costs.
export function reasonInWords(found: Gain[], speaker: Speaker, study: StudyWords): string {
  if (found.length === 0) return study.reasonNothing;
  const brings = broughtInWords(found, speaker, study);
  const paid = found
    .filter(({ kind }) => costs.includes(kind))
    .map((gain) => gainInWords(gain, speaker, study));
  return paid.length === 0 ? study.reason(brings) : study.reasonAndPrice(brings, listed(speaker.words, paid));
}
