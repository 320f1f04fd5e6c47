import type { Page } from 'playwright-core';
import { openHouse, type House } from './house';
import { begin } from './playing';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterEach(() => house.sendHome());
afterAll(() => house.close());

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((found) =>
    found.map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

// Whether a finger on the middle of each card would touch that card.
const canBeTouched = (page: Page): Promise<boolean[]> =>
  page.locator('.card-button').evaluateAll((cards) =>
    cards.map((card) => {
      const { left, top, right, bottom } = card.getBoundingClientRect();
      return card.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    }),
  );

async function duel(width: number, height: number, reducedMotion: 'reduce' | 'no-preference' = 'reduce') {
  const page = await house.visitor({ viewport: { width, height }, reducedMotion });
  await begin(page, 'brave-rats', 'Play');
  await page.locator('.card-button:not([disabled])').nth(7).waitFor();
  // Letters of another typeface have other widths.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return page;
}

const widthOf = ({ left, right }: Box) => right - left;

describe('the duel', () => {
  it.each([
    [320, 568],
    [360, 640],
    [390, 844],
    [844, 390],
    [720, 450],
    [768, 1024],
    [1024, 768],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ])('is seen whole without scrolling: %i by %i', async (width, height) => {
    const page = await duel(width, height);
    const shown = '.player, .arena, .hand li';
    const boxes = await boxesOf(page, shown);
    expect(boxes).toHaveLength(2 + 1 + 8);
    for (const { left, top, right, bottom } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    expect(await canBeTouched(page)).toEqual(Array(8).fill(true));
    // Large enough for a finger.
    for (const box of await boxesOf(page, '.card-button')) expect(widthOf(box)).toBeGreaterThan(44);

    await page.locator('.card-button').nth(2).click();
    await page.locator('.hand .primary').waitFor();
    // The card that was chosen is lifted; the places of all cards are where they were.
    expect(await boxesOf(page, shown)).toEqual(boxes);
    const [confirm] = await boxesOf(page, '.hand .primary');
    expect(confirm!.top).toBeGreaterThanOrEqual(0);
    expect(confirm!.bottom).toBeLessThanOrEqual(height);
    expect(confirm!.right).toBeLessThanOrEqual(width);

    // Who confirms with the keyboard goes on from the hand, and sees what he saw.
    await page.locator('.hand .primary').press('Enter');
    await page.locator('.hand .primary').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  // The Musician has most to say, in German above all.
  it.each([
    [320, 568],
    [360, 640],
    [390, 844],
    [667, 375],
    [844, 390],
    [768, 1024],
    [1440, 900],
  ])('says what a card does above the cards: %i by %i', async (width, height) => {
    const page = await duel(width, height);
    for (const language of ['en', 'de', 'fr']) {
      await page.evaluate((spoken) => {
        const settings = JSON.parse(localStorage.getItem('cheesemoon.settings') ?? '{}') as object;
        localStorage.setItem('cheesemoon.settings', JSON.stringify({ ...settings, language: spoken }));
      }, language);
      await page.reload();
      await page.locator('.card-button:not([disabled])').first().click();
      await page.locator('.question p').waitFor();
      const [text] = await boxesOf(page, '.question p');
      const [question] = await boxesOf(page, '.question');
      const [card] = await boxesOf(page, '.card-button[aria-pressed="true"]');
      expect(text!.top, language).toBeGreaterThanOrEqual(question!.top);
      // Its ring is 4 pixels wide.
      expect(text!.bottom, language).toBeLessThanOrEqual(card!.top - 4);
    }
  });

  it('is no wider than a phone for a long name', async () => {
    const page = await house.visitor({ viewport: { width: 360, height: 740 } });
    const offer = page.locator('article').first();
    await offer.getByRole('button', { name: /^On this device/ }).click();
    for (const seat of [1, 2]) await page.getByLabel(`Name of player ${seat}`).fill('W'.repeat(20));
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: /^I am W/ }).waitFor();
    const [panel] = await boxesOf(page, '.hand-over .panel');
    expect(panel!.left).toBeGreaterThanOrEqual(0);
    expect(panel!.right).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const [button] = await boxesOf(page, '.hand-over button');
    expect(button!.right).toBeLessThanOrEqual(panel!.right);
  });

  it.each([
    [1920, 1080],
    [2560, 1440],
  ])('uses a large screen: %i by %i', async (width, height) => {
    const page = await duel(width, height);
    const [arena] = await boxesOf(page, '.arena');
    expect(widthOf(arena!)).toBeGreaterThan(width * 0.75);
    const cards = await boxesOf(page, '.card-button');
    expect(cards.at(-1)!.bottom).toBeGreaterThan(height * 0.95);
    expect(Math.min(...cards.map(widthOf))).toBeGreaterThan(width * 0.075);
  });

  it('keeps a round to itself until its cards have turned, and nothing moves', async () => {
    const page = await duel(1440, 900, 'no-preference');
    const shown = '.player, .arena, .hand';
    const before = await boxesOf(page, shown);
    // Looked at in the moment in which the cards turn, which the page itself must not miss: what is told,
    // and what has moved.
    const turning = await page.evaluateHandle((parts) => {
      const seen = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('.turning')) return;
          observer.disconnect();
          const told = document.querySelectorAll('.history li, .log li, .arena .words p').length;
          const boxes = [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
          resolve({
            told,
            boxes: boxes.map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
          });
        });
        observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
      });
      return { seen };
    }, shown);
    await page.locator('.card-button').first().click();
    await page.locator('.hand .primary').click();
    expect(await turning.evaluate(({ seen }) => seen)).toEqual({ told: 0, boxes: before });
    await page.locator('.history li').waitFor();
    expect(await page.locator('.turning').count()).toBe(0);
    expect(await page.locator('.log li').first().textContent()).toContain('plays');
    expect(await boxesOf(page, shown)).toEqual(before);
  });

  it('has round chips on the sides on which the cards lie', async () => {
    const page = await duel(1440, 900);
    await page.locator('.card-button').nth(7).click();
    await page.locator('.hand .primary').click();
    await page.locator('.history li').waitFor();
    const [own] = await page.locator('.history li .pair > span').allTextContents();
    expect(own!.trim()).toBe('7');
    const [left, right] = await boxesOf(page, '.arena figure');
    expect(left!.right).toBeLessThan(right!.left);
    expect(await page.locator('.arena .slot').first().getAttribute('aria-label')).toContain('7, Prince');
  });
});
