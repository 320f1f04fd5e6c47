import { complaintsOf } from './faults';
import type { House } from './house';
import { houses } from './houses';
import { begin, decide, isAsked, playToTheEnd } from './playing';

describe.each(houses)('at $at', ({ open }) => {
  let house: House;
  beforeAll(async () => (house = await open()));
  afterEach(() => house.sendHome());
  afterAll(() => house.close());

  describe('First Rat', () => {
    it('is played by one person against bots to its end', async () => {
      const page = await house.visitor();
      const complaints = complaintsOf(page);
      await begin(page, 'first-rat', 'Play', [{ label: 'Players', value: '3' }]);
      expect(await playToTheEnd(page, decide)).toBeGreaterThan(10);
      await page.locator('section.end li').nth(2).waitFor();
      expect(complaints).toEqual([]);
    });

    it('is played alone against Greg to its end', async () => {
      const page = await house.visitor();
      await begin(page, 'first-rat', 'Alone');
      await page.getByText('Greg').first().waitFor();
      expect(await playToTheEnd(page, decide)).toBeGreaterThan(10);
    });

    it('is played by two people on one device', async () => {
      const page = await house.visitor();
      await begin(page, 'first-rat', 'On this device');
      expect(await playToTheEnd(page, decide)).toBeGreaterThan(30);
    });

    it('lets somebody take back what he did in his turn', async () => {
      const page = await house.visitor();
      await begin(page, 'first-rat', 'On this device');
      // A turn of one decision is over when it is done; decide until there is something to undo.
      const undo = page.locator('.decision').getByRole('button', { name: 'Take back' });
      for (await isAsked(page); (await undo.count()) === 0; await isAsked(page))
        expect(await decide(page)).toBe(true);
      const offered = () =>
        page
          .locator('.decision [data-action]')
          .evaluateAll((all) => all.map((each) => each.getAttribute('data-action')));
      const before = await offered();
      await undo.click();
      await undo.waitFor({ state: 'detached' });
      await isAsked(page);
      expect(await offered()).not.toEqual(before);
      expect(await decide(page)).toBe(true);
    });
  });

  describe('on a phone', () => {
    it('the end of a race shows the points', async () => {
      const page = await house.visitor({ viewport: { width: 390, height: 844 } });
      await begin(page, 'first-rat', 'Play');
      await playToTheEnd(page, decide);
      const scoring = page.locator('.first-rat.over .dock');
      await scoring.waitFor();
      expect(await scoring.evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(400);
    });
  });
});
