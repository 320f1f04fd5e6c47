import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { complaintsOf, faultsOf } from './faults';
import type { House } from './house';
import { houses } from './houses';
import { begin, decide, playCard } from './playing';

async function savedFile(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all games' }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

async function bring(page: Page, content: string): Promise<void> {
  const file = { name: 'games.jsonl', mimeType: 'application/json', buffer: Buffer.from(content) };
  await page.getByLabel('Bring games back').locator('visible=false').setInputFiles(file);
}

describe.each(houses)('games on this device, at $at,', ({ open }) => {
  let house: House;
  beforeAll(async () => (house = await open()));
  afterEach(() => house.sendHome());
  afterAll(() => house.close());

  it('are saved to a file and come back on another device, once', async () => {
    const page = await house.visitor();
    const complaints = complaintsOf(page);
    const offer = page.locator('article').nth(1);
    await offer.getByRole('button', { name: /^On this device/ }).click();
    await page.getByLabel('Name of player 1').fill('Mia');
    await page.getByLabel('Name of player 2').fill('Jo');
    await page.getByRole('button', { name: 'Begin' }).click();
    for (let choices = 0; choices < 4; choices += 1) await decide(page);
    const asked = await page.locator('.decision.mine').textContent();
    await page.goto(`${house.address}/#/`);
    await begin(page, 'brave-rats', 'Play');
    await playCard(page);
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('button', { name: 'Yes, give up' }).click();
    await page.locator('section.end').waitFor();
    await page.goto(`${house.address}/#/`);
    await page.getByText('Finished games').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const saved = await savedFile(page);
    expect(saved.trim().split('\n')).toHaveLength(2);
    expect(complaints).toEqual([]);

    const other = await house.visitor();
    await bring(other, saved);
    await other.getByText('Brought back: 2. Already here: 0.').waitFor();
    await bring(other, saved);
    await other.getByText('Brought back: 0. Already here: 2.').waitFor();
    await other.getByText('with Mia, Jo').waitFor();
    await other.getByRole('link', { name: 'Watch again' }).click();
    await other.getByRole('slider').waitFor();
    await other.goto(`${house.address}/#/`);
    await other.getByRole('link', { name: 'Go on' }).click();
    await expect.poll(() => other.locator('.decision.mine').textContent()).toBe(asked);
    await decide(other);
  });

  it('are left as they are by a faulty file, which is refused with the place', async () => {
    const page = await house.visitor();
    await begin(page, 'brave-rats', 'Play');
    await page.goto(`${house.address}/#/`);
    const saved = await savedFile(page);
    await bring(page, `${saved}${saved.replace('"actions":[]', '"actions":["9:9"]')}`);
    await page.getByText(/^⚠ Line 2 of this file cannot be read; .*actions\[0\]: "9:9": expected/).waitFor();
    await bring(page, '{"format":"cheesemoon/1","game":"chess"}');
    await page.getByText(/^⚠ Line 1 of this file .* game: there is no game "chess"/).waitFor();
    expect(await page.getByRole('link', { name: 'Go on' }).count()).toBe(1);
  });
});
