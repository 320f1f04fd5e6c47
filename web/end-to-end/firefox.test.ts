import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { experienced } from './devices';
import { named, openServer, type GameServer } from './server';
import { openStaticHouse } from './static_house';

// The main journeys in the other browser, Debian's, by WebDriver BiDi. FIREFOX names it.
let server: GameServer;
let browser: Browser;
const complaints: string[] = [];

beforeAll(async () => {
  server = await openServer();
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: named('FIREFOX', '/usr/bin/firefox-esr'),
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1 },
    timeout: 120_000,
  });
});
afterEach(async () => {
  const all = browser.browserContexts().filter((context) => context !== browser.defaultBrowserContext());
  await Promise.all(all.map((context) => context.close()));
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function visitor(address = server.address): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(address);
  await page.evaluate((kept) => localStorage.setItem('cheesemoon.settings', kept), experienced);
  await page.reload();
  return page;
}

const isThere = async (page: Page, selector: string) => (await page.$(selector)) !== null;
const isGone = (page: Page, selector: string) => page.waitForSelector(selector, { hidden: true });

// The first of its kind, or the last. What is replaced while somebody reaches for it is tried again.
async function press(page: Page, selector: string, which: 0 | -1 = 0): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await page.waitForSelector(selector);
    try {
      await (await page.$$(selector)).at(which)?.click();
      return;
    } catch (error) {
      if (tries === 10) throw error;
    }
  }
}

// The yard makes room for a question while a picture is drawn.
const isDrawn = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
const confirm = '.decision .confirm:not([disabled])';

// Whether there was something to decide before the end.
async function turnOrEnd(page: Page, choices: string): Promise<boolean> {
  await page.waitForSelector(`section.end, ${choices}`);
  return !(await isThere(page, 'section.end'));
}

async function playCards(page: Page): Promise<void> {
  const cards = '.card-button:not([disabled])';
  while (await turnOrEnd(page, cards)) {
    await press(page, cards);
    if (!(await isThere(page, '.hand .primary'))) continue;
    await press(page, '.hand .primary');
    await isGone(page, '.hand .primary');
  }
}

// Opened anew after some turns.
async function race(page: Page): Promise<void> {
  for (let turns = 0; await turnOrEnd(page, '.decision.mine'); turns += 1) {
    if (turns === 5) {
      await page.reload();
      continue;
    }
    if (await isThere(page, '.decision details')) {
      // A click on a board that still moved has missed.
      do {
        await isDrawn(page);
        if (!(await isThere(page, '.yard .glow'))) await press(page, '.yard [role="button"]');
        await press(page, '.yard g.button:has(.glow:not(.partial))', -1);
      } while (!(await isThere(page, confirm)));
    } else {
      await press(page, '.decision [data-action]');
    }
    await press(page, confirm);
    await isGone(page, '.decision .confirm');
  }
}

describe('Firefox', () => {
  it('plays BraveRats to its end, and another one', async () => {
    const page = await visitor();
    await press(page, 'article:nth-of-type(1) .primary');
    await playCards(page);
    await press(page, 'section.end .primary');
    await isGone(page, 'section.end');
    await page.waitForSelector('.card-button:not([disabled])');
    expect(complaints).toEqual([]);
  });

  it('plays First Rat against bots to its end, with the page opened anew on the way', async () => {
    const page = await visitor();
    await press(page, 'article:nth-of-type(2) .primary');
    await race(page);
    expect(complaints).toEqual([]);
  });

  it('plays both games without a server, and with nothing left where the page came from', async () => {
    const house = await openStaticHouse();
    const page = await visitor(house.address);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await house.close();
    await page.reload();
    await press(page, 'article:nth-of-type(1) .primary');
    await playCards(page);
    await page.goto(`${house.address}/#/`);
    await press(page, 'article:nth-of-type(2) .primary');
    await race(page);
    await press(page, 'section.end a[href^="#/review/"]');
    await page.waitForSelector('::-p-text(The turns that mattered)');
    expect(complaints).toEqual([]);
  });

  it('changes the language', async () => {
    const page = await visitor();
    await page.locator('::-p-aria(Settings[role="button"])').click();
    await page.waitForSelector('dialog select');
    await page.locator('::-p-aria(Language)').fill('fr');
    await page.waitForFunction(() => document.documentElement.lang === 'fr');
    expect(complaints).toEqual([]);
  });
});
