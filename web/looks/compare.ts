import type { Page } from 'playwright-core';

// What is left of a picture to compare it by: small enough for the repository, and without the edges of
// letters that every browser draws a little differently.
const pixels = 90_000;
// How much of a channel may differ before a pixel counts, and which share of all pixels may count.
const tolerance = 44;
export const allowedShare = 0.003;

export interface Comparison {
  // Of pixels that differ; 1 where there is nothing to compare with, or its size is another.
  share: number;
  // The picture as it is kept.
  kept: Buffer;
  // What was accepted, what is there now, and in red where they differ.
  difference: Buffer;
}

const bufferOf = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

// In a page of the browser, which can read and write pictures.
export async function compare(page: Page, shot: Buffer, accepted: Buffer | null): Promise<Comparison> {
  const answer = await page.evaluate(
    async ({ shot, accepted, pixels, tolerance }) => {
      const read = async (url: string) => createImageBitmap(await (await fetch(url)).blob());
      const now = await read(shot);
      const scale = Math.min(1, Math.sqrt(pixels / (now.width * now.height)));
      const width = Math.round(now.width * scale);
      const height = Math.round(now.height * scale);
      const canvas = (wide: number) => {
        const made = Object.assign(document.createElement('canvas'), { width: wide, height });
        return { made, drawing: made.getContext('2d', { willReadFrequently: true })! };
      };
      const small = canvas(width);
      small.drawing.imageSmoothingQuality = 'high';
      small.drawing.drawImage(now, 0, 0, width, height);
      const kept = small.made.toDataURL('image/webp', 0.6);

      // As it would be kept, for what is kept has lost something, too.
      const one = canvas(width);
      one.drawing.drawImage(await read(kept), 0, 0);
      const other = canvas(width);
      const before = accepted === null ? null : await read(accepted);
      const isComparable = before?.width === width && before.height === height;
      if (before) other.drawing.drawImage(before, 0, 0, width, height);

      const mine = one.drawing.getImageData(0, 0, width, height);
      const theirs = other.drawing.getImageData(0, 0, width, height).data;
      const marks = new ImageData(width, height);
      let count = 0;
      for (let at = 0; at < theirs.length; at += 4) {
        const apart = [0, 1, 2].some(
          (part) => Math.abs(mine.data[at + part]! - theirs[at + part]!) > tolerance,
        );
        count += apart ? 1 : 0;
        for (const part of [0, 1, 2]) marks.data[at + part] = mine.data[at + part]! / 4;
        if (apart) marks.data[at] = 255;
        marks.data[at + 3] = 255;
      }
      const all = canvas(width * 3);
      all.drawing.drawImage(other.made, 0, 0);
      all.drawing.drawImage(one.made, width, 0);
      all.drawing.putImageData(marks, width * 2, 0);
      return {
        share: isComparable ? count / (width * height) : 1,
        kept,
        difference: all.made.toDataURL('image/png'),
      };
    },
    {
      shot: `data:image/png;base64,${shot.toString('base64')}`,
      accepted: accepted && `data:image/webp;base64,${accepted.toString('base64')}`,
      pixels,
      tolerance,
    },
  );
  return { share: answer.share, kept: bufferOf(answer.kept), difference: bufferOf(answer.difference) };
}
