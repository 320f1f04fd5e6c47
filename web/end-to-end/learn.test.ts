import type { Page } from 'playwright-core';
import { complaintsOf, faultsOf } from './faults';
import { openHouse, type House } from './house';
import { decide, playCard } from './playing';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

// Listens to the coach and does what there is to do, until he has nothing more to teach.
async function learn(page: Page, one: (page: Page) => Promise<boolean>): Promise<void> {
  const understood = page.getByRole('button', { name: /^(Got it|Try it now)/ });
  const graduation = page.locator('.graduation');
  const choice = page.locator('.card-button:not([disabled]), .decision.mine');
  for (;;) {
    await understood.or(graduation).or(choice).first().waitFor();
    if ((await graduation.count()) > 0) return;
    if ((await understood.count()) > 0) await understood.first().click();
    else await one(page);
  }
}

describe('somebody who has never played', () => {
  it.each([
    ['brave-rats', playCard],
    ['first-rat', decide],
  ] as const)('learns %s by playing it', async (game, one) => {
    const page = await house.visitor();
    const complaints = complaintsOf(page);
    await page.locator(`a[href="#/learn/${game}"]`).click();
    await page.getByRole('button', { name: /^(Got it|Try it now)/ }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await learn(page, one);
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each(['brave-rats', 'first-rat'])('reads the rules of %s', async (game) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 360, height: 740 },
    ]) {
      const page = await house.visitor({ viewport });
      await page.locator(`a[href="#/rules/${game}"]`).click();
      await page.locator('h2').nth(5).waitFor();
      expect(await page.locator('main svg').count()).toBeGreaterThan(3);
      expect(await faultsOf(page)).toEqual([]);
    }
  });
});
