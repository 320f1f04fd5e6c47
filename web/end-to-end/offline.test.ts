import type { BrowserContext, Page } from 'playwright-core';
import { complaintsOf } from './faults';
import { hasNewerVersion, isUsableOffline } from './offline';
import { begin, decide, playCard, playToTheEnd } from './playing';
import { openStaticHouse, type StaticHouse } from './static_house';

// Nothing but the device: the page came from a file server, which is gone.
describe('the page with its server stopped and the network off', () => {
  let house: StaticHouse;
  let device: BrowserContext;
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    house = await openStaticHouse();
    device = await house.device({ viewport: { width: 390, height: 844 }, hasTouch: true });
    page = await house.visit(device);
    await isUsableOffline(page);
    await house.closeServer();
    await device.setOffline(true);
    complaints = complaintsOf(page);
  });
  beforeEach(async () => void (await page.goto(`${house.address}/#/`)));
  afterEach(() => expect(complaints.splice(0)).toEqual([]));
  afterAll(() => house.close());

  it.each(['base', 'traitor', 'draft', 'deal'])('plays BraveRats to its end: %s', async (variant) => {
    await begin(page, 'brave-rats', 'Play', [{ label: 'Variant', value: variant }]);
    expect(await playToTheEnd(page, playCard)).toBeGreaterThan(0);
  });

  it('plays First Rat with three bots to its end, opened anew on the way, and reviews it', async () => {
    await begin(page, 'first-rat', 'Play', [{ label: 'Players', value: '4' }]);
    for (let turn = 0; turn < 3; turn += 1) await decide(page);
    await page.reload();
    expect(await playToTheEnd(page, decide)).toBeGreaterThan(10);
    await page.getByRole('link', { name: 'Review' }).click();
    await page.getByRole('heading', { name: 'The turns that mattered' }).waitFor();
  });

  it('plays alone against Greg to the end', async () => {
    await begin(page, 'first-rat', 'Alone');
    expect(await playToTheEnd(page, decide)).toBeGreaterThan(10);
  });

  it('teaches, and analyses', async () => {
    await page.goto(`${house.address}/#/learn/brave-rats`);
    await page.locator('.card-button').first().waitFor();
    await page.goto(`${house.address}/#/analyse`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('gives all games away as a file, and takes them back', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save all games' }).click(),
    ]);
    await page
      .getByLabel('Bring games back')
      .locator('visible=false')
      .setInputFiles(await file.path());
    await page.getByText(/^Brought back: 0\. Already here: [1-9]/).waitFor();
  });
});

describe('a newer version of the page', () => {
  let house: StaticHouse;
  beforeAll(async () => (house = await openStaticHouse()));
  afterAll(() => house.close());

  it('disturbs no game, and is there when the page is opened without one', async () => {
    const device = await house.device();
    const page = await house.visit(device);
    const complaints = complaintsOf(page);
    await isUsableOffline(page);
    await begin(page, 'first-rat', 'Play');
    await decide(page);

    house.publishNewer();
    await page.reload();
    await hasNewerVersion(page);
    await decide(page);
    await page.reload();
    await decide(page);
    expect(await page.locator('html[data-newer]').count()).toBe(0);
    // What the old one had not loaded yet is still there.
    await page.evaluate(() => void (location.hash = '#/rules/first-rat'));
    await page.getByRole('heading', { level: 1 }).waitFor();

    await page.goto(`${house.address}/#/`);
    await page.reload();
    await page.locator('html[data-newer]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Go on' }).click();
    await playToTheEnd(page, decide);
    expect(complaints).toEqual([]);
  });
});
