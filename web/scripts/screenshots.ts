// Pictures of the main screens in three sizes: npm run screenshots -- FOLDER (docs/images, if none is
// said). It wants what the end-to-end tests want, see end-to-end/house.ts.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openHouse, type House } from '../end-to-end/house';
import { begin, decide, playCard, playToTheEnd } from '../end-to-end/playing';

const folder = process.argv[2] ?? '../docs/images';
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

type Screen = (page: Page, house: House) => Promise<unknown>;

const screens: Record<string, Screen> = {
  start: (page) => page.locator('article').nth(1).waitFor(),
  'start-day': (page) => page.locator('article').nth(1).waitFor(),
  async lobby(page) {
    await begin(page, 'first-rat', 'With friends', [{ label: 'Players', value: '3' }]);
    await page.locator('.invite svg').waitFor();
  },
  async duel(page) {
    await begin(page, 'brave-rats', 'Play');
    await playCard(page);
    await page.locator('.card-button:not([disabled])').last().click();
  },
  async 'duel-day'(page) {
    await begin(page, 'brave-rats', 'Play');
    await playCard(page);
    await page.getByRole('button', { name: 'Study mode' }).click();
    await page.getByText(/Your chance to win is/).waitFor();
  },
  async draft(page) {
    await begin(page, 'brave-rats', 'Play', [{ label: 'Variant', value: 'draft' }]);
    await playCard(page);
    await page.locator('.card-button:not([disabled])').first().waitFor();
  },
  async 'duel-review'(page) {
    await begin(page, 'brave-rats', 'Play');
    await playToTheEnd(page, playCard);
    await page.getByRole('link', { name: 'Review' }).click();
    await page.getByText('Round by round').waitFor();
  },
  async race(page) {
    await begin(page, 'first-rat', 'Play', [{ label: 'Players', value: '3' }]);
    for (let choices = 0; choices < 16; choices += 1) await decide(page);
    // The next move, with a rat chosen.
    await page.locator('.decision.mine').waitFor();
    while ((await page.locator('.decision details').count()) === 0) await decide(page);
    const rats = page.locator('.yard [role="button"]');
    if ((await page.locator('.yard .glow').count()) === 0) await rats.first().click();
  },
  async 'race-of-five'(page) {
    await begin(page, 'first-rat', 'Play', [{ label: 'Players', value: '5' }]);
    for (let choices = 0; choices < 24; choices += 1) await decide(page);
    await page.locator('.decision.mine, section.end').first().waitFor();
  },
  async 'race-hint'(page) {
    await begin(page, 'first-rat', 'Alone');
    for (let choices = 0; choices < 8; choices += 1) await decide(page);
    await page.locator('.decision.mine').waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('The best turn').waitFor();
  },
  async 'race-end'(page) {
    await begin(page, 'first-rat', 'Play', [{ label: 'Players', value: '4' }]);
    await playToTheEnd(page, decide);
  },
  async 'race-review'(page) {
    await begin(page, 'first-rat', 'Play');
    await playToTheEnd(page, decide);
    await page.getByRole('link', { name: 'Review' }).click();
    await page.getByText('The turns that mattered').waitFor();
  },
  async learn(page) {
    await page.locator('a[href="#/learn/first-rat"]').click();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.locator('.speech .now').waitFor();
  },
  async rules(page) {
    await page.locator('a[href="#/rules/first-rat"]').click();
    await page.locator('h2').nth(5).waitFor();
  },
  async challenges(page, house) {
    await page.goto(`${house.address}/#/challenges`);
    await page.locator('table').first().waitFor();
  },
};

mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(3);
const house = await openHouse();
for (const [name, show] of Object.entries(screens)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const viewport of sizes) {
    const page = await house.visitor({ viewport });
    if (name.endsWith('-day')) {
      await page.evaluate(() =>
        localStorage.setItem('cheesemoon.settings', JSON.stringify({ theme: 'day' })),
      );
      await page.reload();
    }
    await show(page, house);
    // Nothing is explained because the mouse happens to be there, and what moves comes to rest.
    await page.mouse.move(1, 1);
    await page.waitForTimeout(1000);
    const path = join(folder, `${name}-${viewport.width}x${viewport.height}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 70 });
    await page.context().close();
    console.log(path);
  }
}
await house.close();
