import type { Locator, Page } from 'playwright-core';
import { openHouse, type House } from './house';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterEach(() => house.sendHome());
afterAll(() => house.close());

// Somebody who hears the page: things are found and used by the roles and names that a screen reader
// speaks, and by nothing else. What was spoken is compared with a text in golden/; where a change of it
// is meant, `npm run end-to-end -- spoken -u` writes it anew, and the difference is read in review.
function listener(page: Page) {
  const heard: string[] = [];
  let lastSaid = '';
  const everything = page.getByRole('main');
  return {
    heard,
    async press(thing: Locator): Promise<string> {
      const tree = await thing.ariaSnapshot();
      await thing.press('Enter');
      const name = tree.split('\n')[0]!.replace(/^- /, '').replace(/:$/, '');
      heard.push(`> ${name}`);
      return name;
    },
    // What the live region says once it says something else than before.
    async listen(): Promise<void> {
      const said = page.getByRole('log').first();
      await expect.poll(() => said.textContent()).not.toBe(lastSaid);
      lastSaid = (await said.textContent()) ?? '';
      heard.push(`< ${lastSaid}`);
    },
    async lookAround(): Promise<void> {
      const tree = await everything.ariaSnapshot();
      // Where a link leads is not spoken; what lies at the booths and in the library is drawn.
      const lines = tree.replaceAll(/\n *- \/url:.*/g, '').replaceAll(drawn, '$1: …');
      heard.push('', lines, '');
    },
  };
}

const drawn = /(backpacks|energy drinks|bottle caps|Library)[:,].*/g;

// Two people at one device.
async function begin(page: Page, press: (thing: Locator) => Promise<string>, game: string) {
  const offer = page.getByRole('article', { name: game });
  await press(offer.getByRole('button', { name: /^On this device/ }));
  for (const [place, name] of ['Ann', 'Bob'].entries()) {
    await page.getByRole('textbox', { name: `Name of player ${place + 1}` }).fill(name);
  }
  await press(page.getByRole('dialog').getByRole('button', { name: 'Begin' }));
}

// Ann's card and Bob's, by their numbers: rounds that stay on the table, a General, a Spy, a Wizard, and
// a Princess who ends it all.
const rounds = [
  [6, 0],
  [4, 4],
  [2, 6],
  [3, 5],
  [7, 1],
] as const;

describe('whoever hears the page instead of seeing it', () => {
  it('plays BraveRats from the start page to the end', async () => {
    const page = await house.visitor();
    const { heard, press, listen, lookAround } = listener(page);
    await begin(page, press, 'BraveRats');
    const button = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();
    const choose = async (card: number, verb: 'Play' | 'Show') => {
      await press(button(/^I am .* and nobody/));
      if (heard.length < 4) {
        // The last to come.
        await page.getByRole('region', { name: 'Coach' }).waitFor();
        await lookAround();
      }
      await press(button(new RegExp(`^${card}, `)));
      await press(button(new RegExp(`^${verb} `)));
    };
    for (const [round, [ann, bob]] of rounds.entries()) {
      // Ann's Spy was the third card: so Bob shows the next one first.
      const isSpied = round === 3;
      if (isSpied) {
        await choose(bob, 'Show');
        await listen();
        await choose(ann, 'Play');
      } else {
        await choose(ann, 'Play');
        await choose(bob, 'Play');
      }
      await listen();
    }
    await page.getByRole('region', { name: 'Bob wins!' }).waitFor();
    await lookAround();
    await expect(heard.join('\n')).toMatchFileSnapshot('golden/brave_rats_spoken.txt');
  });

  // Always the last thing that nothing drawn has to do with: so it is the same game every time.
  it('plays First Rat from the start page to the end', async () => {
    const page = await house.visitor();
    const { heard, press, listen, lookAround } = listener(page);
    await begin(page, press, 'First Rat');
    const question = page.getByRole('region', { name: 'What you can do' });
    const moves = question.getByText(/^All \d+ moves in words/);
    const choices = question.getByRole('listitem').getByRole('button');
    const isDrawn = /backpack|energy drink|bottle cap|comic|library/i;
    const wanted = choices.filter({ hasNotText: new RegExp(`${isDrawn.source}|end the turn`, 'i') });
    const end = page.getByRole('region', { name: /wins!$/ });
    await page.getByRole('region', { name: 'Coach' }).waitFor();
    await lookAround();
    for (;;) {
      await moves.or(choices).or(end).first().waitFor();
      if ((await end.count()) > 0) break;
      if ((await choices.count()) === 0) await moves.press('Enter');
      await choices.first().waitFor();
      const heading = await question.getByRole('heading').innerText();
      heard.push(heading.replaceAll(/\s+/g, ' '));
      const name = await press(((await wanted.count()) > 0 ? wanted : choices).last());
      const confirm = question.getByRole('button', { name: 'Do it' });
      await confirm.press('Enter');
      await confirm.waitFor({ state: 'detached' });
      // That a turn is over is heard from the next question.
      if (!name.includes('end the turn')) await listen();
    }
    await lookAround();
    await expect(heard.join('\n')).toMatchFileSnapshot('golden/first_rat_spoken.txt');
  });
});
