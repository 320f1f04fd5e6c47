import type { Page } from 'playwright-core';
import type { House } from '../end-to-end/house';
import { begin } from '../end-to-end/playing';
import type { Settings } from '../src/settings/settings';

// The screens whose look is compared. Each is the same whenever it is shown: games come from records,
// or are at a beginning that chance has hardly touched.
export interface Screen {
  settings?: Partial<Settings>;
  // What chance has touched all the same, which is not shown.
  chance?: string;
  show: (page: Page, house: House) => Promise<unknown>;
}

const golden = '../tests/golden';

// A record, after this share of its steps.
const record =
  (file: string, share: number): Screen['show'] =>
  async (page, house) => {
    await page.goto(`${house.address}/#/replay`);
    await page.locator('.opener input[type="file"]').setInputFiles(`${golden}/${file}.json`);
    const position = page.locator('.controls input[type="range"]');
    await position.waitFor();
    await page.locator('.first-rat, .duel').waitFor();
    await position.evaluate((slider: HTMLInputElement, part) => {
      slider.value = String(Math.round(Number(slider.max) * part));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }, share);
  };

// What booths of a new game offer.
const booths = '[data-about^="booth"] [data-about^="item"]';

const opened = (link: string, ready: string): Screen['show'] => {
  return async (page, house) => {
    await page.goto(`${house.address}/#/${link}`);
    await page.locator(ready).first().waitFor();
  };
};

const start: Screen['show'] = (page) => page.locator('input[autocomplete="nickname"]').waitFor();

const settings: Screen['show'] = async (page, house) => {
  await start(page, house);
  await page.locator('header.top button').click();
  await page.locator('dialog').waitFor();
};

async function chooseCard(page: Page) {
  await begin(page, 'brave-rats', 'Play');
  await page.locator('.card-button:not([disabled])').last().click();
}

export const screens: Record<string, Screen> = {
  start: { show: start },
  'start-day': { settings: { theme: 'day' }, show: start },
  'start-german-large': { settings: { language: 'de', textSize: 'large' }, show: start },
  // As somebody finds them who has changed nothing.
  settings: { settings: { explains: true }, show: settings },
  'settings-day-french': { settings: { theme: 'day', language: 'fr', explains: true }, show: settings },
  lobby: {
    async show(page) {
      await begin(page, 'first-rat', 'With friends');
      await page.locator('.invite svg').waitFor();
    },
  },
  'rules-first-rat': { show: opened('rules/first-rat', 'main h2') },
  'rules-brave-rats-day': { settings: { theme: 'day' }, show: opened('rules/brave-rats', 'main h2') },
  challenges: { show: opened('challenges', 'table') },
  'learn-first-rat': { chance: booths, show: opened('learn/first-rat', '.first-rat') },
  'learn-brave-rats-day': { settings: { theme: 'day' }, show: opened('learn/brave-rats', '.card-button') },
  puzzles: { show: opened('puzzles', '.today small') },
  'puzzle-duel-german-day': {
    settings: { theme: 'day', language: 'de' },
    show: opened('puzzles/brave-rats/300', '.card-button'),
  },
  'open-record': { show: opened('replay', '.opener') },
  race: {
    chance: booths,
    async show(page) {
      await begin(page, 'first-rat', 'Play');
      await page.locator('.decision.mine').waitFor();
    },
  },
  'race-middle': { show: record('first-rat/two-random', 0.5) },
  'race-late-of-three-day': {
    settings: { theme: 'day' },
    show: record('first-rat/three-greedy-variable-path', 0.9),
  },
  'race-of-five': { show: record('first-rat/five-random-all-comics', 0.7) },
  'race-end-of-four': { show: record('first-rat/four-mixed-variable-tracks', 1) },
  greg: { show: record('first-rat/solo-easy-greedy', 0.6) },
  duel: { show: chooseCard },
  'duel-day': { settings: { theme: 'day' }, show: chooseCard },
  'duel-middle': { show: record('brave-rats/spies-and-a-draw', 0.5) },
  'duel-end': { show: record('brave-rats/rulebook-example', 1) },
};
