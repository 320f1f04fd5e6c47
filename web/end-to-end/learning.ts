import type { Page } from 'playwright-core';
import { english } from '../src/i18n/learn/en';
import type { Game } from './playing';

// How somebody learns who does what the coach says, and nothing else.

const taps = (page: Page, selector: string) => page.locator(selector).first().click();
const confirm = (page: Page) => taps(page, '.decision .confirm:not([disabled])');

// Nobody who has chosen shall have to look for the button behind the coach.
async function confirmAtOnce(page: Page) {
  const button = page.locator('.decision .confirm:not([disabled])');
  const isInSight = () =>
    button.evaluate((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
  await expect.poll(isInSight, { message: 'whether the button that confirms is in sight' }).toBe(true);
  await button.click();
}

// Rats on Start stand in front of each other: what everybody sees of one is its head.
async function tapRat(page: Page, selector: string) {
  const rat = page.locator(`.junkyard .button${selector}`).first();
  const { width, height } = (await rat.boundingBox())!;
  await rat.click({ position: { x: width / 2, y: height * 0.2 } });
}

// The first answer of the list, or the first that begins with these words.
async function answer(page: Page, beginning = '') {
  await taps(page, `.decision [data-action^="${beginning}"]`);
  await confirm(page);
}

// "Tap a rat that glows, then a space, and confirm."
async function moveOne(page: Page) {
  await tapRat(page, ':has(.own)');
  await taps(page, '.junkyard .button:has(.glow:not(.partial))');
  await confirmAtOnce(page);
}

// "Choose one with its space, then tap another that glows", as in the example.
async function moveGroup(page: Page) {
  const example = (await page.locator('.speech .now').textContent()) ?? '';
  for (const [, rat, place] of example.matchAll(/[Rr]at ([a-d]) to (\w+)/g)) {
    await tapRat(page, `[aria-label^="Rat ${rat} of "]`);
    await taps(page, `.junkyard .button[aria-label^="Go to ${place}:"]`);
  }
  await confirm(page);
}

// "Tap a card to read its ability, then play it."
async function playCard(page: Page) {
  await taps(page, '.card-button:not([disabled])');
  await taps(page, '.hand .primary');
}

const deeds: Record<Game, Record<string, (page: Page) => Promise<void>>> = {
  'brave-rats': { abilities: playCard, answer: playCard, 'show-first': playCard },
  'first-rat': {
    'move-one': moveOne,
    group: moveGroup,
    build: (page) => answer(page, 'build'),
    donate: (page) => answer(page, 'donate'),
    junction: answer,
    library: answer,
    drink: answer,
    take: answer,
    reward: answer,
    shop: answer,
  },
};

// What is done when the coach leaves it to the learner.
async function ownTurn(page: Page, game: Game) {
  if (game === 'brave-rats') return playCard(page);
  const isMove = (await page.locator('.decision details').count()) > 0;
  return isMove ? moveOne(page) : answer(page);
}

// The button of a coach who still says this.
const gotIt = (page: Page, said: string) =>
  page.locator('.coach').filter({ hasText: said }).getByRole('button', { name: english.gotIt });

const nameOf = (game: Game, said: string) =>
  Object.entries(english.lessons[game]).find(([, text]) => text === said)?.[0];

const toldIn = (page: Page, game: Game) =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '{"seen":[]}') as { seen: string[] }).seen,
    `cheesemoon.learn.${game}`,
  );

// Does everything until the coach has nothing more to teach, and says which lessons there were.
export async function learn(page: Page, game: Game): Promise<string[]> {
  const heard: string[] = [];
  const graduation = page.locator('.graduation');
  for (;;) {
    const speech = page.locator('.speech p').first();
    const mine = page.locator('.card-button:not([disabled]), .decision.mine');
    await graduation.or(speech).first().waitFor();
    if ((await graduation.count()) > 0) return heard;
    const told = await toldIn(page, game);
    const said = (await speech.textContent({ timeout: 5000 }).catch(() => null)) ?? '';
    const lesson = nameOf(game, said);
    if (lesson) {
      // Only a lesson that gave way to a more urgent one before it was understood comes again.
      if (told.includes(lesson)) throw new Error(`${lesson} is taught again`);
      if (!heard.includes(lesson)) heard.push(lesson);
      const deed = deeds[game][lesson];
      if (deed) await deed(page);
      // An instruction that was followed is not repeated.
      await expect
        .poll(async () => {
          // The game may have gone on in this moment, and the coach with it.
          if (!deed)
            await gotIt(page, said)
              .click({ timeout: 5000 })
              .catch(() => {});
          return page.evaluate(() => document.querySelector('.speech p')?.textContent);
        })
        .not.toBe(said);
    } else if (said === english.yourTurn && (await mine.count()) > 0) {
      await ownTurn(page, game);
      await page.waitForFunction(() => !document.querySelector('.decision .confirm, .hand .primary'));
    } else {
      await page.waitForTimeout(50);
    }
  }
}
