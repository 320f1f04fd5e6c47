import type { Page } from 'playwright-core';
import { openHouse, type House } from './house';
import { isOver } from './playing';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterEach(() => house.sendHome());
afterAll(() => house.close());

// Goes on with the tabulator until something of this kind has the focus.
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 400; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not lead to ${selector}`);
}

async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

describe('whoever has only a keyboard', () => {
  it('plays BraveRats from the start page to the end and asks for another', async () => {
    const page = await house.visitor();
    await press(page, 'article:nth-of-type(1) .primary');
    while (!(await isOver(page))) {
      await press(page, '.card-button:not([disabled])');
      await press(page, '.hand .primary');
      await page.locator('.hand .primary').waitFor({ state: 'detached' });
      await page.locator('section.end, .card-button:not([disabled])').first().waitFor();
    }
    await press(page, 'section.end .primary');
    await page.locator('section.end').waitFor({ state: 'detached' });
    await page.locator('.card-button:not([disabled])').nth(7).waitFor();
  });

  it('plays First Rat alone against Greg to the end', async () => {
    const page = await house.visitor();
    await page.locator('article').nth(1).waitFor();
    const alone = page.getByRole('button', { name: /^Alone/ });
    for (let presses = 0; !(await alone.evaluate((it) => it === document.activeElement)); presses += 1) {
      expect(presses).toBeLessThan(100);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    for (;;) {
      await page.locator('section.end, .decision.mine').first().waitFor();
      if (await isOver(page)) break;
      if ((await page.locator('.decision details').count()) > 0) {
        if ((await page.locator('.yard .glow').count()) === 0) await press(page, '.yard [role="button"]');
        await press(page, '.yard g.button:has(.glow:not(.partial))');
      } else {
        await press(page, '.decision [data-action]');
      }
      await press(page, '.decision .confirm:not([disabled])');
      await page.locator('.decision .confirm').waitFor({ state: 'detached' });
    }
  });
});
