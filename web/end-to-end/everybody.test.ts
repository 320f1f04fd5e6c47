import type { Page } from 'playwright-core';
import { faultsOf } from './faults';
import { openHouse, type House } from './house';
import { begin, decide, playCard, playToTheEnd } from './playing';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const looks = [
  { name: 'a phone, dark', width: 360, colorScheme: 'dark', hasTouch: true, textSize: 'normal' },
  { name: 'a phone, huge text', width: 360, colorScheme: 'light', hasTouch: true, textSize: 'huge' },
  { name: 'a wide screen, light', width: 1440, colorScheme: 'light', hasTouch: false, textSize: 'normal' },
] as const;

describe.each(looks)('on $name', ({ width, colorScheme, hasTouch, textSize }) => {
  async function visitor() {
    const viewport = { width, height: 780 };
    const page = await house.visitor({ viewport, colorScheme, hasTouch, isMobile: hasTouch });
    await page.getByRole('button', { name: 'Settings' }).click();
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

describe('a browser', () => {
  it('loads at most 200 KB of script and style for the start page and the larger game', async () => {
    const page = await house.visitor({ locale: 'en-GB' });
    let bytes = 0;
    page.on('response', async (response) => {
      if (!/\.(js|css)$/.test(response.url())) return;
      bytes += Number(response.headers()['content-length'] ?? Number.NaN);
    });
    await page.reload();
    await begin(page, 'first-rat', 'Play');
    await page.locator('.decision.mine').waitFor();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(200_000);
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
