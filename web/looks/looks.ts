// Compares how the page looks with how it was accepted: npm run looks. With --accept what it looks like
// now is accepted; names of screens restrict both. It wants what the end-to-end tests want, see
// end-to-end/server.ts. Where something differs, build/looks has a picture of it.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openHouse, type House } from '../end-to-end/house';
import type { Settings } from '../src/settings/settings';
import { allowedShare, compare } from './compare';
import { screens, type Screen } from './screens';

const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const acceptedFolder = 'looks/accepted';
const differencesFolder = '../build/looks';

const isAccepting = process.argv.includes('--accept');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

// Somebody for whom time stands still, to whom chance always says the same.
async function visit(house: House, { settings = {} }: Screen): Promise<Page> {
  const page = await house.visitor();
  const context = page.context();
  await context.clock.setFixedTime('2026-06-21T21:00:00Z');
  await context.addInitScript((kept) => {
    // What the page kept before time stood still is forgotten, once.
    if (!sessionStorage['visited']) localStorage.clear();
    sessionStorage['visited'] = 'yes';
    const settings = { motion: 'calm', sound: false, explains: false, ...kept } satisfies Partial<Settings>;
    localStorage.setItem('cheesemoon.settings', JSON.stringify(settings));
    let state = 1;
    Math.random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  }, settings);
  await page.goto(`${house.address}/moon.svg`);
  await page.evaluate(() => new Promise((done) => (indexedDB.deleteDatabase('cheesemoon').onsuccess = done)));
  await page.goto(house.address);
  return page;
}

async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  // Nothing is explained because the mouse happens to be there, and no cursor blinks.
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.fonts.ready);
  // What is pointed at comes into sight by itself, once; then the beginning of the page is looked at.
  await page.waitForTimeout(500);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(300);
}

function look(page: Page, { chance }: Screen): Promise<Buffer> {
  // The address of a table is another every time.
  const mask = [page.locator('.invite svg'), page.locator('.invite input')];
  const style = chance ? `${chance} { visibility: hidden; }` : '';
  return page.screenshot({ animations: 'disabled', caret: 'hide', mask, maskColor: '#808080', style });
}

const house = await openHouse();
const judge = await house.visitor();
await judge.goto('about:blank');
mkdirSync(acceptedFolder, { recursive: true });
rmSync(differencesFolder, { recursive: true, force: true });
mkdirSync(differencesFolder, { recursive: true });
const different: string[] = [];
const made = new Set<string>();
for (const [name, screen] of Object.entries(screens)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const page = await visit(house, screen);
  await screen.show(page, house);
  for (const size of sizes) {
    const file = `${name}-${size.width}x${size.height}`;
    const path = join(acceptedFolder, `${file}.webp`);
    made.add(`${file}.webp`);
    const accepted = existsSync(path) ? readFileSync(path) : null;
    await resize(page, size);
    let { share, kept, difference } = await compare(judge, await look(page, screen), accepted);
    // A busy machine needs longer until everything is where it belongs.
    for (let wait = 0; wait < 10 && share > allowedShare; wait++) {
      await page.waitForTimeout(1_000);
      ({ share, kept, difference } = await compare(judge, await look(page, screen), accepted));
    }
    if (share <= allowedShare) continue;
    if (isAccepting) {
      writeFileSync(path, kept);
    } else {
      writeFileSync(join(differencesFolder, `${file}.png`), difference);
      different.push(`${file}: ${(share * 100).toFixed(1)} %`);
    }
  }
  await page.context().close();
  console.log(name);
}
await house.close();

if (isAccepting && wanted.length === 0)
  for (const old of readdirSync(acceptedFolder)) if (!made.has(old)) rmSync(join(acceptedFolder, old));
if (different.length > 0) {
  console.error(
    `These look different now; build/looks shows where. If it is meant: npm run looks -- --accept`,
  );
  for (const one of different) console.error(`  ${one}`);
  process.exit(1);
}
