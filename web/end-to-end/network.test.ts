import type { Page } from 'playwright-core';
import { openHouse, type ServerHouse } from './house';
import { begin, decide, isOver, playCard, type Game } from './playing';

let house: ServerHouse;
beforeAll(async () => (house = await openHouse()));
afterEach(() => house.sendHome());
afterAll(() => house.close());

// Two people at two devices: one makes the table, the other follows the link.
async function twoAtATable(game: Game): Promise<[Page, Page]> {
  const [ann, bob] = await Promise.all([house.visitor(), house.visitor()]);
  await begin(ann, game, 'With friends');
  await bob.goto(ann.url());
  await bob.getByRole('button', { name: 'Sit down here' }).click();
  await ann.getByRole('button', { name: 'I am ready' }).click();
  return [ann, bob];
}

describe('two browsers', () => {
  it('play BraveRats with each other to the end', async () => {
    const [ann, bob] = await twoAtATable('brave-rats');
    while (!(await isOver(ann)) && !(await isOver(bob))) await Promise.all([playCard(ann), playCard(bob)]);
    await Promise.all([ann, bob].map((page) => page.locator('section.end').waitFor()));
    const outcomes = await Promise.all(
      [ann, bob].map(async (page) => (await page.locator('section.end h2').textContent())?.trim()),
    );
    expect([
      ['A draw', 'A draw'],
      ['This time you lose', 'You win!'],
    ]).toContainEqual(outcomes.sort());
  });

  it('play First Rat to the end, with a bot that the server plays for, and nobody is helped', async () => {
    const [ann, bob] = await Promise.all([house.visitor(), house.visitor()]);
    await begin(ann, 'first-rat', 'With friends', [{ label: 'Players', value: '3' }]);
    await bob.goto(ann.url());
    await bob.getByRole('button', { name: 'Sit down here' }).first().click();
    await ann
      .getByRole('button', { name: /^Let a bot play/ })
      .last()
      .click();
    await ann.getByRole('button', { name: 'I am ready' }).click();
    // Nobody is helped who plays with others.
    for (const page of [ann, bob]) {
      await page.locator('.decision').waitFor();
      expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    }
    const play = async (page: Page) => {
      let choices = 0;
      while (await decide(page)) choices += 1;
      return choices;
    };
    const choices = await Promise.all([play(ann), play(bob)]);
    expect(Math.min(...choices)).toBeGreaterThan(10);
    for (const page of [ann, bob]) {
      // At a table of the server nobody needs an engine.
      const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map((it) => it.name));
      expect(loaded.filter((name) => name.endsWith('.wasm'))).toEqual([]);
    }
  });

  it('lets somebody change a choice while the other still thinks', async () => {
    const [ann, bob] = await twoAtATable('brave-rats');
    await playCard(ann);
    await ann.locator('.undo').click();
    await ann.locator('.card-button:not([disabled])').nth(3).click();
    await ann.locator('.hand .primary').click();
    await playCard(bob);
    await expect.poll(() => ann.locator('.card-button').count()).toBe(7);
  });

  it('go on when the server was killed and has come back', async () => {
    const [ann, bob] = await twoAtATable('brave-rats');
    await Promise.all([playCard(ann), playCard(bob)]);
    await expect.poll(() => ann.locator('.card-button').count()).toBe(7);
    await playCard(ann);
    await ann.locator('.undo').waitFor();
    await house.killServer();
    const notice = /Connection lost/;
    await Promise.all([ann, bob].map((page) => page.getByText(notice).waitFor()));
    // What is chosen now is not lost: it is sent when there is somebody to send it to.
    await bob.locator('.card-button').first().click();
    await bob.locator('.hand .primary').click();
    await house.startServer();
    await Promise.all([ann, bob].map((page) => page.getByText(notice).waitFor({ state: 'detached' })));
    for (const page of [ann, bob]) await expect.poll(() => page.locator('.card-button').count()).toBe(6);
    while (!(await isOver(ann)) && !(await isOver(bob))) await Promise.all([playCard(ann), playCard(bob)]);
  });
});
