import { readFile } from 'node:fs/promises';
import { covers } from './covers';
import { complaintsOf, faultsOf } from './faults';
import type { House } from './house';
import { houses } from './houses';
import { begin, decide, isOver, playCard, playToTheEnd } from './playing';

describe.each(houses)('at $at', ({ open }) => {
  let house: House;
  beforeAll(async () => (house = await open()));
  afterEach(() => house.sendHome());
  afterAll(() => house.close());

  describe('the coach', () => {
    it('gives a hint in First Rat that can be played as it is', async () => {
      const page = await house.visitor();
      await begin(page, 'first-rat', 'Play');
      await page.locator('.decision.mine').waitFor();
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByText('The best turn').waitFor();
      // What the second best turn costs, and chances that are 100 % together.
      await page.getByText(/^(?=.*\. It (costs|is)).+$/).waitFor();
      const chances = await page.locator('.coach li').allInnerTexts();
      expect(chances.map((text) => Number(/(\d+)%/.exec(text)?.[1])).reduce((sum, one) => sum + one)).toBe(
        100,
      );
      expect(await faultsOf(page)).toEqual([]);
      await page.locator('.decision .confirm:not([disabled])').click();
      await page.getByText('The best turn').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Hint' }).waitFor();
    });

    it('shows perfect play of every round of a duel in study mode', async () => {
      const page = await house.visitor();
      const complaints = complaintsOf(page);
      await begin(page, 'brave-rats', 'Play');
      await page.getByRole('button', { name: 'Study mode' }).click();
      await page.getByText(/Your chance to win is/).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await playCard(page);
      await page
        .getByText(/gave (nothing away|away)/)
        .first()
        .waitFor();
      // Who plays on before he was advised asks about a round that is over, and is refused.
      const advised = page.locator('.coach').getByText(/Your chance to win is/);
      const cards = page.locator('.card-button');
      let left = 7;
      do {
        await expect
          .poll(
            async () =>
              (await isOver(page)) || ((await cards.count()) === left && (await advised.count()) > 0),
          )
          .toBe(true);
        left -= 1;
      } while (await playCard(page));
      expect(complaints).toEqual([]);
    });
  });

  describe('after a game', () => {
    it('of BraveRats one sees what every choice gave away', async () => {
      const page = await house.visitor();
      await begin(page, 'brave-rats', 'Play');
      await playToTheEnd(page, playCard);
      await page.getByRole('link', { name: 'Review' }).click();
      await page.getByText('Round by round').waitFor();
      expect(await page.getByText(/Perfect play for/).count()).toBeGreaterThan(3);
      expect(await faultsOf(page)).toEqual([]);
    });

    it('of First Rat one goes through it, sees what mattered, and takes it along', async () => {
      const page = await house.visitor();
      await begin(page, 'first-rat', 'Play');
      await playToTheEnd(page, decide);
      await page.getByRole('link', { name: 'Replay' }).click();
      const slider = page.getByRole('slider');
      await slider.waitFor();
      expect(await faultsOf(page)).toEqual([]);
      const where = () =>
        page
          .getByText(/^Step \d+ of \d+$/)
          .first()
          .textContent();
      const begins = await where();
      await page.getByRole('button', { name: 'Forward' }).click();
      expect(await where()).not.toBe(begins);
      await slider.press('End');
      await page.locator('.first-rat.over').waitFor();
      await slider.press('Home');
      await page.locator('.first-rat.over').waitFor({ state: 'detached' });
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download the record' }).click(),
      ]);
      const record = await readFile(await file.path(), 'utf8');
      expect(JSON.parse(record)).toMatchObject({ game: 'first-rat' });

      // Somebody else looks at the file, and has it reviewed.
      const other = await house.visitor();
      await other.getByRole('link', { name: 'Open a record' }).click();
      // The start page takes files, too.
      await other.getByRole('heading', { name: 'Open a record' }).waitFor();
      await other
        .locator('input[type="file"]')
        .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) });
      await other.getByRole('slider').waitFor();
      await other.getByRole('button', { name: 'Review this game' }).click();
      await other.getByText('The turns that mattered').waitFor();
      expect(await faultsOf(other)).toEqual([]);

      // Wherever one reads, the review lies beside or below the seats.
      for (const viewport of [
        { width: 1440, height: 900 },
        { width: 390, height: 844 },
      ]) {
        await other.setViewportSize(viewport);
        for (const down of [0, 300, 900]) {
          await other.evaluate((pixels) => scrollTo(0, pixels), down);
          expect(await covers(other, '.review', '.seats article')).toBe(false);
        }
      }

      // Somebody who takes any turn has given something away; both turns are drawn, and go again.
      await other
        .getByRole('button', { name: /^Show the board/ })
        .first()
        .click();
      const legend = other.getByRole('list', { name: 'Both turns on the board' });
      await legend.waitFor();
      expect(await legend.getByRole('listitem').allInnerTexts()).toEqual([
        expect.stringMatching(/^Better: ./),
        expect.stringMatching(/^Played: ./),
      ]);
      expect(await other.locator('.junkyard .better .way').count()).toBeGreaterThan(0);
      expect(await other.locator('.junkyard .played .way').count()).toBeGreaterThan(0);
      expect(await faultsOf(other)).toEqual([]);
      await other.getByRole('slider').press('End');
      await legend.waitFor({ state: 'detached' });
    });

    it('a file that is no record is refused with a reason', async () => {
      const page = await house.visitor();
      await page.goto(`${house.address}/#/replay`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      const buffer = Buffer.from('{"game":"chess"}');
      const file = { name: 'game.json', mimeType: 'application/json', buffer };
      await page.locator('.opener input[type="file"]').setInputFiles(file);
      await page.getByRole('alert').waitFor();
      expect(await page.getByRole('slider').count()).toBe(0);
    });

    it('alone against Greg the challenge board knows of it', async () => {
      const page = await house.visitor();
      await begin(page, 'first-rat', 'Alone');
      await playToTheEnd(page, decide);
      await page.goto(`${house.address}/#/challenges`);
      await page.locator('table').first().waitFor();
      expect(await faultsOf(page)).toEqual([]);
    });
  });
});
