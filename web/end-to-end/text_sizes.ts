import type { Page } from 'playwright-core';

/** A text on the board of First Rat, and how large its letters are on the screen. */
export interface TextSize {
  text: string;
  pixels: number;
  // In the yard, which the camera shows; the others are around it.
  isInYard: boolean;
}

// Every text that can be seen now: of the yard what is in the window of the camera.
export const textSizesOf = (page: Page): Promise<TextSize[]> =>
  page.evaluate(() => {
    const window = document.querySelector('.first-rat .camera')!.getBoundingClientRect();
    const isSeen = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, visibility, opacity } = getComputedStyle(at);
        if (clipPath === 'inset(50%)' || visibility === 'hidden' || Number(opacity) === 0) return false;
      }
      return element.checkVisibility();
    };
    return [...document.querySelectorAll('.first-rat *')].flatMap((element) => {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim() ?? '')
        .join(' ')
        .trim();
      const box = element.getBoundingClientRect();
      if (text === '' || box.width === 0 || box.height === 0 || !isSeen(element)) return [];
      const isInYard = element instanceof SVGGraphicsElement;
      if (
        isInYard &&
        (box.left < window.left ||
          box.right > window.right ||
          box.top < window.top ||
          box.bottom > window.bottom)
      )
        return [];
      const drawn = isInYard ? box.height / element.getBBox().height : 1;
      return [{ text, pixels: parseFloat(getComputedStyle(element).fontSize) * drawn, isInYard }];
    });
  });
