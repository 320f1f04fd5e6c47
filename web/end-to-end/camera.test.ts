import type { Page } from 'playwright-core';
import { openHouse, type House } from './house';
import { begin, decide, isAsked } from './playing';
import { textSizesOf } from './text_sizes';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterEach(() => house.sendHome());
afterAll(() => house.close());

async function race(viewport: { width: number; height: number }, hasTouch = false): Promise<Page> {
  const page = await house.visitor({ viewport, hasTouch, isMobile: hasTouch });
  await begin(page, 'first-rat', 'Play', [{ label: 'Players', value: '3' }]);
  await isAsked(page);
  return page;
}
const phone = { width: 390, height: 844 };
const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
const nearness = (page: Page) => page.locator('.camera svg').evaluate((it) => it.clientWidth);

describe('texts on the board', () => {
  it.each([
    { window: phone, least: 11 },
    { window: { width: 360, height: 740 }, least: 11 },
    { window: { width: 844, height: 390 }, least: 11 },
    { window: { width: 720, height: 450 }, least: 11 },
    { window: { width: 1024, height: 768 }, least: 11 },
    { window: { width: 1440, height: 900 }, least: 12 },
  ])('have at least $least pixels at $window.width x $window.height', async ({ window, least }) => {
    const page = await race(window);
    for (let choices = 0; choices < 8; choices += 1) {
      const small = (await textSizesOf(page)).filter(({ pixels }) => pixels < least);
      expect(small).toEqual([]);
      await decide(page);
      await isAsked(page);
    }
  });
});

describe('on a phone', () => {
  it.each([phone, { width: 320, height: 568 }, { width: 844, height: 390 }])(
    'of $width x $height what can be chosen is in sight, and the question beside it',
    async (viewport) => {
      const page = await race(viewport, true);
      for (let choices = 0; choices < 8; choices += 1) {
        const window = await boxOf(page, '.camera');
        const question = await boxOf(page, '.decision h2');
        expect(question.bottom).toBeLessThanOrEqual(viewport.height);
        expect(window.bottom).toBeLessThanOrEqual(viewport.height + 1);
        const offered = await page
          .locator('.yard [role="button"]')
          .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
        const seen = offered.filter(({ left, right, top, bottom }) => {
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          return x > window.left && x < window.right && y > window.top && y < window.bottom;
        });
        if (offered.length > 0) expect(seen.length).toBeGreaterThan(0);
        const goods = await boxOf(page, '.strip');
        expect(goods.top).toBeGreaterThanOrEqual(0);
        await decide(page);
        await page.evaluate(() => scrollTo(0, 0));
        await isAsked(page);
      }
    },
  );

  it('two fingers and a double tap bring the board nearer, the button brings it back', async () => {
    const page = await race(phone, true);
    const usual = await nearness(page);
    const { left, top, width, height } = await boxOf(page, '.camera');
    const [x, y] = [left + width / 2, top + height / 2];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x - apart, y, id: 0 },
                { x: x + apart, y, id: 1 },
              ],
      });
    await touch('touchStart', 40);
    for (let apart = 45; apart <= 80; apart += 5) await touch('touchMove', apart);
    await touch('touchEnd', 0);
    await expect.poll(() => nearness(page)).toBeGreaterThan(usual * 1.7);

    await page.getByRole('button', { name: 'Back to the choice' }).click();
    await expect.poll(() => nearness(page)).toBe(usual);
    // The moon has nothing to choose.
    await page.locator('.camera').evaluate((it) => it.scrollTo(0, 0));
    // What makes two taps one is when they say they were, not when the machine gets round to them.
    const began = Date.now() / 1000;
    const moon = [{ x: left + 150, y: top + 60 }];
    for (const after of [0, 0.1]) {
      const [down, up] = [began + after, began + after + 0.05];
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: moon,
        timestamp: down,
      });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: up });
    }
    await expect.poll(() => nearness(page)).toBeGreaterThan(usual * 1.5);
    await page.getByRole('button', { name: 'Back to the choice' }).click();
    await page.getByRole('button', { name: 'The whole board' }).click();
    await expect.poll(async () => (await boxOf(page, '.camera svg')).height).toBeLessThanOrEqual(height + 1);
  });
});

describe('on a desk', () => {
  it('wheel, keys and buttons bring the board nearer, and a mouse drags it', async () => {
    const page = await race({ width: 1440, height: 900 });
    const usual = await nearness(page);
    const { left, top } = await boxOf(page, '.camera');
    await page.mouse.move(left + 300, top + 30);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(() => nearness(page)).toBeGreaterThan(usual * 1.5);
    const scrolled = () => page.locator('.camera').evaluate((it) => it.scrollLeft);
    const before = await scrolled();
    await page.mouse.down();
    await page.mouse.move(left + 200, top + 30, { steps: 4 });
    await page.mouse.up();
    expect((await scrolled()) - before).toBeGreaterThan(80);
    await page.locator('.yard [role="button"]').first().focus();
    await page.keyboard.press('0');
    await expect.poll(() => nearness(page)).toBe(usual);
    await page.keyboard.press('+');
    await expect.poll(() => nearness(page)).toBeGreaterThan(usual * 1.2);
    await page.getByRole('button', { name: 'Farther away' }).click();
    await expect.poll(async () => Math.abs((await nearness(page)) - usual)).toBeLessThan(2);
  });

  it('the board takes the height that a large screen has', async () => {
    const page = await race({ width: 2560, height: 1440 });
    expect((await boxOf(page, '.yard')).height).toBeGreaterThan(1150);
  });
});
