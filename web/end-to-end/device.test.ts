import type { Page } from 'playwright-core';
import { complaintsOf, faultsOf } from './faults';
import { openHouse, type House, type ServerHouse } from './house';
import { houses } from './houses';
import { isUsableOffline } from './offline';
import { begin, decide, isAsked, playCard, playToTheEnd } from './playing';
import { openStaticHouse } from './static_house';

// As if the memory had not been enough for it.
async function killTab(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

describe.each(houses)('games on this device, at $at', ({ open }) => {
  let house: House;
  beforeAll(async () => (house = await open()));
  afterEach(() => house.sendHome());
  afterAll(() => house.close());

  it('go on after the page was loaded anew', async () => {
    const page = await house.visitor();
    const complaints = complaintsOf(page);
    await begin(page, 'first-rat', 'Play', [{ label: 'Players', value: '3' }]);
    for (let turn = 0; turn < 3; turn += 1) await decide(page);
    await isAsked(page);
    const decision = page.locator('.decision.mine');
    const happened = () => page.locator('.log li').allTextContents();
    const asked = await decision.textContent();
    const told = await happened();
    await page.reload();
    await decision.waitFor();
    await expect.poll(() => decision.textContent()).toBe(asked);
    await expect.poll(happened).toEqual(told);
    await decide(page);
    await isAsked(page);
    expect(complaints).toEqual([]);
  });

  it('go on when their tab was killed, and know who somebody is', async () => {
    const device = await house.device();
    const page = await house.visit(device);
    await page.getByLabel('Your name').fill('Ann');
    await page.getByRole('button', { name: 'Save' }).click();
    await begin(page, 'brave-rats', 'Play');
    await playCard(page);
    await expect.poll(() => page.locator('.card-button').count()).toBe(7);
    await killTab(page);
    const later = await house.visit(device);
    expect(await later.getByLabel('Your name').inputValue()).toBe('Ann');
    await later.getByRole('link', { name: 'Go on' }).click();
    await expect.poll(() => later.locator('.card-button').count()).toBe(7);
    await playToTheEnd(later, playCard);
  });

  it('need no network once the page was there', async () => {
    const device = await house.device();
    const page = await house.visit(device);
    await isUsableOffline(page);
    await begin(page, 'brave-rats', 'Play');
    await playCard(page);
    await device.setOffline(true);
    await page.reload();
    expect(await playToTheEnd(page, playCard)).toBeGreaterThan(0);
    // What was never opened is there, too.
    await page.goto(`${house.address}/#/rules/first-rat`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${house.address}/#/`);
    await begin(page, 'first-rat', 'Alone');
    await decide(page);
  });

  it('are played in one tab at a time, which the other says', async () => {
    const device = await house.device();
    const first = await house.visit(device);
    await begin(first, 'brave-rats', 'Play');
    const second = await house.visit(device);
    await second.getByRole('link', { name: 'Go on' }).click();
    const notice = second.getByText('Cheesemoon is open in another tab.');
    await notice.waitFor();
    await playCard(first);
    await first.close();
    await notice.waitFor({ state: 'detached' });
    await playToTheEnd(second, playCard);
  });

  it('are not kept where a browser keeps nothing, which it says', async () => {
    const device = await house.device();
    // The worker’s own scope cannot be reached from here, so the database is spoiled before it looks.
    const page = await device.newPage();
    await page.goto(`${house.address}/manifest.webmanifest`);
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const opening = indexedDB.open('cheesemoon', 1_000);
          opening.onsuccess = () => {
            opening.result.close();
            done();
          };
        }),
    );
    await page.goto(house.address);
    await page.getByText('lets the page keep nothing').waitFor();
    await begin(page, 'brave-rats', 'Play');
    await playToTheEnd(page, playCard);
  });
});

describe('the page without a server', () => {
  let house: House;
  beforeAll(async () => (house = await openStaticHouse()));
  afterAll(() => house.close());

  it('offers what can be played on one device, and nothing else', async () => {
    const page = await house.visitor();
    const complaints = complaintsOf(page);
    expect(await page.getByRole('button', { name: 'Play now' }).first().isEnabled()).toBe(true);
    expect(await page.getByRole('button', { name: /^On this device/ }).count()).toBe(2);
    expect(await page.getByRole('button', { name: /^With friends/ }).count()).toBe(0);
    expect(await page.getByText('Open tables').count()).toBe(0);
    expect(await page.getByText('Clock for games').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('the page of a server', () => {
  let house: ServerHouse;
  beforeAll(async () => (house = await openHouse()));
  afterEach(() => house.sendHome());
  afterAll(() => house.close());

  it('asks it for nothing but tables, and loads no engine, before a game begins', async () => {
    const page = await (await house.device({ serviceWorkers: 'block' })).newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto(house.address);
    await page.getByText('Nobody is waiting right now').waitFor();
    expect(asked.filter((each) => each.includes('/api/')).sort()).toEqual([
      'GET /api/games',
      'GET /api/tables',
    ]);
    expect(asked.filter((each) => each.includes('engine'))).toEqual([]);
    await begin(page, 'brave-rats', 'Play');
    await playCard(page);
    expect(asked.filter((each) => each.startsWith('POST'))).toEqual([]);
    expect(asked.filter((each) => each.endsWith('.wasm'))).toHaveLength(1);
  });

  it('goes on with a game against bots when its server is gone', async () => {
    const device = await house.device();
    const page = await house.visit(device);
    await isUsableOffline(page);
    await begin(page, 'brave-rats', 'Play');
    await playCard(page);
    await house.killServer();
    await playToTheEnd(page, playCard);
    expect(await page.getByText(/Connection lost/).count()).toBe(0);
    await page.getByRole('link', { name: 'Review' }).click();
    await page.getByText('Round by round').waitFor();
    await page.goto(house.address);
    await page.getByText('The server cannot be reached.').waitFor();
    await page.getByText('Finished games').waitFor();
    await page
      .getByRole('button', { name: /^With friends/ })
      .first()
      .click();
    await page.getByRole('alert').waitFor();
    await house.startServer();
    await begin(page, 'brave-rats', 'With friends');
    await page.locator('.lobby').waitFor();
  });
});
