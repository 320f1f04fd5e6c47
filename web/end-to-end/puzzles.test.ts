import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { complaintsOf, faultsOf } from './faults';
import type { House } from './house';
import { houses } from './houses';
import { isUsableOffline } from './offline';

interface Race {
  actions: number;
  best: string[];
}
interface Duel {
  ask: 'play' | 'avoid';
  cards: string[];
}
function book<Each>(name: string): Each[] {
  const file = new URL(`../src/puzzles/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { puzzles: Each[] }).puzzles;
}
const races = book<Race>('first_rat');
const duels = book<Duel>('brave_rats');

const next = (page: Page) => page.getByRole('link', { name: 'Next puzzle' });
const verdict = (page: Page) => page.locator('.verdict');
const decisions = (page: Page) => page.locator('.decision [data-action]');

// By its text, as in records.
async function take(page: Page, action: string): Promise<void> {
  const all = page.locator('.decision details:not([open]) summary');
  if ((await all.count()) > 0) await all.click();
  await page.locator(`.decision [data-action="${action}"]`).click();
  await page.locator('.decision .confirm:not([disabled])').click();
  // What was chosen disappears when it is done.
  await page.locator('.decision .confirm').waitFor({ state: 'detached' });
}

// Its decisions follow one another: the next can be taken when it is offered.
async function playTurn(page: Page, actions: string[]): Promise<void> {
  for (const action of actions) {
    await page.locator(`.decision [data-action="${action}"]`).waitFor({ state: 'attached' });
    await take(page, action);
  }
  await next(page).waitFor();
}

// Another move, and then whatever is offered first.
async function playAnotherTurn(page: Page, best: string): Promise<void> {
  await decisions(page).first().waitFor({ state: 'attached' });
  const moves = await decisions(page).evaluateAll((all) =>
    all.map((each) => each.getAttribute('data-action')),
  );
  await take(
    page,
    moves.find((move) => move !== best)!,
  );
  const answered = next(page);
  await answered.or(decisions(page)).first().waitFor();
  while ((await answered.count()) === 0) {
    await take(page, (await decisions(page).first().getAttribute('data-action'))!);
    await answered.or(decisions(page)).first().waitFor();
  }
}

async function chooseCard(page: Page, isWanted: (card: string) => boolean): Promise<void> {
  const cards = page.locator('.card-button:not([disabled])');
  await cards.first().waitFor();
  const labels = await cards.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  await cards.nth(labels.findIndex((label) => isWanted(label.charAt(0)))).click();
  await page.locator('.hand .primary').click();
  await next(page).waitFor();
}

async function ratingIn(page: Page): Promise<number> {
  return Number(/Your rating: (\d+)/.exec((await verdict(page).textContent()) ?? '')?.[1]);
}

async function visit(page: Page, house: House, link: string): Promise<void> {
  await page.goto(`${house.address}/#/puzzles${link}`);
}

describe.each(houses)('puzzles on $at', ({ open }) => {
  let house: House;
  beforeAll(async () => (house = await open()));
  afterEach(() => house.sendHome());
  afterAll(() => house.close());

  it.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('are solved or not, which is rated and kept, in a window of $width pixels', async (viewport) => {
    const page = await house.visitor({ viewport });
    const complaints = complaintsOf(page);
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await page.getByRole('heading', { name: 'Puzzles', level: 1 }).waitFor();
    await page.getByText('not tried yet').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);

    await visit(page, house, '/first-rat/1');
    await decisions(page).first().waitFor({ state: 'attached' });
    expect(await faultsOf(page)).toEqual([]);
    await playTurn(page, races[0]!.best);
    expect(await verdict(page).textContent()).toContain('Right!');
    const solved = await ratingIn(page);
    expect(solved).toBeGreaterThan(1200);
    await page.locator('.junkyard .better .way').first().waitFor({ state: 'attached' });
    expect(await faultsOf(page)).toEqual([]);

    await visit(page, house, '/first-rat/2');
    await playAnotherTurn(page, races[1]!.best[0]!);
    expect(await verdict(page).textContent()).toContain('Not right.');
    const failed = await ratingIn(page);
    expect(failed).toBeLessThan(solved);
    expect(await faultsOf(page)).toEqual([]);

    const isRight = (place: number) => (card: string) => duels[place]!.cards[0] === card;
    await visit(page, house, '/brave-rats/1');
    await chooseCard(page, isRight(0));
    expect(await verdict(page).textContent()).toContain('Right!');
    const won = await ratingIn(page);
    expect(won).toBeGreaterThan(1200);
    expect(await faultsOf(page)).toEqual([]);
    await visit(page, house, '/brave-rats/2');
    await chooseCard(page, (card) => !isRight(1)(card));
    expect(await verdict(page).textContent()).toContain('Not right.');
    const lost = await ratingIn(page);
    expect(lost).toBeLessThan(won);
    expect(await faultsOf(page)).toEqual([]);

    // The second answer changes no rating, nor does a reload.
    await page.getByRole('button', { name: 'Try again' }).click();
    await chooseCard(page, isRight(1));
    expect(await verdict(page).textContent()).toContain(
      'Only the first answer to a puzzle changes your rating.',
    );
    await page.reload();
    await page.getByRole('link', { name: 'All puzzles' }).click();
    // What was found at the second try is solved as well.
    await page.getByText(/^2 of/).waitFor();
    await page.getByText(/^1 of/).waitFor();
    const kept = await page.locator('.rating b').allTextContents();
    expect(kept.map(Number)).toEqual([lost, failed]);

    // Whoever goes on gets one that is new to him.
    await page.getByRole('link', { name: 'Next puzzle' }).first().click();
    await page.waitForURL(/#\/puzzles\/brave-rats\/\d+$/);
    expect(page.url()).not.toMatch(/\/[12]$/);
    await page.locator('.card-button').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('are opened on the analysis board, where they stood', async () => {
    const page = await house.visitor();
    await visit(page, house, '/first-rat/1');
    await playTurn(page, races[0]!.best);
    await page.getByRole('button', { name: 'Analyse' }).click();
    const { actions, best } = races[0]!;
    const steps = page.locator('.moves li button');
    await expect.poll(() => steps.count()).toBe(actions + best.length);
    expect(await steps.nth(actions - 1).getAttribute('aria-current')).not.toBeNull();
  });

  it('need no network', async () => {
    const device = await house.device();
    const page = await house.visit(device);
    await isUsableOffline(page);
    await device.setOffline(true);
    await visit(page, house, '/brave-rats/today');
    await page.reload();
    await page.getByRole('heading', { name: 'Puzzle of the day' }).waitFor();
    await chooseCard(page, () => true);
    await visit(page, house, '/first-rat');
    await page.waitForURL(/#\/puzzles\/first-rat\/\d+$/);
    await decisions(page).first().waitFor({ state: 'attached' });
  });

  it('that there are not say so', async () => {
    const page = await house.visitor();
    await visit(page, house, '/first-rat/99999');
    await page.getByText('There is no such puzzle.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});
