import type { Page } from 'playwright-core';

// How people play, by what they see.

export type Game = 'brave-rats' | 'first-rat';

const offerOf = (page: Page, game: Game) => page.locator('article').nth(game === 'brave-rats' ? 0 : 1);

// Chooses the way to play that begins with these words on the start page, and what else there is.
export async function begin(
  page: Page,
  game: Game,
  way: string,
  more: { label: string; value: string }[] = [],
): Promise<void> {
  const offer = offerOf(page, game);
  if (more.length > 0) await offer.locator('summary').filter({ hasText: 'More choices' }).click();
  for (const { label, value } of more) await offer.getByLabel(label).selectOption(value);
  await offer.getByRole('button', { name: new RegExp(`^${way}`) }).click();
  // Those who share a device say who they are.
  if (way === 'On this device') await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/#\/table\//);
}

export const isOver = async (page: Page) => (await page.locator('section.end').count()) > 0;

// Waits until this page has something to choose, or the game is over.
async function turnOrEnd(page: Page, choices: string): Promise<boolean> {
  await page.locator(`section.end, ${choices}`).first().waitFor();
  return !(await isOver(page));
}

const confirm = '.hand .primary, .draft .primary';

// One card of BraveRats, or one pick of its draft.
export async function playCard(page: Page): Promise<boolean> {
  const cards = '.card-button:not([disabled])';
  const confirmation = page.locator(confirm).first();
  // Just after a choice the cards are still there for a moment, and then perhaps no more.
  do {
    if (!(await turnOrEnd(page, cards))) return false;
    await page
      .locator(cards)
      .first()
      .click({ timeout: 5000 })
      .catch(() => {});
  } while ((await confirmation.count()) === 0);
  await confirmation.click();
  // The question disappears when it is answered.
  await page.locator(confirm).first().waitFor({ state: 'detached' });
  return true;
}

// Waits until it is this page's turn and that is drawn: the yard makes room for the question while a
// picture is drawn, and between two of them nobody looks.
export async function isAsked(page: Page): Promise<void> {
  await page.locator('.decision.mine').waitFor();
  await isDrawn(page);
}
async function isDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

const rat = '.yard [role="button"]';

// The farthest that any rat can go lies last. The question or a coach may cover it until somebody scrolls.
async function chooseTarget(page: Page): Promise<void> {
  await isDrawn(page);
  const offered = page.locator('.yard .glow');
  if ((await offered.count()) === 0) await page.locator(rat).first().click();
  const target = page.locator('.yard g.button:has(.glow:not(.partial))').last();
  await target.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  await isDrawn(page);
  await target.click({ force: true });
}

// One decision of First Rat: a rat and where it goes, or the first of all other choices.
export async function decide(page: Page): Promise<boolean> {
  if (!(await turnOrEnd(page, '.decision.mine'))) return false;
  const moves = page.locator('.decision details');
  const confirmation = page.locator('.decision .confirm:not([disabled])');
  if ((await moves.count()) > 0) {
    // A click on a board that still moved has missed.
    do await chooseTarget(page);
    while ((await confirmation.count()) === 0);
  } else {
    await page.locator('.decision [data-action]').first().click();
  }
  await confirmation.click();
  // What was chosen disappears when it is done.
  await page.locator('.decision .confirm').waitFor({ state: 'detached' });
  return true;
}

export async function playToTheEnd(page: Page, one: (page: Page) => Promise<boolean>): Promise<number> {
  let choices = 0;
  while (await one(page)) choices += 1;
  return choices;
}
