import type { Page } from 'playwright-core';
import { faultsOf } from './faults';
import { openHouse, type House } from './house';
import { begin, decide, playCard, playToTheEnd } from './playing';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterEach(() => house.sendHome());
afterAll(() => house.close());

const looks = [
  { name: 'a phone at night', width: 360, theme: 'night', hasTouch: true, textSize: 'normal' },
  { name: 'a phone by day, huge text', width: 360, theme: 'day', hasTouch: true, textSize: 'huge' },
  { name: 'a wide screen by day', width: 1440, theme: 'day', hasTouch: false, textSize: 'normal' },
  { name: 'a wide screen at night', width: 1440, theme: 'night', hasTouch: false, textSize: 'normal' },
] as const;

describe.each(looks)('on $name', ({ width, theme, hasTouch, textSize }) => {
  async function visitor() {
    const viewport = { width, height: 780 };
    const page = await house.visitor({ viewport, hasTouch, isMobile: hasTouch });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Time of day').selectOption(theme);
    await page.getByLabel('Text size').selectOption(textSize);
    await page.keyboard.press('Escape');
    return page;
  }
  const faults: string[] = [];
  // Everything that is wrong is worth knowing, not only the first.
  async function look(page: Page, screen: string) {
    faults.push(...(await faultsOf(page)).map((fault) => `${screen}: ${fault}`));
  }
  afterEach(() => {
    expect(faults.splice(0)).toEqual([]);
  });

  it('the start page, the settings and a lobby keep nobody out', async () => {
    const page = await visitor();
    await page.locator('article').nth(1).waitFor();
    await look(page, 'start');
    await page.getByRole('button', { name: 'Settings' }).click();
    await look(page, 'settings');
    await page.keyboard.press('Escape');
    await begin(page, 'brave-rats', 'With friends');
    await page.locator('.lobby').waitFor();
    await look(page, 'lobby');
    await page.goto(`${house.address}/#/table/zzzzzzzzzz`);
    await page.getByText('This table does not exist').waitFor();
    await look(page, 'no such table');
  });

  it('the rules keep nobody out', async () => {
    const page = await visitor();
    for (const [game, heading] of [
      ['brave-rats', 'The rules of BraveRats'],
      ['first-rat', 'The rules of First Rat'],
    ] as const) {
      await page.goto(`${house.address}/#/rules/${game}`);
      await page.getByRole('heading', { name: heading }).waitFor();
      await look(page, heading);
    }
  });

  it('lessons, challenges, a review and the analysis board keep nobody out', async () => {
    const page = await visitor();
    for (const game of ['brave-rats', 'first-rat']) {
      await page.goto(`${house.address}/#/learn/${game}`);
      await page.getByRole('button', { name: 'Got it' }).waitFor();
      await look(page, `the lesson of ${game}`);
    }
    await page.goto(`${house.address}/#/challenges`);
    await page.locator('main table').first().waitFor();
    await look(page, 'challenges');
    await page.goto(`${house.address}/#/replay`);
    await page.locator('.opener').waitFor();
    await look(page, 'a record to be opened');
    await page
      .locator('.opener input[type="file"]')
      .setInputFiles('../tests/golden/first-rat/two-random.json');
    await page.getByRole('button', { name: 'Review this game' }).click();
    await page.getByText('The turns that mattered').waitFor();
    await look(page, 'review');
    await page.goto(`${house.address}/#/analyse`);
    await page.getByRole('button', { name: 'BraveRats' }).click();
    await page.getByText('Value 0.000').waitFor();
    await look(page, 'analysis board');
  });

  it('a duel keeps nobody out', async () => {
    const page = await visitor();
    await begin(page, 'brave-rats', 'Play', [{ label: 'Variant', value: 'draft' }]);
    await page.locator('.card-button').first().waitFor();
    await look(page, 'draft');
    for (let choices = 0; choices < 6; choices += 1) await playCard(page);
    await look(page, 'round');
    await playToTheEnd(page, playCard);
    await look(page, 'end of the duel');
  });

  it('a race keeps nobody out', async () => {
    const page = await visitor();
    await begin(page, 'first-rat', 'Play', [{ label: 'Players', value: '5' }]);
    await page.locator('.decision.mine').waitFor();
    await look(page, 'race');
    for (let choices = 0; choices < 12; choices += 1) await decide(page);
    await page.locator('.decision.mine, section.end').first().waitFor();
    await look(page, 'late in the race');
    await playToTheEnd(page, decide);
    await look(page, 'end of the race');
  });
});

describe('the start page', () => {
  it.each([
    [320, 568],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1440, 900],
  ])('has its words beside the moon and above the games at %i x %i', async (width, height) => {
    for (const locale of ['en-GB', 'de-DE', 'fr-FR']) {
      const page = await house.visitor({ viewport: { width, height }, locale });
      const [words, moon, games] = await Promise.all(
        ['.hero p', '.moon > circle:nth-of-type(3)', '.games'].map((each) =>
          page.locator(each).boundingBox(),
        ),
      );
      expect(words!.x + words!.width).toBeLessThan(moon!.x);
      expect(words!.y + words!.height).toBeLessThan(games!.y);
      await page.close();
    }
  });
});

describe('a browser', () => {
  it('loads at most 200 KB of script, style and typeface for the start page and the larger game', async () => {
    const page = await house.visitor({ locale: 'en-GB' });
    let bytes = 0;
    page.on('response', async (response) => {
      if (!/\.(js|css|woff2)$/.test(response.url())) return;
      bytes += Number(response.headers()['content-length'] ?? Number.NaN);
    });
    await page.reload();
    await begin(page, 'first-rat', 'Play');
    await page.locator('.decision.mine').waitFor();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(200_000);
  });

  it('has the typeface in page and board before anybody could see it change', async () => {
    const page = await house.visitor();
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as unknown as { value: number };
          document.body.dataset['jumps'] = String(Number(document.body.dataset['jumps'] ?? 0) + value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.locator('article').nth(1).waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => Number(document.body.dataset['jumps'] ?? 0))).toBeLessThan(0.1);
    await begin(page, 'first-rat', 'Play');
    await page.locator('.decision.mine').waitFor();
    const faces = await page.evaluate(() => {
      const drawn = [...document.querySelectorAll('h2, button, select, svg text')];
      return [...new Set(drawn.map((it) => getComputedStyle(it).fontFamily.split(',')[0]))];
    });
    expect(faces).toEqual(['"Bricolage Grotesque"']);
    expect(await page.evaluate(() => document.fonts.check('700 1rem "Bricolage Grotesque"'))).toBe(true);
  });

  it('talks to nobody but its server', async () => {
    const page = await house.visitor();
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(house.address) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    await page.reload();
    await begin(page, 'brave-rats', 'Play');
    await playToTheEnd(page, playCard);
    expect(elsewhere).toEqual([]);
  });
});
