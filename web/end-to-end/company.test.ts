import type { Page } from 'playwright-core';
import { covers } from './covers';
import { openHouse, type ServerHouse } from './house';
import { begin, isOver, playCard } from './playing';

let house: ServerHouse;
beforeAll(async () => (house = await openHouse()));
afterEach(() => house.sendHome());
afterAll(() => house.close());

const company = (page: Page) => page.locator('section.company');

// Ann makes a table; Bob follows the link, says who he is, and sits down; both are ready.
async function invited(enter = () => house.visitor()): Promise<[Page, Page]> {
  const [ann, bob] = await Promise.all([enter(), enter()]);
  await begin(ann, 'brave-rats', 'With friends');
  await ann.getByText('no clock').waitFor();
  await bob.goto(ann.url());
  await bob.getByLabel('This is what the others call you').fill('Bob');
  const save = bob.getByRole('button', { name: 'Save' });
  await save.click();
  // Who sits down while his name is being kept may sit there without it.
  await expect.poll(() => save.isDisabled()).toBe(true);
  await bob.getByRole('button', { name: 'Sit down here' }).click();
  await ann.locator('li', { hasText: 'Bob' }).getByText('ready').waitFor();
  await ann.getByRole('button', { name: 'I am ready' }).click();
  await Promise.all([ann, bob].map((page) => company(page).waitFor()));
  return [ann, bob];
}

describe('people at a table', () => {
  it('see who is here and who has chosen, call who is away, and are told when he is back', async () => {
    const [ann, bob] = await invited();
    const bobs = company(ann).locator('li', { hasText: 'Bob' });
    await bobs.getByText('here').waitFor();
    await playCard(bob);
    await bobs.getByText('has chosen').waitFor();
    await playCard(ann);
    const table = bob.url();
    await bob.goto('about:blank');
    await bobs.getByText('away').waitFor();
    await ann.getByRole('button', { name: 'Call Bob back' }).click();
    await ann.getByText(/Bob was called and can still come back/).waitFor();
    await bob.goto(table);
    await bobs.getByText('here', { exact: true }).waitFor();
    await ann.getByText(/was called/).waitFor({ state: 'detached' });
  });

  it('play again with one click each, and land at the new table together', async () => {
    const [ann, bob] = await invited();
    await bob.getByRole('button', { name: 'Give up' }).click();
    await bob.getByRole('button', { name: 'Yes, give up' }).click();
    await ann.getByText('Bob gave up.').waitFor();
    const table = ann.url();
    await ann.getByRole('button', { name: 'Play again' }).click();
    await ann.getByText('Waiting for Bob').waitFor();
    await bob.getByText('The others want to play again').waitFor();
    await bob.getByRole('button', { name: 'Play again' }).click();
    await Promise.all([ann, bob].map((page) => page.waitForURL((url) => url.href !== table)));
    expect(ann.url()).toBe(bob.url());
    // The address is new before the table is.
    await Promise.all(
      [ann, bob].map((page) => page.locator('.card-button:not([disabled])').first().waitFor()),
    );
    while (!(await isOver(ann)) && !(await isOver(bob))) await Promise.all([playCard(ann), playCard(bob)]);
  });

  it('keep their table when one of them has talked and is deleted', async () => {
    const [ann, bob] = await invited();
    await bob.getByLabel('Say something').fill('good luck');
    await bob.getByRole('button', { name: 'Send' }).click();
    await ann.getByText('good luck').waitFor();
    const deleted = await bob.evaluate(async () => {
      const { token } = JSON.parse(localStorage.getItem('cheesemoon.guest') ?? '{}') as { token: string };
      const answer = await fetch('/api/me', {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: '{}',
      });
      return answer.status;
    });
    expect(deleted).toBe(204);
    await house.killServer();
    await house.startServer();
    await ann.reload();
    await ann.locator('.card-button').nth(7).waitFor();
    // What somebody said goes with him.
    expect(await ann.getByText('good luck').count()).toBe(0);
  });

  it('are told within seconds that the network is gone', async () => {
    const [ann] = await invited();
    await ann.context().setOffline(true);
    await ann.getByText(/Connection lost/).waitFor({ timeout: 12_000 });
    await ann.context().setOffline(false);
    await ann.getByText(/Connection lost/).waitFor({ state: 'detached' });
  });

  it('find the chat and what is new in it on a phone', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const [ann, bob] = await Promise.all([house.visitor(phone), house.visitor()]);
    await begin(ann, 'brave-rats', 'With friends');
    await bob.goto(ann.url());
    await bob.getByRole('button', { name: 'Sit down here' }).click();
    await ann.getByRole('button', { name: 'I am ready' }).click();
    // What was said before there is a button is not new.
    await ann.getByRole('button', { name: 'Chat' }).waitFor();
    await bob.getByLabel('Say something').fill('hello');
    await bob.getByRole('button', { name: 'Send' }).click();
    await ann.getByRole('button', { name: 'Chat: 1 new message' }).click();
    await ann.locator('dialog').getByText('hello').waitFor();
  });

  it('see all that they own and the clocks on a phone, wherever they scroll: the chat lies over none of it', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const [ann, bob] = await Promise.all([house.visitor(phone), house.visitor()]);
    await begin(ann, 'first-rat', 'With friends', [{ label: 'Clock', value: 'quick' }]);
    await bob.goto(ann.url());
    await bob.getByRole('button', { name: 'Sit down here' }).click();
    await ann.getByRole('button', { name: 'I am ready' }).click();
    await ann.locator('.strip').waitFor();
    for (const viewport of [phone.viewport, { width: 844, height: 390 }]) {
      await ann.setViewportSize(viewport);
      for (const down of [0, 30, 300]) {
        await ann.evaluate((pixels) => scrollTo(0, pixels), down);
        expect(await covers(ann, '.chat-button', '.strip')).toBe(false);
        const { y, height } = (await ann.locator('[data-pressure]').last().boundingBox())!;
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(viewport.height);
        expect(await covers(ann, '.chat-button', 'header.top button')).toBe(false);
      }
    }
  });

  it('are explained what is new in a first game beside the board, over neither it nor the chat', async () => {
    const [ann, bob] = await invited(() => house.newcomer());
    const hint = ann.locator('.in-passing');
    // Whoever has not played before plays the first card; so both draw, and that is new.
    while ((await hint.count()) === 0) {
      await Promise.all([playCard(ann), playCard(bob)]);
      await ann.locator('.card-button:not([disabled]), .in-passing, section.end').first().waitFor();
      expect(await isOver(ann)).toBe(false);
    }
    expect(await covers(ann, '.in-passing', '.room')).toBe(false);
    expect(await covers(ann, '.in-passing', '.chat')).toBe(false);
  });

  it('share a device under their own names, with a bot among them, and find the game again', async () => {
    const page = await house.visitor();
    await page
      .locator('article')
      .nth(1)
      .getByRole('button', { name: /^On this device/ })
      .click();
    await page.getByLabel('Name of player 1').fill('Mia');
    await page.getByLabel('Name of player 2').fill('Jo');
    await page.getByRole('button', { name: 'Add a player' }).click();
    await page.getByLabel('Player 3', { exact: true }).selectOption('level2');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/#\/table\//);
    await page.getByText('Mia').first().waitFor();
    await page.getByText('Jo').first().waitFor();
    await page.goto(house.address);
    await page.getByText('with Mia, Jo, Beginner').waitFor();
    await page.getByText('Your turn').waitFor();
  });

  it('find finished games with their results, and no lessons', async () => {
    const page = await house.visitor();
    await page.locator('article').nth(0).getByRole('link', { name: 'Learn' }).click();
    await page.locator('.card-button').first().waitFor();
    await page.goto(house.address);
    await begin(page, 'brave-rats', 'Play now');
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('button', { name: 'Yes, give up' }).click();
    await page.locator('section.end').waitFor();
    await page.goto(house.address);
    await page.getByText('Finished games').waitFor();
    await page.getByText('lost', { exact: true }).waitFor();
    await page.getByText('Games you have begun wait for you here.').waitFor();
    await page.getByRole('link', { name: 'Watch again' }).click();
    await page.waitForURL(/#\/replay\//);
  });
});
