import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { complaintsOf, faultsOf } from './faults';
import type { House } from './house';
import { begin, playCard, playToTheEnd } from './playing';
import { openStaticHouse } from './static_house';

let house: House;
beforeAll(async () => (house = await openStaticHouse()));
afterEach(() => house.sendHome());
afterAll(() => house.close());

const at = (page: Page) => page.locator('.moves [aria-current]');
const stepsOf = (page: Page) => page.locator('.moves li button');
const pair = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}:`) });
const cards = (page: Page, side: 'Red' | 'Blue') =>
  page.locator(`.side-${side === 'Red' ? 1 : 2} button`, { hasText: 'perfect play' });

// All changes are in the address a moment later.
async function savedAddress(page: Page, notYet: string): Promise<string> {
  await expect.poll(() => page.url()).not.toBe(notYet);
  let before = '';
  await expect
    .poll(async () => {
      const same = page.url() === before;
      before = page.url();
      if (!same) await page.waitForTimeout(2_000);
      return same;
    })
    .toBe(true);
  return before;
}

async function openBoard(page: Page, game: 'BraveRats' | 'First Rat'): Promise<void> {
  await page.getByRole('link', { name: 'Analysis board' }).click();
  await page.getByRole('button', { name: game }).click();
  await page.getByRole('region', { name: 'Moves' }).waitFor();
}

describe('a duel on the analysis board', () => {
  it('begins at a position whose equilibrium is known, and is played, branched and shared', async () => {
    const device = await house.device();
    const page = await house.visit(device);
    const complaints = complaintsOf(page);
    await openBoard(page, 'BraveRats');
    await page.getByText('Value 0.000').waitFor();
    expect(await faultsOf(page)).toEqual([]);

    // Thirds of Assassin, Wizard and General: docs/brave-rats-solution.md.
    await page.getByRole('button', { name: 'Set up' }).click();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel('The same as text').fill('p1-356-p2-356-w-33-g-00-s-00-h-33');
    await page.getByRole('button', { name: 'Analyse this position' }).click();
    await expect.poll(() => cards(page, 'Red').count()).toBe(3);
    for (const side of ['Red', 'Blue'] as const)
      expect(
        (await cards(page, side).allInnerTexts()).map((text) => Number(/(\d+)%/.exec(text)?.[1])),
      ).toEqual([34, 33, 33]);

    // Everybody has won three rounds: whoever wins this one wins the game.
    await pair(page, 'Red Assassin, Blue General').click();
    await page.getByText('Red wins the game.', { exact: true }).waitFor();
    expect(await stepsOf(page).count()).toBe(1);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => at(page).textContent()).toBe('Beginning');
    await pair(page, 'Red Wizard, Blue Wizard').click();
    await expect.poll(() => stepsOf(page).count()).toBe(2);
    await pair(page, 'Red Assassin, Blue Assassin').click();
    await expect.poll(() => stepsOf(page).count()).toBe(3);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => at(page).getAttribute('title')).toBe('Red plays Wizard, Blue plays Wizard.');

    // The link in another tab, while this one is open; and after a reload.
    const link = await savedAddress(page, `${house.address}/#/analyse`);
    const other = await device.newPage();
    await other.goto(link);
    for (const tab of [other, page]) {
      if (tab === page) await page.reload();
      await expect.poll(() => stepsOf(tab).count()).toBe(3);
      expect(await at(tab).getAttribute('title')).toBe('Red plays Wizard, Blue plays Wizard.');
      await expect.poll(() => cards(tab, 'Red').count()).toBe(2);
    }

    // A branch goes with all that follows from it.
    await page.getByRole('button', { name: 'Delete from here' }).click();
    await expect.poll(() => stepsOf(page).count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('is played by cards of both sides as well, and says at once what is best then', async () => {
    const page = await house.visitor({ viewport: { width: 390, height: 844 } });
    await openBoard(page, 'BraveRats');
    await cards(page, 'Red').nth(2).click();
    await expect.poll(() => cards(page, 'Red').nth(2).getAttribute('aria-pressed')).toBe('true');
    await cards(page, 'Blue').nth(1).click();
    await page.getByText('Blue shows first').waitFor();
    expect(await at(page).getAttribute('title')).toBe('Red plays Spy, Blue plays Princess.');
    expect(await faultsOf(page)).toEqual([]);
    // The card that is shown first is answered by the best one.
    await cards(page, 'Blue').last().click();
    await expect
      .poll(async () => (await cards(page, 'Red').allInnerTexts()).find((text) => text.includes('100%')))
      .toContain('Princess');
  });

  it('says which positions there cannot be, and keeps the board', async () => {
    const page = await house.visitor();
    await openBoard(page, 'BraveRats');
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByLabel('Red: Prince', { exact: true }).selectOption('2');
    await page.getByRole('button', { name: 'Analyse this position' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('setup.position');
    await page.getByText('Value 0.000').waitFor();
  });
});

describe('a race on the analysis board', () => {
  const golden = '../tests/golden/first-rat/three-greedy-variable-path.json';
  const record = () => readFileSync(new URL(`../${golden}`, import.meta.url), 'utf8');

  it('goes through a record, branches off, and is shared with somebody else', async () => {
    const page = await house.visitor();
    const complaints = complaintsOf(page);
    await page.getByRole('link', { name: 'Analysis board' }).click();
    // The start page takes files, too.
    await page.getByRole('heading', { name: 'Analysis board', level: 1 }).waitFor();
    const buffer = Buffer.from(record());
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
    await page.locator('.first-rat.over').waitFor();
    const all = await stepsOf(page).count();
    expect(all).toBe((JSON.parse(record()) as { actions: string[] }).actions.length);

    await page.getByRole('button', { name: 'To the beginning' }).click();
    const best = page.getByRole('heading', { name: /^Best:/ });
    const first = await best.textContent();
    await page.locator('.junkyard .better .way').first().waitFor({ state: 'attached' });
    expect(await faultsOf(page)).toEqual([]);
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => best.textContent()).not.toBe(first);
    // A turn that begins otherwise than what was played there.
    const played = (await stepsOf(page).nth(9).getAttribute('title'))!;
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Play this turn' }), hasNotText: played })
      .getByRole('button', { name: 'Play this turn' })
      .first()
      .click();
    await expect.poll(() => stepsOf(page).count()).toBeGreaterThan(all);

    const branched = await stepsOf(page).count();
    const where = await at(page).getAttribute('title');
    const link = await savedAddress(page, `${house.address}/#/analyse`);
    expect(link.length - house.address.length).toBeLessThan(1500);
    const other = await house.visitor();
    await other.goto(link);
    await expect.poll(() => stepsOf(other).count()).toBe(branched);
    expect(await at(other).getAttribute('title')).toBe(where);
    expect(complaints).toEqual([]);
  });

  it('alone against Greg is decided by chance, or by whoever analyses', async () => {
    const page = await house.visitor();
    await openBoard(page, 'First Rat');
    await page.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Players').selectOption({ label: 'Alone against Greg' });
    await dialog.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'Play this turn' }).first().click();
    await page.getByRole('heading', { name: 'Chance decides' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: /^Card C|C:/ }).click();
    await expect.poll(() => stepsOf(page).count()).toBe(2);
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Let chance decide' }).click();
    await expect.poll(() => stepsOf(page).count()).toBeGreaterThan(1);
  });
});

describe('the analysis board', () => {
  it('takes up a game that was played, where its replay stands', async () => {
    const page = await house.visitor();
    await begin(page, 'brave-rats', 'Play');
    await playToTheEnd(page, playCard);
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider').waitFor();
    await page.getByRole('button', { name: 'Forward' }).click();
    await page.getByRole('link', { name: 'Analyse from here' }).click();
    await expect.poll(() => at(page).count()).toBe(1);
    expect(await at(page).getAttribute('title')).toBe(await stepsOf(page).first().getAttribute('title'));
    expect(await stepsOf(page).count()).toBeGreaterThan(1);
  });

  it('says so when a link or a record is broken', async () => {
    const page = await house.visitor();
    await page.goto(`${house.address}/#/analyse/v1.broken`);
    await page.getByText('This link is broken').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel(/^The text of a record/).fill('{"format":"cheesemoon/1","game":"chess"}');
    await page.getByRole('button', { name: 'Open the text' }).click();
    await page.getByText('there is no game "chess"').waitFor();
  });
});
