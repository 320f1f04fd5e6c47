// Pictures of the page as people see it, for us to look at.
//
//   CHEESEMOON_PROGRAM=path/to/cheesemoon node scripts/screenshots.mjs FOLDER
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { withServedPage } from './served_page.mjs';

const folder = process.argv[2] ?? 'screenshots';
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

async function shoot(page, name, { width, height }) {
  await page.screenshot({ path: join(folder, `${name}-${width}x${height}.png`), fullPage: true });
}

async function playRound(page) {
  const card = page.locator('.card-button:not([disabled])').first();
  await card.click();
  await page.locator('.hand .primary').click();
  await page.waitForTimeout(2000);
}

async function shootTable(page, look, size) {
  await page.goto(page.url().replace(/#.*$/, '#/'));
  await page.locator('article').first().locator('.primary').click();
  await page.locator('.card-button').nth(5).waitFor();
  await shoot(page, `table-begin-${look}`, size);
  await page.locator('.card-button').nth(5).click();
  await shoot(page, `table-selected-${look}`, size);
  await page.locator('.hand .primary').click();
  await page.waitForTimeout(2500);
  await shoot(page, `table-round-${look}`, size);
  for (let round = 0; round < 8 && !(await page.locator('.end').count()); round += 1) {
    await playRound(page);
  }
  await page.waitForTimeout(1500);
  await shoot(page, `table-end-${look}`, size);
}

async function shootDraftAndLobby(page, size) {
  await page.goto(page.url().replace(/#.*$/, '#/'));
  const offer = page.locator('article').first();
  await offer.locator('summary').click();
  await offer.locator('.more select').first().selectOption('draft');
  await offer.locator('.more select').nth(1).selectOption('3');
  await offer.locator('.main .primary').click();
  await page.locator('.card-button').first().waitFor();
  await shoot(page, 'draft', size);
  await page.goto(page.url().replace(/#.*$/, '#/'));
  await page.locator('.ways button').first().click();
  await page.locator('.invite svg').waitFor();
  await shoot(page, 'lobby', size);
}

mkdirSync(folder, { recursive: true });
await withServedPage(async (browser, origin) => {
  for (const size of sizes) {
    for (const colorScheme of ['dark', 'light']) {
      const context = await browser.newContext({ viewport: size, colorScheme, locale: 'de-DE' });
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
      page.on('pageerror', (error) => console.error(error));
      await page.goto(`${origin}#/`);
      await page.locator('article').nth(1).waitFor();
      await shoot(page, `start-${colorScheme}`, size);
      await shootTable(page, colorScheme, size);
      if (colorScheme === 'dark') await shootDraftAndLobby(page, size);
      await context.close();
    }
  }
});
