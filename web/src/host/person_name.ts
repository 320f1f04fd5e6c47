// What people may be called: what everybody sees of what they have written.

const longest = 20;

// Of what nobody sees only what holds a picture together that is written as several is left. What stays is found
// as well, and put back: with a lookbehind instead Safari before 16.4 would not even begin the page.
const unseen =
  /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*(?:\u200D(?=\p{Extended_Pictographic}))?)|[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
// Those without a letter, and of heaps, which cover what is above and below, those beyond the fourth: Burmese
// letters have as many.
const looseAccents = /(^|\s|\p{M}{4})\p{M}+/gu;

// As people count letters; a browser that cannot counts their parts.
const lettersOf = (text: string): string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text];

// Nothing if nothing of it is seen.
export function personName(written: string): string {
  const seen = written.replace(/\s+/gu, ' ').replace(unseen, '$1').replace(looseAccents, '$1').trim();
  return lettersOf(seen).slice(0, longest).join('').trim();
}
