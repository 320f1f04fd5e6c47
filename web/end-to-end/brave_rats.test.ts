import { complaintsOf } from './faults';
import type { House } from './house';
import { houses } from './houses';
import { begin, playCard, playToTheEnd } from './playing';

describe.each(houses)('at $at', ({ open }) => {
  let house: House;
  beforeAll(async () => (house = await open()));
  afterEach(() => house.sendHome());
  afterAll(() => house.close());

  describe('BraveRats', () => {
    it.each(['base', 'traitor', 'draft', 'deal'])('is played to its end: %s', async (variant) => {
      const page = await house.visitor();
      const complaints = complaintsOf(page);
      await begin(page, 'brave-rats', 'Play', [{ label: 'Variant', value: variant }]);
      // A Princess that meets a Prince ends the game at once.
      expect(await playToTheEnd(page, playCard)).toBeGreaterThan(0);
      expect(await page.locator('section.end').count()).toBe(1);
      expect(complaints).toEqual([]);
    });

    it('is played for crowns, game after game', async () => {
      const page = await house.visitor();
      await begin(page, 'brave-rats', 'Play', [{ label: 'Length', value: '2' }]);
      const next = page.getByRole('button', { name: 'Next game of the match' });
      const again = page.getByRole('button', { name: 'Play again' });
      let games = 0;
      do {
        if (games > 0) {
          await next.click();
          await page.locator('section.end').waitFor({ state: 'detached' });
        }
        games += 1;
        await playToTheEnd(page, playCard);
        await next.or(again).waitFor();
      } while ((await next.count()) > 0);
      expect(games).toBeGreaterThan(1);
    });

    it('is played by two people on one device who do not see each other’s choices', async () => {
      const page = await house.visitor();
      await begin(page, 'brave-rats', 'On this device');
      const ready = page.getByRole('button', { name: /nobody else is looking/ });
      for (;;) {
        await ready.or(page.locator('section.end')).first().waitFor();
        if ((await ready.count()) === 0) break;
        expect(await page.locator('.card-button').count()).toBe(0);
        await ready.click();
        await playCard(page);
      }
    });
  });
});
