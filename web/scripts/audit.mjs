// Plays a game with the keyboard alone, in every look, and looks for what keeps somebody out: faults
// that axe finds (contrast among them), pages wider than the screen, targets too small for a finger.
//
//   CHEESEMOON_PROGRAM=path/to/cheesemoon node scripts/audit.mjs
import { createRequire } from 'node:module';
import { withServedPage } from './served_page.mjs';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const smallestTarget = 44;
let faults = 0;

function complain(where, what) {
  faults += 1;
  console.error(`${where}: ${what}`);
}

async function look(page, where) {
  await page.addScriptTag({ path: axe });
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  for (const { id, nodes } of violations) complain(where, `${id}: ${nodes[0]?.html}`);
  const { excess, small } = await page.evaluate((smallest) => {
    const isSmall = (element) => {
      const { width, height, top } = element.getBoundingClientRect();
      // Half a pixel is lost in rounding; the label of a box that is ticked is its target.
      const isTooSmall = Math.min(width, height) < smallest - 0.5 && element.type !== 'checkbox';
      return width > 0 && top > -50 && isTooSmall;
    };
    const root = document.documentElement;
    const targets = [...document.querySelectorAll('button, a, select, input, summary')];
    return {
      excess: root.scrollWidth - root.clientWidth,
      small: targets.filter(isSmall).map((element) => element.outerHTML.slice(0, 100)),
    };
  }, smallestTarget);
  if (excess > 0) complain(where, `${excess} pixels wider than the screen`);
  for (const target of small) complain(where, `too small: ${target}`);
}

async function playByKeyboard(page) {
  for (let round = 0; round < 8 && !(await page.locator('.end').count()); round += 1) {
    await page.locator('.card-button:not([disabled])').first().focus();
    await page.keyboard.press('Space');
    await page.locator('.hand .primary').focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(500);
  }
}

await withServedPage(async (browser, origin) => {
  for (const colorScheme of ['dark', 'light']) {
    for (const width of [360, 1440]) {
      const where = `${colorScheme}, ${width} pixels`;
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => complain(where, error.message));
      await page.goto(`${origin}#/`);
      await page.locator('article').nth(1).waitFor();
      await look(page, `${where}, start`);
      await page.locator('.top button').press('Enter');
      await look(page, `${where}, settings`);
      await page.keyboard.press('Escape');
      await page.locator('article .primary').first().press('Enter');
      await page.locator('.card-button').first().waitFor();
      await look(page, `${where}, first round`);
      await playByKeyboard(page);
      await page.locator('.end').waitFor();
      await look(page, `${where}, end`);
      await context.close();
    }
  }
});
process.exitCode = faults > 0 ? 1 : 0;
