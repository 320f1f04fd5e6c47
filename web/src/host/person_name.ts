// What people may be called: what everybody sees of what they have written.

const longest = 20;

// Of what nobody sees only what holds a picture together that is written as several is left.
const inPicture =
  /(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)(?:\uFE0F|\u200D(?=\p{Extended_Pictographic}))/u;
const unseen = new RegExp(
  `(?!${inPicture.source})[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]`,
  'gu',
);
const accentOfNothing = /(?<=^|\s)\p{M}+/gu;

// As people count letters; a browser that cannot counts their parts.
const lettersOf = (text: string): string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text];

// Nothing if nothing of it is seen.
export function personName(written: string): string {
  const seen = written.replace(/\s+/gu, ' ').replace(unseen, '').replace(accentOfNothing, '').trim();
  return lettersOf(seen).slice(0, longest).join('').trim();
}
